import { at, type Chance } from '@astrarium/core';
import { presenceOf } from './board.ts';
import { ACTION_CARDS, ALL_CARDS } from './components/action-cards.ts';
import { ARTIFACTS, REPOSITORIUM } from './components/artifacts.ts';
import { NO_PLANET, PLANET_COUNTS, PLANETS, SYSTEMS } from './components/galaxy.ts';
import { type Bundle, countOf, FULL_BANK, NOTHING, ONE, RESOURCES, sizeOf } from './components/resources.ts';
import { type AdAstraState, count, NONE } from './state.ts';
import type { AdAstraView } from './view.ts';

/** A full state that fits the view: unknown planets, hands, planned cards and artifacts are dealt anew. */
export function imagine(view: AdAstraView, chance: Chance): AdAstraState {
  return {
    players: view.players,
    rules: view.rules,
    factions: view.seats.map(({ faction }) => faction),
    planets: dealPlanets(view, chance),
    sizes: view.sizes.slice(),
    ...dealArtifacts(view, chance),
    used: view.artifacts.used,
    round: view.round,
    first: view.first,
    step: view.step,
    space: view.space,
    revealed: view.revealed,
    turn: view.turn,
    owners: view.spaces.map(({ owner }) => owner),
    ...dealCards(view, chance),
    open: view.seats.map(({ open }) => open),
    endCalled: view.endCalled,
    answeredBy: view.answeredBy,
    hidden: PLANETS - view.faceUp.reduce((sum, set) => sum + count(set), 0),
    faceUp: view.faceUp.slice(),
    // What others have seen is theirs alone (B5.7).
    known: view.seats.flatMap((_, seat) => SYSTEMS.map((__, system) => (seat === view.viewer ? at(view.known, system) : 0))),
    pawns: view.pawns.slice(),
    fleet: view.seats.flatMap(({ ships }) => ships),
    presence: view.seats.map((_, seat) => presenceOf(view.pawns, seat)),
    supply: view.seats.flatMap(({ supply }) => supply),
    bank: view.bank,
    hands: dealHands(view, chance),
    seen: view.seats.map(({ seen }) => seen),
    scores: view.seats.map(({ score }) => score),
    points: view.seats.flatMap(({ points }) => points),
    deed: { ...view.deed, scored: view.deed.scored.slice() },
    frames: view.frames.map((frame) => ({ ...frame })),
  };
}

function dealPlanets(view: AdAstraView, chance: Chance): number[] {
  const left = PLANET_COUNTS.slice();
  for (const kind of view.planets) if (kind !== null && kind !== NO_PLANET) left[kind] = at(left, kind) - 1;
  const unseen = left.flatMap((n, kind) => Array.from({ length: n }, () => kind));
  chance.shuffle('imagine planets', unseen);
  return view.planets.map((kind) => kind ?? unseen.pop() ?? NO_PLANET);
}

/** Each hand holds what the table has seen there; the cards that are neither there, nor in a known hand, nor in the bank, go round. */
function dealHands(view: AdAstraView, chance: Chance): Bundle[] {
  const known = view.seats.map(({ hand, seen }) => hand ?? seen);
  const unseen = known.reduce((rest, cards) => rest - cards, FULL_BANK - view.bank);
  const pool = RESOURCES.flatMap((_, resource) => Array.from({ length: countOf(unseen, resource) }, () => at(ONE, resource)));
  chance.shuffle('imagine hands', pool);
  return view.seats.map(({ handSize }, seat) => {
    let hand = at(known, seat);
    for (let missing = handSize - sizeOf(hand); missing > 0; missing -= 1) hand += pool.pop() ?? NOTHING;
    return hand;
  });
}

/** Others' face-down cards are any that they have neither lying open nor turned up this round. */
function dealCards(view: AdAstraView, chance: Chance): { faces: number[]; cards: number[] } {
  const faces = view.spaces.map(({ card }) => card ?? NONE);
  const cards = view.seats.map(({ cards: own, open }, seat) => {
    if (own !== null) return own;
    let left = ALL_CARDS & ~open;
    for (const { owner, card } of view.spaces) if (owner === seat && card !== null) left &= ~(1 << card);
    const choice = ACTION_CARDS.flatMap((_, card) => (left & (1 << card) ? [card] : []));
    chance.shuffle('imagine cards', choice);
    for (const [space, { owner, card }] of view.spaces.entries()) {
      if (owner !== seat || card !== null) continue;
      const face = choice.pop() ?? 0;
      faces[space] = face;
      left &= ~(1 << face);
    }
    return left;
  });
  return { faces, cards };
}

function dealArtifacts(view: AdAstraView, chance: Chance): { artifacts: number[]; drawn: number; held: number[] } {
  const { inGame, used, drawn } = view.artifacts;
  const own = view.seats.reduce((set, { artifacts }) => set | (artifacts ?? 0), 0);
  const members = (set: number): number[] => ARTIFACTS.flatMap((_, artifact) => (set & (1 << artifact) ? [artifact] : []));
  const pool = members(inGame & ~used & ~own);
  chance.shuffle('imagine relics', pool);
  // B10.1 is never held: it is applied as it is drawn.
  const holdable = pool.filter((artifact) => artifact !== REPOSITORIUM);
  const held = view.seats.map(({ artifacts, artifactCount }) => {
    if (artifacts !== null) return artifacts;
    let set = 0;
    for (let n = 0; n < artifactCount; n += 1) set |= 1 << (holdable.pop() ?? REPOSITORIUM);
    return set;
  });
  const gone = held.reduce((set, one) => set | one, used);
  return { artifacts: [...members(gone), ...pool.filter((artifact) => (gone & (1 << artifact)) === 0)], drawn, held };
}
