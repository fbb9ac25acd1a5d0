import {
  type AbilityName,
  type AstraState,
  type Boon,
  type CardId,
  cardLimit,
  cardOf,
  elementMarks,
  type Journal,
  scoreElements,
} from '@astrarium/astra';

/** What things are worth in Fame, by rule of thumb. `left` is how many more turns each player may expect. */

const TURNS_IN_A_GAME = 18;
const CARDS_ABOVE_AT_START: Readonly<Record<number, number>> = { 2: 15, 3: 18, 4: 24, 5: 30 };
/** Against Auptolemy a card lasts longer. */
const SOLO_TURNS_PER_CARD = 1.6;

/** Turns each player may still expect, from the cards above the Game End card. */
export function turnsLeft(state: AstraState): number {
  if (state.lastRound > 0) return state.lastRound - state.round + 0.5;
  const above = Math.max(0, state.gameEndAt - state.drawn);
  if (state.automa !== null) return 1.5 + SOLO_TURNS_PER_CARD * above;
  return 1.5 + (TURNS_IN_A_GAME * above) / (CARDS_ABOVE_AT_START[state.players] ?? 20);
}

/** What one use of the Ability brings. */
export const USE_VALUES: Readonly<Record<AbilityName, number>> = {
  'stardust-2': 1,
  'stardust-3': 1.5,
  'stardust-4': 2,
  'buy-telescopes': 0.5,
  telescope: 1.2,
  wisdom: 0.9,
  pouch: 1.3,
  'fame-per-begun-card': 1.8,
  'fame-per-sphere-card': 1.5,
  'mark-any-star': 1.2,
  'mark-three-cards': 2,
  'mark-two-stars': 1.5,
  'mark-star-and-neighbours': 1.3,
  'observe-from-any-common': 1,
  'fame-per-grand': 1.2,
  'rest-adds-pouch': 1.5,
  'refund-before-grand': 1,
  'refund-commons': 1.4,
};

/** A card comes to be used about every fifth turn: the ring goes round, and one does not always rest on its Sphere. */
const TURNS_PER_USE = 5;

export function abilityValue(card: CardId, active: boolean, left: number): number {
  return USE_VALUES[cardOf(card).ability] * usesLeft(active, left);
}

export function usesLeft(active: boolean, left: number): number {
  return Math.min((active ? 0.8 : 0) + Math.max(0, left - 2) / TURNS_PER_USE, left);
}

/** Everything a card gives to somebody who holds these others: Ability, Final Scoring Fame, Elements. */
export function cardValue(card: CardId, active: boolean, others: readonly CardId[], scoring: number, left: number): number {
  const elements = scoreElements(elementMarks(scoring, [...others, card])) - scoreElements(elementMarks(scoring, others));
  return abilityValue(card, active, left) + cardOf(card).finalFame * (active ? 0.9 : 0.4) + elements + 0.8;
}

/** What a newly discovered card would add, the least worthy own card making room if need be (A8.6). */
export function discoveryValue(journal: Journal, card: CardId, scoring: number, left: number): number {
  const own = [...journal.active, ...journal.exhausted];
  const worth = cardValue(card, true, own, scoring, left);
  if (own.length < cardLimit(journal.wisdom)) return worth;
  const least = Math.min(
    ...own.map((other) =>
      cardValue(
        other,
        journal.active.includes(other),
        own.filter((id) => id !== other),
        scoring,
        left,
      ),
    ),
  );
  return Math.max(0.3, worth - least);
}

/** Stardust is worth a third at the end, more while it can still become discoveries. */
export function stardustValue(left: number): number {
  return left < 1 ? 1 / 3 : 0.5;
}

export function telescopeValue(left: number): number {
  return left < 1 ? 0.05 : 0.9;
}

/** A mark on the Pouch track counts at the end and fills every Rest. */
export function pouchValue(left: number): number {
  return 1 + 0.12 * left;
}

/** Wisdom in Fame: finished sections count at the end and hold cards; begun ones are on the way there. */
export function wisdomValue(wisdom: number, left: number): number {
  const limit = cardLimit(wisdom);
  const sections = [0, 1, 3, 5, 8, 11, 14];
  const from = sections[limit - 2] ?? 14;
  const to = sections[limit - 1] ?? 14;
  const begun = to > from ? (wisdom - from) / (to - from) : 0;
  const perLimit = 1 + Math.min(1.6, 0.14 * left);
  return perLimit * (limit + begun * Math.min(0.9, left / 6));
}

export function boonValue(journal: Journal, boon: Boon, left: number): number {
  switch (boon.kind) {
    case 'fame':
      return boon.amount;
    case 'stardust':
      return boon.amount * stardustValue(left);
    case 'telescope':
      return boon.amount * telescopeValue(left);
    case 'pouch':
      return Math.min(boon.amount, 12 - journal.pouch) * pouchValue(left);
    case 'wisdom':
      return wisdomValue(Math.min(14, journal.wisdom + boon.amount), left) - wisdomValue(journal.wisdom, left);
    case 'activation':
      return activationValue(journal.exhausted, boon.amount, left);
  }
}

/** The best of the Exhausted cards, as many as the Boon reactivates. */
function activationValue(exhausted: readonly CardId[], amount: number, left: number): number {
  const values = exhausted.map((card) => reactivationValue(card, left));
  if (values.length > amount) values.sort((a, b) => b - a);
  return values.slice(0, amount).reduce((sum, worth) => sum + worth, 0);
}

export function reactivationValue(card: CardId, left: number): number {
  return abilityValue(card, true, left) - abilityValue(card, false, left) + cardOf(card).finalFame * 0.5;
}
