import type { AbilityName } from './abilities.ts';
import { CARD_TABLE, type CardRow } from './card-rows.ts';
import { type Element, elementOf } from './elements.ts';
import { FIGURES } from './figures.ts';

/** A card as the rules read it. Sets of stars are bitmasks: star n is bit 1 << n. */
export interface Card {
  readonly id: CardId;
  readonly code: string;
  readonly name: string;
  readonly element: Element;
  readonly finalFame: number;
  readonly boons: readonly Boon[];
  readonly ability: AbilityName;
  /** Designations of the stars, in the card's own order. */
  readonly stars: readonly string[];
  readonly lines: readonly (readonly [Star, Star])[];
  /** For each star, the stars joined to it by one line (A1.3). */
  readonly neighbours: readonly StarSet[];
  readonly all: StarSet;
  readonly start: StarSet;
  readonly grand: StarSet;
  readonly common: StarSet;
}

/** A card's place in `CARDS`. */
export type CardId = number;
/** A star's place on its card. */
export type Star = number;
export type StarSet = number;

export const BOON_KINDS = ['fame', 'stardust', 'telescope', 'pouch', 'wisdom', 'activation'] as const;
export type BoonKind = (typeof BOON_KINDS)[number];
export interface Boon {
  readonly kind: BoonKind;
  readonly amount: number;
}

export const CARDS: readonly Card[] = CARD_TABLE.map(toCard);

const BY_CODE = new Map(CARDS.map((card) => [card.code, card]));

export function cardByCode(code: string): Card | undefined {
  return BY_CODE.get(code);
}

export function cardOf(id: CardId): Card {
  const card = CARDS[id];
  if (card === undefined) throw new RangeError(`no card ${id}: cards are numbered 0 to ${CARDS.length - 1}`);
  return card;
}

function toCard(row: CardRow, id: CardId): Card {
  const [code, name, element, finalFame, boons, ability, startStar, grandStars] = row;
  const chains = (FIGURES[code] ?? '').split(' ').map((chain) => chain.split('-'));
  const stars = [...new Set(chains.flat())];
  const lines = chains.flatMap((chain) => chain.slice(1).map((star, i) => [stars.indexOf(chain[i] ?? ''), stars.indexOf(star)] as const));
  const setOf = (list: string): StarSet => list.split(' ').reduce((set, star) => set | (1 << stars.indexOf(star)), 0);
  const all = (1 << stars.length) - 1;
  const start = setOf(startStar);
  const grand = setOf(grandStars);
  const neighbours = stars.map((_, star) =>
    lines.reduce((set, [a, b]) => (a === star ? set | (1 << b) : b === star ? set | (1 << a) : set), 0),
  );
  return {
    id,
    code,
    name,
    element: elementOf(element),
    finalFame,
    boons: boons.split(', ').map(toBoon),
    ability,
    stars,
    lines,
    neighbours,
    all,
    start,
    grand,
    common: all & ~start & ~grand,
  };
}

function toBoon(text: string): Boon {
  const [kind, amount] = text.split(' ');
  return { kind: kind as BoonKind, amount: Number(amount) };
}
