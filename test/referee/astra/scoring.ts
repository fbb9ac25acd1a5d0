import { at } from '@astrarium/core';
import { starsOf } from './sky.ts';
import { type AstraTable, cardLimit } from './table.ts';

interface Line {
  readonly name: string;
  readonly rule: string;
  readonly points: number;
}

/** The six pairs of Elements (A1.5). */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** A9.3: what a person scores. */
export function personLines(table: AstraTable, seat: number): Line[] {
  const { fame, pouch, wisdom, stardust, active, exhausted } = table.journal(seat);
  const marks = countElements(table, [...active, ...exhausted], at(table.scoring, seat));
  const lines: readonly (readonly [string, number])[] = [
    ['fame', fame],
    ['pouch', pouch],
    ['limit', cardLimit(wisdom)],
    ['stardust', Math.floor(stardust / 3)],
    ['stars', Math.floor(starsLeft(table, seat) / 2)],
    ['active', sum(active.map((card) => table.chart(card).finalFame))],
  ];
  return [...lines.map(([name, points]) => ({ name, rule: 'A9.3', points })), { name: 'elements', rule: 'A9.4', points: grid(marks) }];
}

/** A11.12. */
export function automaLines(table: AstraTable, scoring: number | undefined): Line[] {
  const { fame, telescopes, active } = table.journal(1);
  const counts = countElements(table, active, scoring);
  const lines: readonly (readonly [string, number])[] = [
    ['fame', fame],
    ['active', sum(active.map((card) => table.chart(card).finalFame))],
    ['stars', Math.floor(starsLeft(table, 1) / 2)],
    ['telescopes', 2 * telescopes],
    ['elements', sum(counts.map((cards) => at([0, 2, 3, 7, 13], Math.min(cards, 4))))],
    ['sets', at([0, 8, 17, 27, 38], Math.min(4, ...counts))],
  ];
  return lines.map(([name, points]) => ({ name, rule: 'A11.12', points }));
}

/** A9.4: four rows, filled from the left, and four columns. */
function grid(marks: readonly number[]): number {
  const rows = marks.map((n) => at([0, 0, 2, 6, 11], Math.min(n, 4)));
  const columns = [1, 2, 3, 4].map((column) => at([0, 0, 0, 3, 6], marks.filter((n) => n >= column).length));
  return sum(rows) + sum(columns);
}

function countElements(table: AstraTable, cards: readonly number[], scoring: number | undefined): number[] {
  const pair = scoring === undefined ? [] : at(PAIRS, scoring);
  return [0, 1, 2, 3].map((element) => [...cards.map((card) => table.elementOf(card)), ...pair].filter((one) => one === element).length);
}

function starsLeft(table: AstraTable, seat: number): number {
  return sum(table.sky.map((card) => starsOf(card, seat)));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
