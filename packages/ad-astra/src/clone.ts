import type { AdAstraState, Frame } from './state.ts';

/** A copy that shares nothing that ever changes. Written by hand: search bots make millions. */
export function clone(state: AdAstraState): AdAstraState {
  const { deed } = state;
  return {
    edition: state.edition,
    players: state.players,
    rules: state.rules,
    factions: state.factions,
    planets: state.planets,
    sizes: state.sizes,
    artifacts: state.artifacts,
    drawn: state.drawn,
    held: state.held.slice(),
    used: state.used,
    round: state.round,
    first: state.first,
    step: state.step,
    space: state.space,
    revealed: state.revealed,
    turn: state.turn,
    owners: state.owners.slice(),
    faces: state.faces.slice(),
    cards: state.cards.slice(),
    open: state.open.slice(),
    endCalled: state.endCalled,
    answeredBy: state.answeredBy,
    hidden: state.hidden,
    faceUp: state.faceUp.slice(),
    known: state.known.slice(),
    pawns: state.pawns.slice(),
    fleet: state.fleet.slice(),
    presence: state.presence.slice(),
    supply: state.supply.slice(),
    bank: state.bank,
    hands: state.hands.slice(),
    seen: state.seen.slice(),
    scores: state.scores.slice(),
    points: state.points.slice(),
    idle: state.idle,
    deed: { choice: deed.choice, moved: deed.moved, free: deed.free, offers: deed.offers, scored: deed.scored.slice() },
    frames: state.frames.map(cloneFrame),
  };
}

function cloneFrame(frame: Frame): Frame {
  return {
    phase: frame.phase,
    seat: frame.seat,
    left: frame.left,
    system: frame.system,
    from: frame.from,
    partner: frame.partner,
    give: frame.give,
    want: frame.want,
  };
}
