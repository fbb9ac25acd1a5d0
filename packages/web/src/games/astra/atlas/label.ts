import type { Card } from '@astrarium/astra';
import type { Point } from '../../../lib/geometry.ts';

/** A word on the chart: where it stands in the window, and how much room it takes. */
export interface AtlasLabel extends Point {
  readonly key: string;
  readonly kind: 'figure' | 'star' | 'letter' | 'circle' | 'net' | 'ring';
  readonly text: string;
  /** About; which end of it stands on its place is told by `anchor`. */
  readonly width: number;
  /** The height of its letters. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** How far it leans, in degrees. */
  readonly angle: number;
  readonly card?: Card;
}

/** The words themselves, in the language of the page. */
export interface LabelWords {
  readonly figure: (card: Card) => string;
  readonly equator: string;
  readonly ecliptic: string;
  readonly hour: (numeral: string) => string;
  readonly declination: (degrees: number) => string;
}
