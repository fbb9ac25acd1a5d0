import type { Size } from '../../../lib/geometry.ts';
import type { View } from '../atlas/projection.ts';
import type { ChartWindow } from '../chart.ts';

/** What is to be printed: figures onto a sheet of so many pixels of the page. */
export interface Print {
  readonly figures: readonly PrintedFigure[];
  readonly onto: Onto;
  readonly size: Size;
  /** Pixels of the screen for one of the page. */
  readonly ratio: number;
  /** The ink, as CSS writes it. */
  readonly colour: string;
}

export interface PrintedFigure {
  readonly code: string;
  /** How strongly, 0 to 1. */
  readonly strength: number;
  /** Only its silhouette, which needs no fetching of the whole drawing. */
  readonly outline?: boolean;
}

/** Where on the sheet the figures lie. */
export type Onto =
  /** A part of the card's chart fills the sheet. */
  | { readonly kind: 'card'; readonly window: ChartWindow }
  /** The sky as the atlas shows it: the sheet's upper left corner lies at `left`, `top` of the window. */
  | { readonly kind: 'sky'; readonly view: View; readonly window: Size; readonly left: number; readonly top: number }
  /** The planisphere, so that `reach` of its units lie between the middle and the edge of the sheet. */
  | { readonly kind: 'disc'; readonly reach: number };

/** A figure that draws itself on a canvas, stroke by stroke. */
export interface Inking extends Omit<Print, 'figures'> {
  readonly code: string;
  readonly milliseconds: number;
}

export type ToPress =
  | { readonly kind: 'print'; readonly number: number; readonly print: Print }
  | { readonly kind: 'ink'; readonly number: number; readonly inking: Inking; readonly canvas: OffscreenCanvas };

/** `sheet` is null where a drawing could not be had, as without a network. */
export interface FromPress {
  readonly number: number;
  readonly sheet: ImageBitmap | null;
}
