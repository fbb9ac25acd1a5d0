import { at, type Seat } from '@astrarium/core';
import { type ActionCard, planningSpaces, SOURCES } from './data/action-cards.ts';
import type { Artifact } from './data/artifacts.ts';
import type { Faction } from './data/factions.ts';
import { type PlanetKind, SYSTEMS, type System } from './data/galaxy.ts';
import { ITEMS, type Item, PAWNS_EACH, type RuleSet } from './data/pawns.ts';
import type { Place } from './data/places.ts';
import type { Bundle } from './data/resources.ts';
import type { Board } from './public-board.ts';
import type { Idle } from './rules/standstill.ts';

/** The whole game as plain JSON. Everything is a number; sets of cards, systems, places of a system, seats and ships are bitmasks. */
export interface AdAstraState {
  /** The version of the rules the game began with; it goes on by them. */
  readonly edition: number;
  readonly players: number;
  readonly rules: RuleSet;
  readonly factions: readonly Faction[];
  /** The planet at each place, face down or not, and how many each system has. Replaced, never changed, hence shared between copies. */
  planets: readonly PlanetKind[];
  readonly sizes: readonly number[];
  /** The artifacts as shuffled; those before `drawn` have been drawn. Replaced, never changed. */
  artifacts: readonly Artifact[];
  drawn: number;
  /** Artifacts held by each seat, and those used and out of the game: sets. */
  readonly held: number[];
  used: number;
  round: number;
  first: Seat;
  step: Step;
  /** How many cards are on the board, while planning; afterwards the space whose card is on. */
  space: number;
  /** How many cards have been turned up this round: those of the lowest spaces. */
  revealed: number;
  /** Whose turn it is within the step, counted from the one who begins. */
  turn: number;
  /** The owner of the card on each planning space, or NOBODY, and the card. */
  readonly owners: Seat[];
  readonly faces: ActionCard[];
  /** Action cards in each hand, and Scoring cards that lie open (B8.5). */
  readonly cards: number[];
  readonly open: number[];
  /** Has B10.10 called the end? */
  endCalled: boolean;
  /** Who won by B10.11, or NOBODY. */
  answeredBy: Seat;
  /** Planets still face down. */
  hidden: number;
  /** Planets turned up, by system. */
  readonly faceUp: number[];
  /** Face-down planets that a seat has seen: seat × systems + system (B5.7). */
  readonly known: number[];
  /** What stands on each planet, see `pawns.ts`. */
  readonly pawns: number[];
  /** Where each starship is: seat × 4 + ship. */
  readonly fleet: Place[];
  /** Systems with a pawn of the seat. */
  readonly presence: number[];
  /** Pawns left to build: seat × items + item. */
  readonly supply: number[];
  bank: Bundle;
  readonly hands: Bundle[];
  /** What the table has seen come into each hand this round, or lie in it, and not seen leave it: at least that is there. */
  readonly seen: Bundle[];
  readonly scores: number[];
  /** Points by their source: seat × sources + source (B9.1). */
  readonly points: number[];
  /** B3.5; undefined in a game that began with rules that had no such end. */
  idle: Idle | undefined;
  readonly deed: Deed;
  /** What is being asked, the innermost question last. Empty when the game is over. */
  readonly frames: Frame[];
}

/** What matters while one action card is carried out. */
export interface Deed {
  /** The resource or element chosen, or NONE. */
  choice: number;
  /** Ships that have moved, as a set of seat × 4 + ship (B5.1). */
  moved: number;
  /** Seats whose moves are free (B10.3). */
  free: number;
  /** Offers made so far; the last one's id (B7.3). */
  offers: number;
  /** Points of this scoring by seat. */
  readonly scored: number[];
}

/** What comes next once nothing is being asked. */
export type Step =
  | 'plan'
  | 'about-to-reveal'
  | 'reveal'
  | 'production'
  | 'movement'
  | 'build'
  | 'trade'
  | 'scoring'
  | 'discards'
  | 'bonus'
  | 'laurea'
  | 'next-card'
  | 'limit'
  | 'end'
  | 'over';

/** One question. Which fields matter depends on the phase. */
export interface Frame {
  readonly phase: Phase;
  readonly seat: Seat;
  /** Moves, items, cards or exchanges still open. */
  left: number;
  /** The system entered, or the set of systems looked at. */
  system: System;
  /** Where the ship that is to land comes from. */
  readonly from: Place;
  /** The other side of an offer, and the cards: what `partner` gives and wants; while discarding for points, `give` is what has gone. */
  readonly partner: Seat;
  give: Bundle;
  readonly want: Bundle;
}

export type Phase =
  | 'plan'
  | 'reveal'
  | 'swap'
  | 'produce'
  | 'harvest'
  | 'move'
  | 'gate'
  | 'land'
  | 'build'
  | 'trade'
  | 'answer'
  | 'counter'
  | 'last-call'
  | 'exchange'
  | 'element'
  | 'discard'
  | 'laurea'
  | 'limit'
  | 'take'
  | 'look';

export const NOBODY = -1;
export const NONE = -1;
/** As many as one likes. */
export const MANY = 99;

export function pushFrame(state: AdAstraState, phase: Phase, seat: Seat, left = 0): void {
  state.frames.push({ phase, seat, left, system: 0, from: 0, partner: NOBODY, give: 0, want: 0 });
}

export function topFrame(state: AdAstraState): Frame | undefined {
  const { frames } = state;
  return frames.length === 0 ? undefined : frames[frames.length - 1];
}

export function spacesOf(state: AdAstraState): number {
  return planningSpaces(state.players);
}

/** The owner of the card that is on. */
export function cardOwner(state: AdAstraState): Seat {
  return at(state.owners, state.space);
}

/** The card that is on. */
export function cardOn(state: AdAstraState): ActionCard {
  return at(state.faces, state.space);
}

/** Are all hands on the table (B7.1)? */
export function handsShown(state: AdAstraState): boolean {
  return state.step === 'trade';
}

/** The seat `n` places clockwise. */
export function clockwise(board: Board, seat: Seat, n: number): Seat {
  const sum = seat + n;
  return sum < board.players ? sum : sum - board.players;
}

export function handOf(state: AdAstraState, seat: Seat): Bundle {
  return state.hands[seat] ?? 0;
}

export function holdsArtifact(state: AdAstraState, seat: Seat, artifact: Artifact): boolean {
  return ((state.held[seat] ?? 0) & (1 << artifact)) !== 0;
}

export function supplyOf(board: Board, seat: Seat, item: Item): number {
  return board.supply[seat * ITEMS.length + item] ?? 0;
}

export function shipAt(state: AdAstraState, seat: Seat, ship: number): Place {
  return state.fleet[seat * PAWNS_EACH + ship] ?? 0;
}

/** The planets of the system that are still face down. */
export function faceDown(state: AdAstraState, system: System): number {
  return ((1 << (state.sizes[system] ?? 0)) - 1) & ~(state.faceUp[system] ?? 0);
}

export function knownTo(state: AdAstraState, seat: Seat, system: System): number {
  return state.known[seat * SYSTEMS.length + system] ?? 0;
}

export function pointsOf(state: AdAstraState, seat: Seat, source: number): number {
  return state.points[seat * SOURCES.length + source] ?? 0;
}

/** A list of `length` times the same number. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i += 1) list.push(value);
  return list;
}
