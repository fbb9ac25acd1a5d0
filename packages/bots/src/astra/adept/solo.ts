import {
  type AstraState,
  AUPTOLEMY,
  type Automa,
  astra,
  automaLines,
  CARDS,
  type Card,
  cardOf,
  closedBoxes,
  type Element,
  elementCounts,
  emptyLibraryLoses,
  marksOf,
  NEAREST_SLOT,
  NO_CARD,
  scoreCounts,
  scoreSets,
} from '@astrarium/astra';
import { at, popcount, type Result } from '@astrarium/core';
import { boonValue, discoveryValue, turnsLeft } from './heuristic-values.ts';
import { ownValue } from './position-value.ts';
import { observesToFinish } from './reach.ts';

/** How well the person of a solo game stands, Auptolemy having ended its turn. */
export function soloPositionValue(state: AstraState, automa: Automa): number {
  const result = astra.result(state);
  if (result !== undefined) return settled(result);
  const left = turnsLeft(state);
  let worth = ownValue(state, 0, left) - automaValue(state, automa) - hurry(state, automa, left);
  for (let slot = 0; slot < state.slots.length; slot += 1) worth += slotProspect(state, automa, slot, left);
  return worth;
}

/** What a game won is worth beyond its margin; only more Fame than Auptolemy's wins (A11.13). */
const VICTORY = 15;
const LOST_AT_ONCE = -50;

function settled({ seats, winners, why }: Result): number {
  if (why === 'library-empty') return LOST_AT_ONCE;
  return at(seats, 0).total - at(seats, AUPTOLEMY).total + (winners.includes(0) ? VICTORY : -VICTORY);
}

/** What Auptolemy would score now (A11.12), but for its stars on cards in the sky, which are counted with those. */
function automaValue(state: AstraState, automa: Automa): number {
  return automaLines(state, automa).reduce((sum, { name, points }) => sum + (name === 'stars' ? 0 : points), 0);
}

/** After so many rounds a game against Auptolemy should be over: time is on its side. */
const ROUNDS = 24;

/** The game must end before Auptolemy's deck does (A11.4), five Observes of it to one Rest; and soon in any case. */
function hurry(state: AstraState, { modifiers, deck, drawn }: Automa, left: number): number {
  const endless = modifiers.includes('endless-library') || !emptyLibraryLoses(state);
  const byDeck = endless ? ROUNDS : ((deck.length - drawn) * 6) / 5;
  const turns = Math.min(ROUNDS - state.round, byDeck);
  return 2 * Math.max(0, left + 2 - turns - (state.lastRound > 0 ? 2 : 0));
}

/** What the chance to take a card is worth beside taking it: little, so that a card in reach is taken. */
const IN_REACH = 0.25;

/** What a card in the sky promises to the person, less what it promises to Auptolemy. */
function slotProspect(state: AstraState, automa: Automa, slot: number, left: number): number {
  const card = state.slots[slot] ?? NO_CARD;
  const marked = state.marked[slot] ?? 0;
  if (card === NO_CARD || marked === 0) return 0;
  const journal = at(state.journals, 0);
  const missing = popcount(cardOf(card).all & ~marked);
  const observes = observesToFinish(card, marked);
  const own = popcount(marksOf(state, slot, 0));
  const its = popcount(marksOf(state, slot, AUPTOLEMY));

  const mine = discoveryValue(journal, card, at(state.scoring, 0), left) - shareOf(automa, cardOf(card), its);
  const boon = own === 0 ? 0 : bestBoon(state, slot, left);
  const lost = boon - gainOf(state, automa, cardOf(card));

  const taken = journal.stardust >= missing && journal.telescopes >= observes - 1 ? IN_REACH : 0;
  const stolen = left < 1 ? 0 : (1 - taken) * chanceOf(state, automa, slot, missing, observes);
  // Cards finish the sooner the fewer stars they lack; at the end of the game they may not at all.
  const sure = Math.min(0.85, (left / 6) * (1 - missing / 16));
  const helped = 0.5 * boon + 0.35 * own - (its > 0 ? 0.2 * shareOf(automa, cardOf(card), its) : 0);
  const open = (1 - sure) * 0.5 * (own - its) + sure * helped;
  return taken * Math.max(0, mine) + stolen * lost + (1 - taken - stolen) * open;
}

/** What Auptolemy gets when the person discovers a card on which it has so many stars (A11.11, A11.15). */
function shareOf({ modifiers }: Automa, { boons }: Card, stars: number): number {
  const telescope = modifiers.includes('no-telescopes') ? 0 : 2;
  const perDiscovery = modifiers.includes('telescope-per-discovery') ? telescope : 0;
  if (stars === 0) return perDiscovery;
  const fame = Math.max(...boons.map(({ kind, amount }) => (kind === 'fame' ? amount : 0)));
  return fame + (fame === 2 || fame === 3 ? telescope : 0) + perDiscovery;
}

/** What a card would add to Auptolemy's pile. */
function gainOf(state: AstraState, automa: Automa, card: Card): number {
  const pile = at(state.journals, AUPTOLEMY).active;
  const before = elementCounts(automa, pile);
  const after = before.map((cards, element) => (element === card.element ? cards + 1 : cards));
  return card.finalFame + scoreCounts(after) - scoreCounts(before) + scoreSets(after) - scoreSets(before);
}

function bestBoon(state: AstraState, slot: number, left: number): number {
  const closed = closedBoxes(state, slot, 0);
  const open = cardOf(at(state.slots, slot)).boons.filter((_, box) => (closed & (1 << box)) === 0);
  return Math.max(...open.map((boon) => boonValue(at(state.journals, 0), boon, left)));
}

/** How likely Auptolemy finishes the card in its next turn: a third each for the left and the right card of its Library and for its deck. */
function chanceOf(state: AstraState, automa: Automa, slot: number, missing: number, observes: number): number {
  if (missing > MOST_STARS || at(state.journals, AUPTOLEMY).telescopes < observes - 1) return 0;
  const fewest = state.slots.every((card, other) => card === NO_CARD || popcount(cardOf(card).all & ~at(state.marked, other)) >= missing);
  const aims = (element: Element): boolean => (NEAREST_SLOT[element] ?? (fewest ? slot : -1)) === slot;
  const enough = (id: number): number => (aims(cardOf(id).element) && at(cardOf(id).boons, 0).amount >= missing ? 1 : 0);
  const [first, second] = automa.library;
  const unknown = (EVERY_ELEMENT.filter(aims).length / 4) * at(REACH, missing);
  return (enough(first) + (automa.modifiers.includes('hidden-right') ? unknown : enough(second)) + unknown) / 3;
}

/** Stars that Auptolemy marks at most, and the share of cards that let it mark so many. */
const MOST_STARS = 5;
const EVERY_ELEMENT: readonly Element[] = [0, 1, 2, 3];
const REACH = [0, 1, 2, 3, 4, 5].map((stars) => CARDS.filter(({ boons }) => at(boons, 0).amount >= stars).length / CARDS.length);
