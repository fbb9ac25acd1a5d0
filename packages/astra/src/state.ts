import type { Seat } from '@astrarium/core';
import type { Automa } from './automa/automa.ts';
import { type Card, type CardId, cardOf, type StarSet } from './data/cards.ts';
import { MAX_POUCH, MAX_WISDOM, WISDOM_SECTIONS } from './data/constants.ts';
import type { Element } from './data/elements.ts';
import type { Board, OpenSky } from './public-board.ts';

/** The whole game as plain JSON. Slots, stars, seats and cards are numbers; sets of stars, slots, seats and boxes are bitmasks. */
export interface AstraState {
  /** The version of the rules the game began with; it goes on by them. */
  readonly edition: number;
  /** Journals at the table; in the solo game the second is Auptolemy's. */
  readonly players: number;
  readonly first: Seat;
  active: Seat;
  round: number;
  /** The round after which the game ends; 0 until the end is triggered (A9.2). */
  lastRound: number;
  /** In whose turn the end was triggered; NOBODY until then. */
  triggeredBy: Seat;
  sphere: Element;
  /** The card in each slot, or NO_CARD. */
  readonly slots: CardId[];
  /** Stars marked with any pen, by slot. */
  readonly marked: StarSet[];
  /** Stars that may be marked first by A5.2, by slot. */
  readonly frontier: StarSet[];
  /** Stars marked with each pen: slot × pens + pen. The pen after the last seat's is the dreamer's. */
  readonly marks: StarSet[];
  /** The deck as shuffled; cards before `drawn` have left it. Replaced, never changed, hence shared between copies. */
  deck: readonly CardId[];
  drawn: number;
  /** The Game End card lies under this many cards of the whole deck. */
  readonly gameEndAt: number;
  readonly discard: CardId[];
  readonly journals: Journal[];
  /** Auptolemy's Library in the solo game; it sits at the second Journal. Null with 2 or more players. */
  readonly automa: Automa | null;
  /** The secret Final Scoring card of each seat. */
  scoring: readonly number[];
  readonly turn: Turn;
  /** What is being asked, the innermost question last. Empty when the game is over. */
  readonly frames: Frame[];
}

export interface Journal {
  fame: number;
  pouch: number;
  wisdom: number;
  stardust: number;
  telescopes: number;
  readonly active: CardId[];
  readonly exhausted: CardId[];
}

/** What matters later in the same turn. */
export interface Turn {
  stage: TurnStage;
  /** Turn-lasting Abilities in force, a set of LASTING values. */
  lasting: number;
  /** How many Abilities of A7.15 are in force. */
  famePerGrand: number;
  grandMarked: number;
  /** Starting and Grand stars marked. */
  notCommonMarked: number;
  /** Stardust spent on marking. */
  spent: number;
  /** Stardust spent in the present Observe before its first Grand star; -1 once there was one (A7.17). */
  beforeGrand: number;
  /** Stardust that A7.17 gives back, so far. */
  refund: number;
  actionSkipped: boolean;
  rested: boolean;
  /** The slot whose discovery is being carried out, or NO_SLOT. */
  discovering: number;
}

/** The part of the turn that comes next once nothing is being asked (A3.1). */
type TurnStage = 'action' | 'discovery' | 'limit' | 'refill' | 'dream' | 'dreamt' | 'end';

/** One question. Which fields matter depends on the phase. */
export interface Frame {
  readonly phase: Phase;
  /** Who is asked; NOBODY where `asked` says it. */
  readonly seat: Seat;
  /** The slot being marked or discovered, or NO_SLOT. */
  slot: number;
  /** The star marked last, or NO_STAR. */
  star: number;
  /** Marks or reactivations still due. */
  left: number;
  /** Slots used (A7.11) or Boons crossed out (A8.2). */
  used: number;
  /** Assistants who pick now, at the same time, and those who have been served. */
  asked: number;
  served: number;
  /** Sealed picks by seat: a box, or NO_PICK. */
  picks: number[];
}

export type Phase =
  | 'turn'
  | 'observe'
  | 'again'
  | 'buy'
  | 'mark-any-star'
  | 'mark-three-cards'
  | 'mark-two-stars'
  | 'mark-star-and-neighbours'
  | 'order'
  | 'boons'
  | 'activate'
  | 'limit'
  | 'dream';

export const NO_CARD = -1;
export const NO_SLOT = -1;
const NO_STAR = -1;
export const NO_PICK = -1;
export const NOBODY = -1;

export const LASTING = { anyCommonFirst: 1, restAddsPouch: 2, refundBeforeGrand: 4, refundCommons: 8 } as const;

const NO_PICKS: number[] = [];

export function pushFrame(state: AstraState, phase: Phase, seat: Seat, slot: number = NO_SLOT, left = 0): Frame {
  const frame: Frame = { phase, seat, slot, star: NO_STAR, left, used: 0, asked: 0, served: 0, picks: NO_PICKS };
  state.frames.push(frame);
  return frame;
}

export function topFrame(state: AstraState): Frame | undefined {
  const { frames } = state;
  return frames.length === 0 ? undefined : frames[frames.length - 1];
}

export function journalOf(state: Pick<Board, 'journals'>, seat: Seat): Journal {
  const journal = state.journals[seat];
  if (journal === undefined) throw new RangeError(`no seat ${seat}`);
  return journal;
}

/** Pens in play: one per seat, and with 2 players the dreamer's (A10.1). */
export function pensOf(players: number): number {
  return players === 2 ? 3 : players;
}

export function hasDreamer(state: Pick<Board, 'players'>): boolean {
  return state.players === 2;
}

export function marksOf(state: Board, slot: number, pen: number): StarSet {
  return state.marks[slot * pensOf(state.players) + pen] ?? 0;
}

/** The card in the slot, or undefined if the slot is empty. */
export function cardIn(state: OpenSky, slot: number): Card | undefined {
  const id = state.slots[slot] ?? NO_CARD;
  return id === NO_CARD ? undefined : cardOf(id);
}

/** Are all its stars marked? (A8.1) Figures are connected: while a star is unmarked, one may be marked first. */
export function isFinished(state: OpenSky, slot: number): boolean {
  return state.frontier[slot] === 0 && state.slots[slot] !== NO_CARD;
}

/** Unmarked stars of the card in the slot; none in an empty slot. */
export function unmarkedIn(state: OpenSky, slot: number): StarSet {
  const card = cardIn(state, slot);
  return card === undefined ? 0 : card.all & ~(state.marked[slot] ?? 0);
}

/** Is there a star left to mark, on any card in the slots? */
export function anyUnmarked(state: OpenSky): boolean {
  for (let slot = 0; slot < state.frontier.length; slot += 1) if (state.frontier[slot] !== 0) return true;
  return false;
}

/** How many own cards the Wisdom track allows (A1.4). */
export function cardLimit(wisdom: number): number {
  return CARD_LIMITS[wisdom] ?? 0;
}

const CARD_LIMITS = Array.from(
  { length: MAX_WISDOM + 1 },
  (_, wisdom) => WISDOM_SECTIONS.findLast((section) => section.marks <= wisdom)?.limit ?? 0,
);

/** Adds up to what the track holds and returns how much that was (A8.8: the excess is lost). */
export function raisePouch(journal: Journal, amount: number): number {
  const gained = Math.min(amount, MAX_POUCH - journal.pouch);
  journal.pouch += gained;
  return gained;
}

export function raiseWisdom(journal: Journal, amount: number): number {
  const gained = Math.min(amount, MAX_WISDOM - journal.wisdom);
  journal.wisdom += gained;
  return gained;
}

/** A list of `length` times the same number. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i += 1) list.push(value);
  return list;
}

/** Takes the card out of the list, which holds it. */
export function removeCard(list: CardId[], card: CardId): void {
  for (let i = list.indexOf(card) + 1; i < list.length; i += 1) list[i - 1] = list[i] ?? NO_CARD;
  list.pop();
}
