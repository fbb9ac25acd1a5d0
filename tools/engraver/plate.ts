import type { Point } from './geometry.ts';
import { chanceOf } from './random.ts';
import type { Region } from './region.ts';
import type { Stroke } from './stroke.ts';

/** What has been engraved so far. */
export class Plate {
  strokes: Stroke[] = [];
  readonly washes: Region[] = [];
  readonly chance = chanceOf(7);
  /** Where the card has its stars. */
  readonly stars: ReadonlyMap<string, Point>;

  constructor(stars: ReadonlyMap<string, Point>) {
    this.stars = stars;
  }
}
