import { CARDS } from '@astrarium/astra';
import { at } from '@astrarium/core';

/** A card as the referee reads it from the table of cards: stars by number, lines as lists of neighbours. */
export interface Chart {
  readonly id: number;
  readonly code: string;
  readonly element: number;
  readonly finalFame: number;
  readonly ability: string;
  readonly boons: readonly { readonly kind: string; readonly amount: number }[];
  readonly names: readonly string[];
  readonly next: readonly (readonly number[])[];
  readonly start: number;
  readonly grand: readonly number[];
}

export const CHARTS: readonly Chart[] = CARDS.map((card) => {
  const numbers = card.stars.map((_, star) => star);
  const isIn = (set: number, star: number): boolean => Math.floor(set / 2 ** star) % 2 === 1;
  return {
    id: card.id,
    code: card.code,
    element: card.element,
    finalFame: card.finalFame,
    ability: card.ability,
    boons: card.boons,
    names: card.stars,
    next: numbers.map((star) => card.lines.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []))),
    start: numbers.findIndex((star) => isIn(card.start, star)),
    grand: numbers.filter((star) => isIn(card.grand, star)),
  };
});

export const [FIRE, AIR, , EARTH] = [0, 1, 2, 3] as const;

/** The dreamer's pen. */
export const DREAMER = 'dreamer';
export type Pen = number | typeof DREAMER;

/** A card in the sky with the pen that marked each star. */
export interface Constellation {
  readonly chart: Chart;
  readonly marks: Map<number, Pen>;
}

export function unmarked({ chart, marks }: Constellation): number[] {
  return chart.names.map((_, star) => star).filter((star) => !marks.has(star));
}

/** A5.2: the Starting star of an untouched card, else any unmarked star next to a marked one. */
export function firstStars(card: Constellation): number[] {
  if (card.marks.size === 0) return [card.chart.start];
  return unmarked(card).filter((star) => at(card.chart.next, star).some((other) => card.marks.has(other)));
}

/** A5.3: unmarked and next to the one before. */
export function nextStars(card: Constellation, last: number): number[] {
  return at(card.chart.next, last).filter((star) => !card.marks.has(star));
}

export function starsOf({ marks }: Constellation, pen: Pen): number {
  return [...marks.values()].filter((by) => by === pen).length;
}

/** As the notation has it. */
export function markText({ chart }: Constellation, star: number): string {
  return `mark ${chart.code} ${at(chart.names, star)}`;
}

export function isCommon({ start, grand }: Chart, star: number): boolean {
  return star !== start && !grand.includes(star);
}
