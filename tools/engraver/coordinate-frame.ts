import { type Anchor, add, type Point, times, turned } from './geometry.ts';

/** Where a pen's own coordinates lie on the chart: x goes forward along `degrees`, y to the right of it, or to the left if mirrored. */
export interface Frame {
  readonly origin: Point;
  readonly degrees: number;
  readonly scale: number;
  readonly hand: 1 | -1;
}

export const CHART: Frame = { origin: [0, 0], degrees: 0, scale: 1, hand: 1 };

export function onChart([x, y]: Point, { origin, degrees, scale, hand }: Frame): Point {
  return add(origin, times(turned([x, y * hand], degrees), scale));
}

/** A frame given within another. */
export function within(outer: Frame, origin: Point, degrees: number, scale: number, mirrored: boolean): Frame {
  return {
    origin,
    degrees: outer.degrees + degrees * outer.hand,
    scale: outer.scale * scale,
    hand: (outer.hand * (mirrored ? -1 : 1)) as 1 | -1,
  };
}

const PLACE = /^(?:@([a-z0-9.]+))?(?:([+-]?[\d.]+(?:e-\d+)?),([+-]?[\d.]+(?:e-\d+)?))?(!)?$/;

/**
 * Anchors as figures write them: `120,40 @alf @alf+10,-6 300,80!`. Numbers are in the frame; `@alf` is the star's place, and what follows
 * it is added as it is on the chart; `!` makes a corner.
 */
export function readAnchors(text: string, frame: Frame, stars: ReadonlyMap<string, Point>): Anchor[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, star, x, y, corner] = PLACE.exec(word) ?? [];
      if (star === undefined && x === undefined)
        throw new Error(`"${word}" is no place: write 120,40 or @alf or @alf+10,-6, with ! for a corner`);
      const given: Point = [Number(x ?? 0), Number(y ?? 0)];
      if (star === undefined) return { place: onChart(given, frame), corner: corner !== undefined };
      const known = stars.get(star);
      if (known === undefined) throw new Error(`the card has no star "${star}", only ${[...stars.keys()].join(', ')}`);
      return { place: add(known, given), corner: corner !== undefined };
    });
}
