import { cardByCode } from '../data/cards.ts';
import { SKY_STARS } from './stars.ts';

/** A star as a card draws it. */
export interface ChartStar {
  /** Its designation, as in the card's `stars`. */
  readonly star: string;
  readonly name: string | null;
  readonly magnitude: number;
  /** Its place on the card, 0 to 1, y downwards. */
  readonly x: number;
  readonly y: number;
}

/** The stars of a card as they are drawn, in the order of the card's own list. Tables need no more of the sky than this. */
export function chartOf(code: string): readonly ChartStar[] {
  const stars = CHARTS.get(code);
  if (stars === undefined) throw new RangeError(`no constellation has the code "${code}"`);
  return stars;
}

const CHARTS = new Map(Object.entries(SKY_STARS).map(([code, row]) => [code, readRow(code, row)]));

function readRow(code: string, row: string): readonly ChartStar[] {
  const designations = cardByCode(code)?.stars ?? [];
  return row.split(', ').map((text, index): ChartStar => {
    const words = text.split(' ');
    const [magnitude = 0, x = 0, y = 0] = words.splice(-3).map(Number);
    const name = words.length === 0 ? null : words.join(' ');
    return { star: designations[index] ?? '', name, magnitude, x: x / 1000, y: y / 1000 };
  });
}
