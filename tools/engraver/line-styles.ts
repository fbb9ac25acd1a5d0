import type { Region } from './region.ts';
import type { Stroke } from './stroke.ts';

/** How a line begins and ends. */
export interface LineStyle {
  /** The share of its length over which each end thins. */
  readonly taper?: Pair;
  /** How wide each end is, of its full width. */
  readonly end?: Pair;
  readonly kind?: Stroke['kind'];
  /** On which side the body is, 1 right or -1 left: then the line swells where the body turns from the light. */
  readonly side?: number;
  readonly clip?: Region;
}

export interface PartStyle {
  /** Which spans of the outline are inked, from anchor to anchor: `0-6 8-0`. All of it, if left out. */
  readonly ink?: string;
  readonly w?: number;
  /** Hatches so long wherever an inked span turns from the light. */
  readonly tone?: number;
  readonly mask?: boolean;
  readonly wash?: boolean;
  readonly taper?: Pair;
  readonly end?: Pair;
}

export interface BandStyle {
  readonly spacing?: number;
  /** Between curve and hatches, in degrees. */
  readonly angle?: number;
  readonly w?: number;
  readonly inset?: number;
  readonly bend?: number;
  /** How uneven they are. */
  readonly jitter?: number;
  readonly clip?: Region;
  /** How long they are along the curve, 0 to 1. */
  readonly profile?: (share: number) => number;
  /** Towards the right (1) or the left (-1) of the curve. */
  readonly side?: number;
  readonly kind?: Stroke['kind'];
}

export type Pair = readonly [number, number];

/** A line that comes out of nothing and goes back into it: muscles, folds of skin. */
export const SOFT: LineStyle = { taper: [0.5, 0.5], end: [0.05, 0.05] };
/** The same as tone. */
export const FAINT: LineStyle = { ...SOFT, kind: 'hatch' };
/** A line of one width. */
export const HARD: LineStyle = { taper: [0, 0] };
