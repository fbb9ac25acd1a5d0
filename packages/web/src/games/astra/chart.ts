/** The chart of a card is drawn on a square of this size, inside a frame of this width. */
export const CHART = 360;
export const FRAME = 13;

/** The place of a point given as 0 to 1, on the chart. */
export function onChart(fraction: number): number {
  return FRAME + fraction * (CHART - 2 * FRAME);
}

/** A star of the figure, measured out. */
export interface FigureStar {
  readonly kind: 'start' | 'grand' | 'common';
  readonly x: number;
  readonly y: number;
  /** How far the drawn star reaches. */
  readonly radius: number;
  readonly letter: string;
  readonly name: string | null;
  readonly magnitude: number;
}

export interface ChartLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The part of a card's chart that is shown. */
export interface ChartWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
