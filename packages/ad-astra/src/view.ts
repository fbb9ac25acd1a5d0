import { at, popcount, type Seat, type Viewer } from '@astrarium/core';
import { type ActionCard, SOURCES } from './data/action-cards.ts';
import type { Faction } from './data/factions.ts';
import { NO_PLANET, type PlanetKind, SYSTEMS } from './data/galaxy.ts';
import { ITEMS, PAWNS_EACH, type RuleSet } from './data/pawns.ts';
import { indexOf, type Place, SYSTEM_OF } from './data/places.ts';
import { type Bundle, sizeOf } from './data/resources.ts';
import type { Pawns } from './rules/pawns.ts';
import { isUnchanged } from './rules/standstill.ts';
import { type AdAstraState, type Deed, type Frame, handsShown, knownTo, NONE, type Step } from './state.ts';

/** What a seat, or a spectator, may know (B11). Nothing of the state is handed through: every field is put here on purpose. */
export interface AdAstraView {
  readonly viewer: Viewer;
  readonly edition: number;
  readonly players: number;
  readonly rules: RuleSet;
  readonly round: number;
  readonly first: Seat;
  readonly step: Step;
  readonly over: boolean;
  readonly endCalled: boolean;
  /** Rounds in a row in which nothing has changed (B3.5), NONE where they are not counted; and whether this one has changed nothing yet either. */
  readonly idle: number;
  readonly unchanged: boolean;
  readonly answeredBy: Seat;
  /** The space whose card is on; while planning, how many cards are on the board. */
  readonly space: number;
  readonly revealed: number;
  readonly turn: number;
  readonly spaces: readonly SpaceView[];
  readonly seats: readonly SeatView[];
  /** Planets by system. */
  readonly sizes: readonly number[];
  /** The planet at each place: NO_PLANET where there is none, null where the viewer does not know. */
  readonly planets: readonly (PlanetKind | null)[];
  /** Planets turned up, by system; and face-down ones that the viewer has seen (B5.7). */
  readonly faceUp: readonly number[];
  readonly known: readonly number[];
  /** What stands on each planet, see `Pawns`. */
  readonly pawns: readonly Pawns[];
  readonly bank: Bundle;
  /** Artifacts in this game and those used, as sets; and how many have been drawn. */
  readonly artifacts: { readonly inGame: number; readonly used: number; readonly drawn: number };
  readonly deed: Deed;
  readonly frames: readonly Frame[];
}

/** A planning space: who has a card there (or NOBODY), and which, if it is turned up or one's own. */
export interface SpaceView {
  readonly owner: Seat;
  readonly card: ActionCard | null;
}

export interface SeatView {
  readonly faction: Faction;
  readonly score: number;
  /** Points by source. */
  readonly points: readonly number[];
  readonly handSize: number;
  /** The resource cards: one's own, and everybody's on a Trade card. */
  readonly hand: Bundle | null;
  /** What everybody has seen this round to be in the hand, at least. */
  readonly seen: Bundle;
  readonly artifactCount: number;
  /** One's own artifacts, as a set. */
  readonly artifacts: number | null;
  /** One's own action cards in hand, as a set. */
  readonly cards: number | null;
  /** Scoring cards that lie open (B8.5). */
  readonly open: number;
  /** Pawns left to build, in the order of ITEMS. */
  readonly supply: readonly number[];
  /** Where each starship is. */
  readonly ships: readonly Place[];
}

export function view(state: AdAstraState, viewer: Viewer, like?: AdAstraView): AdAstraView {
  return {
    viewer,
    edition: state.edition,
    players: state.players,
    rules: state.rules,
    round: state.round,
    first: state.first,
    step: state.step,
    over: state.step === 'over',
    endCalled: state.endCalled,
    idle: state.idle?.rounds ?? NONE,
    unchanged: like?.unchanged ?? (state.idle !== undefined && state.idle.rounds > 0 && isUnchanged(state)),
    answeredBy: state.answeredBy,
    space: state.space,
    revealed: state.revealed,
    turn: state.turn,
    spaces: state.owners.map((owner, space) => ({
      owner,
      card: space < state.revealed || owner === viewer ? at(state.faces, space) : null,
    })),
    seats: state.factions.map((_, seat) => viewSeat(state, seat, viewer)),
    sizes: like?.sizes ?? state.sizes.slice(),
    planets: state.planets.map((planet, place) => (planet === NO_PLANET || isVisible(state, place, viewer) ? planet : null)),
    faceUp: like?.faceUp ?? state.faceUp.slice(),
    known: SYSTEMS.map((_, system) => (viewer === 'spectator' ? 0 : knownTo(state, viewer, system))),
    pawns: like?.pawns ?? state.pawns.slice(),
    bank: state.bank,
    artifacts: like?.artifacts ?? {
      inGame: state.artifacts.reduce((set, artifact) => set | (1 << artifact), 0),
      used: state.used,
      drawn: state.drawn,
    },
    deed: like?.deed ?? { ...state.deed, scored: state.deed.scored.slice() },
    frames: like?.frames ?? state.frames.map((frame) => ({ ...frame })),
  };
}

function viewSeat(state: AdAstraState, seat: Seat, viewer: Viewer): SeatView {
  const hand = at(state.hands, seat);
  const own = seat === viewer;
  return {
    faction: at(state.factions, seat),
    score: at(state.scores, seat),
    points: state.points.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length),
    handSize: sizeOf(hand),
    hand: own || handsShown(state) ? hand : null,
    seen: at(state.seen, seat),
    artifactCount: popcount(at(state.held, seat)),
    artifacts: own ? at(state.held, seat) : null,
    cards: own ? at(state.cards, seat) : null,
    open: at(state.open, seat),
    supply: state.supply.slice(seat * ITEMS.length, (seat + 1) * ITEMS.length),
    ships: state.fleet.slice(seat * PAWNS_EACH, (seat + 1) * PAWNS_EACH),
  };
}

function isVisible(state: AdAstraState, place: Place, viewer: Viewer): boolean {
  const system = at(SYSTEM_OF, place);
  const visible = at(state.faceUp, system) | (viewer === 'spectator' ? 0 : knownTo(state, viewer, system));
  return (visible & (1 << indexOf(place))) !== 0;
}
