import { at, type Seat, type Tell } from '@astrarium/core';
import { SOURCE_RULES, SOURCES } from '../data/action-cards.ts';
import { type Bundle, common, countOf, ONE, RESOURCES, type Resource } from '../data/resources.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, handOf } from '../state.ts';

/** Cards of one resource from the bank to the hand, as many as the bank has. Returns how many. */
export function gain(state: AdAstraState, seat: Seat, resource: Resource, due: number, rule: string, tell?: Tell<AdAstraEvent>): number {
  const amount = Math.min(due, countOf(state.bank, resource));
  if (amount === 0) return 0;
  const cards = amount * (ONE[resource] ?? 0);
  state.bank -= cards;
  receive(state, seat, cards);
  tell?.({ kind: 'gained', seat, resource, amount, rule });
  return amount;
}

/** Cards from the hand back to the bank. */
export function pay(state: AdAstraState, seat: Seat, cards: Bundle, rule: string, tell?: Tell<AdAstraEvent>): void {
  state.bank += cards;
  give(state, seat, cards);
  if (tell !== undefined) tellCards('spent', seat, cards, rule, tell);
}

/** Cards from one hand to another (B7.3). */
export function handOver(state: AdAstraState, from: Seat, to: Seat, cards: Bundle, tell?: Tell<AdAstraEvent>): void {
  give(state, from, cards);
  receive(state, to, cards);
  if (tell === undefined) return;
  tellCards('spent', from, cards, 'B7.3', tell);
  tellCards('gained', to, cards, 'B7.3', tell);
}

/** Points, each on the line of its source (B9.1). */
export function score(state: AdAstraState, seat: Seat, source: number, points: number, tell?: Tell<AdAstraEvent>): void {
  if (points === 0) return;
  const line = seat * SOURCES.length + source;
  state.points[line] = (state.points[line] ?? 0) + points;
  state.scores[seat] = (state.scores[seat] ?? 0) + points;
  tell?.({ kind: 'scored', seat, source: at(SOURCES, source), points, rule: at(SOURCE_RULES, source) });
}

function receive(state: AdAstraState, seat: Seat, cards: Bundle): void {
  state.hands[seat] = handOf(state, seat) + cards;
  state.seen[seat] = (state.seen[seat] ?? 0) + cards;
}

/** What the table had seen in the hand and sees leave it, it no longer knows there. */
function give(state: AdAstraState, seat: Seat, cards: Bundle): void {
  const seen = state.seen[seat] ?? 0;
  state.hands[seat] = handOf(state, seat) - cards;
  state.seen[seat] = seen - common(seen, cards);
}

function tellCards(kind: 'gained' | 'spent', seat: Seat, cards: Bundle, rule: string, tell: Tell<AdAstraEvent>): void {
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    const amount = countOf(cards, resource);
    if (amount > 0) tell({ kind, seat, resource, amount, rule });
  }
}
