import { type Account, type Expectation, outcomeOf } from '@astrarium/bots/coach';
import type { Result } from '@astrarium/core';
import type { Measure } from './use-shares.ts';

/** What a seat could expect after so many decisions of the game. */
export interface ExpectationPoint extends Expectation {
  readonly version: number;
}

/** Each seat's expectations at its own turns, and in the end what came of them. */
export function curvesOf({ turns }: Account, result: Result | null, last: number, seats: number): ExpectationPoint[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = turns.filter((turn) => turn.seat === seat).map(({ version, before }) => ({ version, ...before }));
    const outcome = outcomeOf(result, seat);
    return points.length === 0 || outcome === null ? points : [...points, { version: last, ...outcome }];
  });
}

/** Everything the chart draws, measured out. */
export interface CoachLines {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly paths: readonly string[];
  readonly ends: readonly ({ readonly x: number; readonly y: number } | null)[];
  readonly place: (version: number, value: number) => { readonly x: number; readonly y: number };
}

const TOP = 16;

export function drawLines(curves: readonly (readonly ExpectationPoint[])[], measure: Measure, last: number, narrow: boolean): CoachLines {
  const [width, height] = narrow ? [360, 300] : [1080, 380];
  const [left, right, bottom] = [44, width - (narrow ? 20 : 150), height - 40];
  const values = curves.flat().map((point) => point[measure]);
  const step = measure === 'win' ? 0.25 : ([2, 5, 10, 20].find((size) => spanOf(values) / size <= 6) ?? 50);
  const least = measure === 'win' ? 0 : Math.floor(Math.min(0, ...values) / step) * step;
  const most = measure === 'win' ? 1 : Math.ceil(Math.max(0, ...values) / step) * step;
  const place = (version: number, value: number): { x: number; y: number } => ({
    x: round1(left + (version / Math.max(1, last)) * (right - left)),
    y: round1(bottom - ((value - least) / Math.max(step, most - least)) * (bottom - TOP)),
  });
  const placed = curves.map((curve) => curve.map((point) => place(point.version, point[measure])));
  return {
    width,
    height,
    left,
    right,
    bottom,
    levels: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, level) => {
      const value = least + level * step;
      return { value, y: place(0, value).y };
    }),
    paths: placed.map((points) => (points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`)),
    ends: placed.map((points) => points.at(-1) ?? null),
    place,
  };
}

function spanOf(values: readonly number[]): number {
  return Math.max(0, ...values) - Math.min(0, ...values);
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
