import { NETS, type NetRow } from './projections.ts';
import { SKY_STARS, type StarRow } from './stars.ts';

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

/** Where the net of the sky behind a card's figure has its middle (in degrees), its scale, and its place on the card. */
export function netOf(code: string): NetRow {
  const net = NETS[code];
  if (net === undefined) throw new RangeError(`no constellation has the code "${code}"`);
  return net;
}

const CHARTS = new Map(Object.entries(SKY_STARS).map(([code, rows]) => [code, rows.map(toStar)]));

function toStar([star, name, magnitude, x, y]: StarRow): ChartStar {
  return { star, name, magnitude, x, y };
}
