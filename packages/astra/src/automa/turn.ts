import { at, type Chance, type Tell } from '@astrarium/core';
import { DREAM_NUMBERS } from '../cards/board.ts';
import { type Card, type CardId, cardOf } from '../cards/cards.ts';
import { AIR, EARTH, type Element, FIRE } from '../cards/elements.ts';
import type { AstraEvent } from '../events.ts';
import { dreamCards } from '../rules/dream.ts';
import { dreamStar, markStar } from '../rules/marking.ts';
import { moveMarker } from '../rules/rest.ts';
import { type AstraState, cardIn, count, journalOf, lowest, NO_SLOT, unmarkedIn } from '../state.ts';
import { AUPTOLEMY, type Automa, cardsInDeck, drawLibrary, has } from './automa.ts';
import { choosePath, legalPaths, type Path, setOf } from './marking-order.ts';
import { stardustPerRest } from './setup.ts';

/** A11.3: with no Stardust it Rests, else it Observes. */
export function takeAction(state: AstraState, automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): void {
  if (journalOf(state, AUPTOLEMY).stardust === 0) rest(state, automa, tell);
  else observe(state, automa, chance, tell);
}

/** A11.9: stars of its Dream phase by its own order, on the card of A10.3; a tie of cards is left to chance. */
export function dream(state: AstraState, chance: Chance, tell?: Tell<AstraEvent>): void {
  const slots = setBits(dreamCards(state));
  if (slots.length === 0) return;
  const slot = slots.length === 1 ? at(slots, 0) : at(slots, chance.below('auptolemy', slots.length));
  const card = cardIn(state, slot);
  if (card === undefined) return;
  const marked = state.marked[slot] ?? 0;
  const due = DREAM_NUMBERS[state.sphere] ?? 0;
  // A10.4: the dreamer goes on while there is a way.
  const paths = legalPaths(card, marked, due).filter((path) => path.length === due || deadEnd(card, marked, path));
  for (const star of choosePath(card, marked, paths, chance)) dreamStar(state, slot, star, tell);
}

/** A11.9: 5 Stardust and the marker; its Dream phase follows. */
function rest(state: AstraState, automa: Automa, tell?: Tell<AstraEvent>): void {
  const amount = stardustPerRest(automa.modifiers);
  state.turn.rested = true;
  tell?.({ kind: 'rested', seat: AUPTOLEMY, rule: 'A11.9' });
  journalOf(state, AUPTOLEMY).stardust += amount;
  tell?.({ kind: 'gained', seat: AUPTOLEMY, what: 'stardust', amount, rule: 'A11.9' });
  moveMarker(state, tell);
}

/** A11.4 to A11.8. */
function observe(state: AstraState, automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): void {
  if (cardsInDeck(automa) === 0 && !reshuffle(automa, chance, tell)) {
    automa.ranOut = true;
    return;
  }
  const selected = select(automa, chance, tell);
  const slot = focusSlot(state, cardOf(selected.card), chance);
  const stars = leftmostFame(cardOf(selected.card));
  tell?.({ kind: 'focus', card: selected.card, on: slot === NO_SLOT ? null : at(state.slots, slot), stars, rule: 'A11.5' });
  if (slot !== NO_SLOT) markStars(state, slot, stars, chance, tell);
  cleanUp(state, automa, selected, tell);
}

interface Selected {
  readonly card: CardId;
  readonly from: 'left' | 'right' | 'deck';
}

/** A11.5: 1-2 the left Library card, 3-4 the right, 5-6 the top of its deck. */
function select(automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): Selected {
  const roll = chance.below('die', 6) + 1;
  const from = roll <= 2 ? 'left' : roll <= 4 ? 'right' : 'deck';
  const card = from === 'deck' ? drawLibrary(automa) : automa.library[from === 'left' ? 0 : 1];
  tell?.({ kind: 'rolled', roll, from, card, rule: 'A11.5' });
  return { card, from };
}

/** The slots of the 2-player board lie nearest Fire, Air and Earth, clockwise. */
const NEAREST_SLOT: Readonly<Partial<Record<Element, number>>> = { [FIRE]: 0, [AIR]: 1, [EARTH]: 2 };

/** A11.5: the slot nearest the Focus, or the next one clockwise that has something to mark; Water: the fewest unmarked stars. */
function focusSlot(state: AstraState, { element }: Card, chance: Chance): number {
  const open = state.slots.flatMap((_, slot) => (unmarkedIn(state, slot) === 0 ? [] : [slot]));
  const nearest = NEAREST_SLOT[element];
  if (nearest === undefined) {
    const fewest = Math.min(...open.map((slot) => count(unmarkedIn(state, slot))));
    const ties = open.filter((slot) => count(unmarkedIn(state, slot)) === fewest);
    return ties.length <= 1 ? (ties[0] ?? NO_SLOT) : at(ties, chance.below('auptolemy', ties.length));
  }
  const clockwise = [0, 1, 2].map((step) => (nearest + step) % state.slots.length);
  return clockwise.find((slot) => open.includes(slot)) ?? NO_SLOT;
}

/** A11.6: X is the leftmost Boon of Fame. */
function leftmostFame({ boons }: Card): number {
  return boons.find((boon) => boon.kind === 'fame')?.amount ?? 0;
}

/** A11.6 and A11.7: one Observe; more of them by Telescope only if that discovers the card. */
function markStars(state: AstraState, slot: number, longest: number, chance: Chance, tell?: Tell<AstraEvent>): void {
  const card = cardIn(state, slot);
  if (card === undefined) return;
  const { telescopes } = journalOf(state, AUPTOLEMY);
  const plan = planToFinish(card, state.marked[slot] ?? 0, longest, telescopes + 1, chance);
  if (plan === undefined) {
    const marked = state.marked[slot] ?? 0;
    markPath(state, slot, choosePath(card, marked, legalPaths(card, marked, longest), chance), tell);
    return;
  }
  for (const [index, path] of plan.entries()) {
    if (index > 0) {
      journalOf(state, AUPTOLEMY).telescopes -= 1;
      tell?.({ kind: 'spent', seat: AUPTOLEMY, what: 'telescope', amount: 1, rule: 'A11.7' });
    }
    markPath(state, slot, path, tell);
  }
}

function markPath(state: AstraState, slot: number, path: Path, tell?: Tell<AstraEvent>): void {
  for (const star of path) markStar(state, AUPTOLEMY, slot, star, 'A11.6', tell);
}

/** The Observes, as few as may be, that finish a card of at most `longest` unmarked stars which one Observe can't; undefined if there is no need or no way. */
function planToFinish(card: Card, marked: number, longest: number, observes: number, chance: Chance): Path[] | undefined {
  if (count(card.all & ~marked) > longest) return undefined;
  for (let needed = 1; needed <= observes; needed += 1) {
    if (!canFinish(card, marked, needed)) continue;
    return needed === 1 ? undefined : finishIn(card, marked, needed, chance);
  }
  return undefined;
}

/** Each Observe by the order of A11.6 among those that leave the rest to be done. */
function finishIn(card: Card, marked: number, observes: number, chance: Chance): Path[] {
  if (observes === 0) return [];
  const paths = legalPaths(card, marked, card.stars.length).filter((path) => canFinish(card, marked | setOf(path), observes - 1));
  const path = choosePath(card, marked, paths, chance);
  return [path, ...finishIn(card, marked | setOf(path), observes - 1, chance)];
}

function canFinish(card: Card, marked: number, observes: number): boolean {
  if (marked === card.all) return true;
  if (observes === 0) return false;
  return legalPaths(card, marked, card.stars.length).some((path) => canFinish(card, marked | setOf(path), observes - 1));
}

/** A11.8: the card to the Library discard, 1 Stardust off, a face-up card used is replaced. */
function cleanUp(state: AstraState, automa: Automa, { card, from }: Selected, tell?: Tell<AstraEvent>): void {
  automa.discard.push(card);
  journalOf(state, AUPTOLEMY).stardust -= 1;
  tell?.({ kind: 'spent', seat: AUPTOLEMY, what: 'stardust', amount: 1, rule: 'A11.8' });
  if (from === 'deck') return;
  const next = drawLibrary(automa);
  automa.library[from === 'left' ? 0 : 1] = next;
  const hidden = from === 'right' && has(automa, 'hidden-right');
  tell?.({ kind: 'library', place: from, card: hidden ? null : next, rule: 'A11.8' });
}

/** A11.14 (5): an empty deck is made anew from the Library discard. */
function reshuffle(automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): boolean {
  if (!has(automa, 'endless-library') || automa.discard.length === 0) return false;
  const deck = automa.discard;
  chance.shuffle('library', deck);
  automa.deck = deck;
  automa.drawn = 0;
  automa.discard = [];
  tell?.({ kind: 'reshuffled', cards: deck.length, rule: 'A11.14' });
  return true;
}

function deadEnd(card: Card, marked: number, path: Path): boolean {
  return ((card.neighbours[at(path, path.length - 1)] ?? 0) & ~(marked | setOf(path))) === 0;
}

function setBits(set: number): number[] {
  const bits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) bits.push(lowest(left));
  return bits;
}
