import { type AstraState, type Boon, cardOf, elementMarks, marksOf, NO_CARD, scoreElements } from '@astrarium/astra';
import { at, popcount, type Seat } from '@astrarium/core';
import {
  abilityValue,
  boonValue,
  discoveryValue,
  pouchValue,
  stardustValue,
  telescopeValue,
  turnsLeft,
  wisdomValue,
} from './heuristic-values.ts';
import { EVEN, type Preferences } from './preferences.ts';
import { observesToFinish } from './reach.ts';

/** How well the seat stands when it has ended its turn: its own prospects against those of the others. */
export function positionValue(state: AstraState, seat: Seat, preferences: Preferences = EVEN): number {
  const left = preferences.time * turnsLeft(state);
  const worth = state.journals.map((_, other) => ownValue(state, other, left, other === seat ? preferences : EVEN));
  for (let slot = 0; slot < state.slots.length; slot += 1) addSlotProspects(state, slot, seat, left, worth, preferences);
  const others = worth.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
  return at(worth, seat) - 0.5 * preferences.rivals * (mean + Math.max(...others)) + preferences.haste * state.drawn;
}

/** What the seat has, as Fame. */
export function ownValue(state: AstraState, seat: Seat, left: number, preferences: Preferences = EVEN): number {
  const { fame, pouch, wisdom, stardust, telescopes, active, exhausted } = at(state.journals, seat);
  const cards = [...active, ...exhausted];
  const hoard = pouch * pouchValue(left) + stardust * stardustValue(left) + telescopes * telescopeValue(left);
  let held = scoreElements(elementMarks(at(state.scoring, seat), cards)) + 0.5 * Math.min(4, cards.length);
  for (const card of active) held += abilityValue(card, true, left) + cardOf(card).finalFame * 0.9;
  for (const card of exhausted) held += abilityValue(card, false, left) + cardOf(card).finalFame * 0.4;
  return fame + wisdomValue(wisdom, left) + preferences.hoard * hoard + preferences.cards * held;
}

/** How likely somebody who can finish a card does so on the next turn. */
const TAKES_IT = 0.75;

/** What a card in the sky promises: to the one who can finish it first, and to those who helped. */
function addSlotProspects(state: AstraState, slot: number, mover: Seat, left: number, worth: number[], preferences: Preferences): void {
  const card = state.slots[slot] ?? NO_CARD;
  const marked = state.marked[slot] ?? 0;
  if (card === NO_CARD || marked === 0) return;
  const { all, boons } = cardOf(card);
  const stars = state.journals.map((_, seat) => popcount(marksOf(state, slot, seat)));
  const missing = popcount(all & ~marked);
  const finisher = firstFinisher(state, card, marked, missing, mover);
  // Cards finish the sooner the fewer stars they lack; at the end of the game they may not at all.
  const sure = finisher === undefined ? Math.min(0.85, (left / 6) * (1 - missing / 16)) : TAKES_IT;
  stars.forEach((own, seat) => {
    add(worth, seat, own * 0.5 * (1 - sure));
  });
  if (finisher !== undefined) {
    const promised = discoveryValue(at(state.journals, finisher), card, at(state.scoring, finisher), left);
    add(worth, finisher, (finisher === mover ? preferences.cards : 1) * TAKES_IT * promised);
    stars[finisher] = 0;
  } else {
    // Nobody can yet: whoever is deep in it is a little likelier to be the one.
    stars.forEach((own, seat) => {
      add(worth, seat, sure * own * 0.12);
    });
  }
  const before = at(worth, mover);
  addBoons(state, stars, boons, sure, left, worth);
  add(worth, mover, (preferences.boons - 1) * (at(worth, mover) - before));
}

/** The seats that helped pick in the order of their stars; each takes the best Boon left. */
function addBoons(state: AstraState, stars: readonly number[], boons: readonly Boon[], sure: number, left: number, worth: number[]): void {
  let served = 0;
  let taken = 0;
  for (let seat = nextHelper(stars, served); seat >= 0; seat = nextHelper(stars, served)) {
    const journal = at(state.journals, seat);
    let best = -1;
    let box = 0;
    for (let index = 0; index < boons.length; index += 1) {
      const value = taken & (1 << index) ? -1 : boonValue(journal, at(boons, index), left);
      if (value > best) {
        best = value;
        box = index;
      }
    }
    served |= 1 << seat;
    taken |= 1 << box;
    add(worth, seat, sure * best);
  }
}

/** Of the seats not served yet the one with the most stars; -1 when nobody is left. */
function nextHelper(stars: readonly number[], served: number): Seat {
  let next = -1;
  let most = 0;
  for (let seat = 0; seat < stars.length; seat += 1) {
    const own = stars[seat] ?? 0;
    if (own > most && (served & (1 << seat)) === 0) {
      most = own;
      next = seat;
    }
  }
  return next;
}

/** The first seat after the mover that has the Stardust and Telescopes to finish the card in one turn. */
function firstFinisher(state: AstraState, card: number, marked: number, missing: number, mover: Seat): Seat | undefined {
  const observes = observesToFinish(card, marked);
  for (let i = 1; i <= state.players; i += 1) {
    const seat = (mover + i) % state.players;
    const { stardust, telescopes } = at(state.journals, seat);
    if (stardust >= missing && telescopes >= observes - 1) return seat;
  }
  return undefined;
}

function add(worth: number[], seat: Seat, value: number): void {
  worth[seat] = (worth[seat] ?? 0) + value;
}
