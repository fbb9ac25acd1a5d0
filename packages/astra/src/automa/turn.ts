import { at, type Chance, members, popcount, type Tell } from '@astrarium/core';
import { type Card, type CardId, cardOf, type StarSet } from '../data/cards.ts';
import { NEAREST_SLOT } from '../data/constants.ts';
import type { AstraEvent } from '../events.ts';
import { dreamCards, dreamNumber } from '../rules/dream.ts';
import { dreamStar, markStar, nextStarsOf } from '../rules/marking.ts';
import { moveMarker } from '../rules/rest.ts';
import { type AstraState, cardIn, journalOf, NO_SLOT, unmarkedIn } from '../state.ts';
import { AUPTOLEMY, type Automa, cardsInDeck, drawLibrary, emptyLibraryLoses, has, tellLibrary } from './automa.ts';
import { choosePath, headsFor, legalPaths, type Path, setOf } from './choose-path.ts';
import { stardustPerRest } from './setup.ts';

/** A11.3: with no Stardust it Rests, else it Observes. */
export function takeAction(state: AstraState, automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): void {
  if (journalOf(state, AUPTOLEMY).stardust === 0) rest(state, automa, tell);
  else observe(state, automa, chance, tell);
}

/** A11.9: stars of its Dream phase by its own order, on the card of A10.3; a tie of cards is left to chance. */
export function dream(state: AstraState, chance: Chance, tell?: Tell<AstraEvent>): void {
  const slots = members(dreamCards(state));
  if (slots.length === 0) return;
  const slot = slots.length === 1 ? at(slots, 0) : at(slots, chance.below('auptolemy', slots.length));
  const card = cardIn(state, slot);
  if (card === undefined) return;
  const marked = state.marked[slot] ?? 0;
  const due = dreamNumber(state.sphere);
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
  if (cardsInDeck(automa) === 0) {
    if (emptyLibraryLoses(state)) automa.ranOut = true;
    else tell?.({ kind: 'no-focus', rule: 'A11.4' });
    return;
  }
  const selected = select(automa, chance, tell);
  const slot = focusSlot(state, cardOf(selected.card), chance);
  const stars = leftmostFame(cardOf(selected.card));
  if (slot === NO_SLOT) tell?.({ kind: 'focus', card: selected.card, on: null, stars, towards: null, rule: 'A11.5' });
  else {
    const marked = state.marked[slot] ?? 0;
    const card = cardOf(at(state.slots, slot));
    const paths = planObserves(card, marked, stars, journalOf(state, AUPTOLEMY).telescopes, chance);
    tell?.({ kind: 'focus', card: selected.card, on: card.id, stars, towards: headsFor(card, marked, at(paths, 0)), rule: 'A11.5' });
    markPaths(state, slot, paths, tell);
  }
  cleanUp(state, automa, selected, chance, tell);
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

/** A11.5: the slot nearest the Focus, or the next one clockwise that has something to mark; Water: the fewest unmarked stars. */
function focusSlot(state: AstraState, { element }: Card, chance: Chance): number {
  const open = state.slots.flatMap((_, slot) => (unmarkedIn(state, slot) === 0 ? [] : [slot]));
  const nearest = NEAREST_SLOT[element];
  if (nearest === undefined) {
    const fewest = Math.min(...open.map((slot) => popcount(unmarkedIn(state, slot))));
    const ties = open.filter((slot) => popcount(unmarkedIn(state, slot)) === fewest);
    return ties.length <= 1 ? (ties[0] ?? NO_SLOT) : at(ties, chance.below('auptolemy', ties.length));
  }
  const clockwise = state.slots.map((_, step) => (nearest + step) % state.slots.length);
  return clockwise.find((slot) => open.includes(slot)) ?? NO_SLOT;
}

/** A11.6: X is the leftmost Boon of Fame. */
function leftmostFame({ boons }: Card): number {
  return boons.find((boon) => boon.kind === 'fame')?.amount ?? 0;
}

/** The first Observe costs nothing more; each further one a Telescope (A11.7). */
function markPaths(state: AstraState, slot: number, paths: readonly Path[], tell?: Tell<AstraEvent>): void {
  for (const [index, path] of paths.entries()) {
    if (index > 0) {
      journalOf(state, AUPTOLEMY).telescopes -= 1;
      tell?.({ kind: 'spent', seat: AUPTOLEMY, what: 'telescope', amount: 1, rule: 'A11.7' });
    }
    for (const star of path) markStar(state, AUPTOLEMY, slot, star, index === 0 ? 'A11.6' : 'A11.7', tell);
  }
}

/** A11.6: one Observe. A11.7: more of them, as few as may be, if one can't finish a card of at most `longest` unmarked stars and they do. */
export function planObserves(card: Card, marked: StarSet, longest: number, telescopes: number, chance: Chance): Path[] {
  if (popcount(card.all & ~marked) <= longest && !canFinish(card, marked, 1)) {
    for (let observes = 2; observes <= telescopes + 1; observes += 1) {
      if (canFinish(card, marked, observes)) return finishIn(card, marked, observes, chance);
    }
  }
  return [choosePath(card, marked, legalPaths(card, marked, longest), chance)];
}

/** Each Observe by the order of A11.6 among those that leave the rest to be done. */
function finishIn(card: Card, marked: StarSet, observes: number, chance: Chance): Path[] {
  if (observes === 0) return [];
  const paths = legalPaths(card, marked, card.stars.length).filter((path) => canFinish(card, marked | setOf(path), observes - 1));
  const path = choosePath(card, marked, paths, chance);
  return [path, ...finishIn(card, marked | setOf(path), observes - 1, chance)];
}

function canFinish(card: Card, marked: StarSet, observes: number): boolean {
  if (marked === card.all) return true;
  if (observes === 0) return false;
  return legalPaths(card, marked, card.stars.length).some((path) => canFinish(card, marked | setOf(path), observes - 1));
}

/** A11.8: the card to the Library discard, 1 Stardust off, a face-up card used is replaced. */
function cleanUp(state: AstraState, automa: Automa, { card, from }: Selected, chance: Chance, tell?: Tell<AstraEvent>): void {
  automa.discard.push(card);
  journalOf(state, AUPTOLEMY).stardust -= 1;
  tell?.({ kind: 'spent', seat: AUPTOLEMY, what: 'stardust', amount: 1, rule: 'A11.8' });
  if (from !== 'deck') {
    automa.library[from === 'left' ? 0 : 1] = drawLibrary(automa);
    tellLibrary(automa, from, 'A11.8', tell);
  }
  if (cardsInDeck(automa) === 0 && has(automa, 'endless-library')) reshuffle(automa, chance, tell);
  tellLibrary(automa, 'top', 'A11.14', tell);
}

/** A11.14 (5): when its deck runs out, it is made anew from the Library discard. */
function reshuffle(automa: Automa, chance: Chance, tell?: Tell<AstraEvent>): void {
  const deck = automa.discard;
  chance.shuffle('library', deck);
  automa.deck = deck;
  automa.drawn = 0;
  automa.discard = [];
  tell?.({ kind: 'reshuffled', cards: deck.length, rule: 'A11.14' });
}

function deadEnd(card: Card, marked: StarSet, path: Path): boolean {
  return nextStarsOf(card, marked | setOf(path), at(path, path.length - 1)) === 0;
}
