import { lowest, type Refusal, type Seat, type Tell } from '@astrarium/core';
import { isAutoma } from '../automa/automa.ts';
import { type Card, type CardId, cardOf, type Star, type StarSet } from '../data/cards.ts';
import { type Decision, MARK } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import type { OpenSky } from '../public-board.ts';
import { type AstraState, cardIn, isFinished, journalOf, NO_CARD, pensOf, raiseWisdom } from '../state.ts';
import { refuse } from './reasons.ts';

/** Star marking, the heart of the game: which star may be marked (A5.2, A5.3) and what marking does (A5.6). */

/** A5.3: unmarked stars adjacent to the one marked last. */
export function nextStars(state: AstraState, slot: number, last: Star): StarSet {
  const card = cardIn(state, slot);
  return card === undefined ? 0 : nextStarsOf(card, state.marked[slot] ?? 0, last);
}

/** The same of any card with these marks. */
export function nextStarsOf({ neighbours }: Card, marked: StarSet, last: Star): StarSet {
  return (neighbours[last] ?? 0) & ~marked;
}

/** A5.2: the Starting star of an untouched card, else any unmarked star adjacent to a marked one. */
export function firstStars(state: OpenSky, slot: number): StarSet {
  return state.frontier[slot] ?? 0;
}

/** The same of any card with these marks, worked out anew. */
export function firstStarsOf({ start, neighbours }: Card, marked: StarSet): StarSet {
  if (marked === 0) return start;
  return neighbours.reduce((set, around, star) => (marked & (1 << star) ? set | around : set), 0) & ~marked;
}

/** Marks a star with the seat's pen, for whatever reason. A Grand star gives 1 Wisdom at once (A5.6). */
export function markStar(state: AstraState, seat: Seat, slot: number, star: Star, rule: string, tell?: Tell<AstraEvent>): void {
  const card = ink(state, seat, slot, star);
  tell?.({ kind: 'marked', seat, card: card.id, star, rule });
  if (card.common & (1 << star)) return;
  state.turn.notCommonMarked += 1;
  // A11.2: Auptolemy gains no Wisdom.
  if (card.grand & (1 << star) && !isAutoma(state, seat)) {
    state.turn.grandMarked += 1;
    const amount = raiseWisdom(journalOf(state, seat), 1);
    if (amount > 0) tell?.({ kind: 'gained', seat, what: 'wisdom', amount, rule: 'A5.6' });
  }
}

/** Marks a star with the dreamer's pen: it belongs to nobody (A10.1) and gives nobody Wisdom (A10.5). */
export function dreamStar(state: AstraState, slot: number, star: Star, tell?: Tell<AstraEvent>): void {
  const card = ink(state, state.players, slot, star);
  tell?.({ kind: 'marked', seat: null, card: card.id, star, rule: 'A10.2' });
}

function ink(state: AstraState, pen: number, slot: number, star: Star): Card {
  const card = cardOf(state.slots[slot] ?? NO_CARD);
  const bit = 1 << star;
  const marked = (state.marked[slot] ?? 0) | bit;
  const index = slot * pensOf(state.players) + pen;
  state.marks[index] = (state.marks[index] ?? 0) | bit;
  // On an untouched card the frontier was the Starting star, which counts only while nothing is marked.
  const frontier = marked === bit ? 0 : (state.frontier[slot] ?? 0);
  state.marked[slot] = marked;
  state.frontier[slot] = (frontier | (card.neighbours[star] ?? 0)) & ~marked;
  return card;
}

/** Adds the decisions that mark one of these stars of the card in the slot. */
export function listMarks(state: AstraState, slot: number, stars: StarSet, list: Decision[]): void {
  if (stars === 0) return;
  const marks = MARK[state.slots[slot] ?? NO_CARD] as readonly Decision[];
  for (let rest = stars; rest !== 0; rest &= rest - 1) list.push(marks[lowest(rest)] as Decision);
}

/** The slot that holds the card, or -1. */
export function slotOf(state: AstraState, card: CardId): number {
  return card === NO_CARD ? -1 : state.slots.indexOf(card);
}

/** What keeps this star from being marked at all, before any question of where one may begin. */
export function cantMark(state: AstraState, card: CardId, star: Star): Refusal | undefined {
  const slot = slotOf(state, card);
  if (slot < 0) return refuse('A5.1', 'card-not-in-slots');
  const { stars } = cardOf(card);
  if (!Number.isInteger(star) || star < 0 || star >= stars.length) return refuse('A1.1', 'no-such-star');
  if (isFinished(state, slot)) return refuse('A5.8', 'card-finished');
  if (((state.marked[slot] ?? 0) & (1 << star)) !== 0) return refuse('A5.4', 'star-already-marked');
  return undefined;
}

/** A5.2 as a refusal: why this can't be the first star. */
export function cantBeFirst(state: AstraState, slot: number, star: Star): Refusal | undefined {
  if (firstStars(state, slot) & (1 << star)) return undefined;
  return refuse('A5.2', state.marked[slot] === 0 ? 'not-the-starting-star' : 'not-next-to-a-marked-star');
}

/** A5.3 as a refusal: why this can't be the star after `last`. */
export function cantBeNext(state: AstraState, slot: number, last: Star, star: Star): Refusal | undefined {
  if (nextStars(state, slot, last) & (1 << star)) return undefined;
  return refuse('A5.3', 'not-next-to-the-last-star');
}
