import { at } from '@astrarium/core';
import type { Automa } from '../src/automa/automa.ts';
import { SOLO_DECK } from '../src/automa/setup.ts';
import { cardByCode, type Modifier } from '../src/index.ts';

/** Auptolemy's Library in words; what is left out is filled in. */
export interface LibraryPlan {
  readonly modifiers?: readonly Modifier[];
  readonly left?: string;
  readonly right?: string;
  /** The next cards of its deck, top first. */
  readonly top?: readonly string[];
  /** Cards left in its deck. */
  readonly cards?: number;
  /** What its die shows, roll after roll; then chance goes on. */
  readonly rolls?: readonly number[];
}

/** All 48 cards parted into those of the draw deck, of which these must be, and those left over for the Library. */
export function partCards(plan: LibraryPlan, shuffled: readonly number[], inDrawDeck: readonly number[]) {
  const named = namedIn(plan);
  if (named.some((card) => inDrawDeck.includes(card))) throw new Error('a card of the Library is named elsewhere too');
  const spare = shuffled.filter((card) => !named.includes(card) && !inDrawDeck.includes(card));
  const size = SOLO_DECK.above + SOLO_DECK.below;
  const drawDeck = [...inDrawDeck, ...spare.splice(0, size - inDrawDeck.length)];
  if (drawDeck.length !== size) throw new Error('the plan names too many cards');
  return { drawDeck, leftOver: [...named, ...spare] };
}

/** The Library with the plan's cards in their places, made of the cards left over. */
export function layLibrary(plan: LibraryPlan, fresh: Automa, leftOver: readonly number[]): Automa {
  const top = (plan.top ?? []).map(idOf);
  const spare = leftOver.filter((card) => !namedIn(plan).includes(card));
  const takeOne = (): number => at(spare.splice(0, 1), 0);
  const left = plan.left === undefined ? takeOne() : idOf(plan.left);
  const right = plan.right === undefined ? takeOne() : idOf(plan.right);
  const removed = spare.splice(0, fresh.removed.length);
  const cards = plan.cards ?? top.length + spare.length;
  const deck = [...top, ...spare.splice(0, cards - top.length)];
  if (deck.length !== cards) throw new Error(`the deck holds ${deck.length} cards, not ${cards}`);
  // Everything else has been used.
  return { ...fresh, library: [left, right], deck: [...spare, left, right, ...deck], drawn: spare.length + 2, discard: spare, removed };
}

function namedIn({ left, right, top = [] }: LibraryPlan): number[] {
  return [left, right, ...top].flatMap((code) => (code === undefined ? [] : [idOf(code)]));
}

function idOf(code: string): number {
  const card = cardByCode(code);
  if (card === undefined) throw new Error(`no card ${code}`);
  return card.id;
}
