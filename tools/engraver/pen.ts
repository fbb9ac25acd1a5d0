import { CHART, type Frame, onChart, readAnchors, within } from './coordinate-frame.ts';
import {
  bowed,
  type Curve,
  clamp,
  evenly,
  dot as inner,
  LIGHT,
  lengthOf,
  lengths,
  mix,
  normals,
  nth,
  type Point,
  power,
  rightOf,
  smooth,
  spread,
  steps,
  sub,
  tangents,
  times,
  turned,
} from './geometry.ts';
import type { BandStyle, LineStyle, Pair, PartStyle } from './line-styles.ts';
import type { Plate } from './plate.ts';
import { boxOf, overlap, type Region, regionOf } from './region.ts';
import { cut, isWorthInk, type Stroke } from './stroke.ts';

/** A way to go: anchors as text, in the pen's own frame, smoothed; or points that lie on the chart already. */
export type Way = string | Curve;
export type Spot = string | Point;

/** A closed part of a figure. */
export interface Ring {
  readonly curve: Curve;
  /** Where in the curve each anchor is. */
  readonly index: readonly number[];
  readonly region: Region;
  /** 1 if its inside is to the right of whoever follows its outline. */
  readonly turn: 1 | -1;
}

/** How much wider than asked for lines and hatches are printed. */
const WEIGHT = { line: 1.15, hatch: 1.1 };

/** What draws: in a frame of its own, so that a head drawn upright may be set on any body. */
export class Pen {
  readonly plate: Plate;
  readonly frame: Frame;

  constructor(plate: Plate, frame: Frame = CHART) {
    this.plate = plate;
    this.frame = frame;
  }

  /** The same pen in a frame of its own: its origin, where x goes, how large, and whether y goes to the left instead of the right. */
  at(origin: Spot, degrees = 0, scale = 1, mirrored = false): Pen {
    return new Pen(this.plate, within(this.frame, this.spot(origin), degrees, scale, mirrored));
  }

  /** This pen and its mirror image about x: for what a head or a body has on both sides. */
  both(): readonly [Pen, Pen] {
    return [this, new Pen(this.plate, within(this.frame, this.frame.origin, 0, 1, true))];
  }

  spot(spot: Spot): Point {
    return typeof spot === 'string' ? nth(readAnchors(spot, this.frame, this.plate.stars), 0).place : spot;
  }

  curve(way: Way): Curve {
    return typeof way === 'string' ? smooth(readAnchors(way, this.frame, this.plate.stars), false).curve : way;
  }

  ring(way: Way): Ring {
    const { curve, index } =
      typeof way === 'string'
        ? smooth(readAnchors(way, this.frame, this.plate.stars), true)
        : { curve: [...way], index: way.map((_, place) => place) };
    const area = curve.reduce((sum, [x, y], place) => sum + nth(curve, place - 1)[0] * y - x * nth(curve, place - 1)[1], 0);
    return { curve, index, region: regionOf(curve), turn: area > 0 ? 1 : -1 };
  }

  /** From 0 to 1, the same at every run. */
  chance(from = 0, to = 1): number {
    return from + (to - from) * this.plate.chance();
  }

  /** A closed part: hides what is behind it, gets a wash, and the chosen spans of its outline are inked. */
  part(way: Way, { ink, w = 3.2, tone, mask = true, wash = true, taper = [0.08, 0.08], end = [0.25, 0.25] }: PartStyle = {}): Ring {
    const ring = this.ring(way);
    if (mask) this.hide(ring.region);
    if (wash) this.wash(ring.region);
    for (const span of ink === undefined ? [''] : spansOf(ink)) {
      const curve = span === '' ? [...ring.curve, nth(ring.curve, 0)] : spanOf(ring, span);
      this.line(curve, w, { taper: span === '' ? [0, 0] : taper, end, side: ring.turn });
      if (tone !== undefined) this.turnFromLight(curve, ring, tone * this.frame.scale);
    }
    return ring;
  }

  /** A line that swells and thins. */
  line(way: Way, w: number, { taper = [0.25, 0.25], end = [0.15, 0.15], kind = 'line', side, clip }: LineStyle = {}): void {
    const curve = evenly(this.curve(way), kind === 'line' ? 2.5 : 4);
    const body = side === undefined ? 0 : side * this.handOf(way);
    const across = normals(curve);
    const [phase, length] = [this.chance(0, 6), lengthOf(curve)];
    const widths = curve.map((_, index) => {
      const u = index / (curve.length - 1);
      let swell = 1 + 0.1 * Math.sin(phase + (u * length) / 37);
      if (taper[0] > 0) swell *= end[0] + (1 - end[0]) * power(clamp(u / taper[0], 0, 1), 0.8);
      if (taper[1] > 0) swell *= end[1] + (1 - end[1]) * power(clamp((1 - u) / taper[1], 0, 1), 0.8);
      return w * swell * (1 + 0.38 * body * inner(nth(across, index), LIGHT));
    });
    this.stroke(curve, widths, kind, clip);
  }

  /** Several lines of one kind. */
  lines(ways: readonly Way[], w: number, style: LineStyle = {}): void {
    for (const way of ways) this.line(way, w, style);
  }

  dot(spot: Spot, radius: number): void {
    const [x, y] = this.spot(spot);
    const reach = radius * this.frame.scale;
    const across = steps(-1, 1, 13);
    this.plate.strokes.push({
      points: across.map((u) => [x + reach * u, y]),
      widths: across.map((u) => 2 * reach * Math.sqrt(Math.max(0.002, 1 - u * u))),
      kind: 'line',
    });
  }

  /** Dots at each of these places. */
  dots(places: string, radius: number): void {
    for (const place of places.split(' ')) this.dot(place, radius);
  }

  /** Hatches inside a ring, along its outline between two anchors: `3-7`. */
  shade(ring: Ring, span: string, length = 30, style: BandStyle = {}): void {
    this.band(spanOf(ring, span), length, { clip: ring.region, side: ring.turn, angle: 72, ...style });
  }

  /** Hatches that grow out of a curve. */
  band(way: Way, length: number, style: BandStyle = {}): void {
    const { spacing = 4.8, angle = 65, w = 1.35, inset = 2, bend = 0.12, jitter = 0.25, clip, side = 1, kind = 'hatch' } = style;
    const profile = style.profile ?? ((u: number) => power(Math.sin(Math.PI * u), 0.6));
    const curve = evenly(this.curve(way), 2);
    const count = Math.max(1, Math.floor(lengthOf(curve) / spacing));
    const ahead = tangents(curve);
    const hand = side * this.handOf(way);
    for (let k = 0; k <= count; k++) {
      const u = clamp((k + 0.5 * jitter * (this.chance() - 0.5)) / count, 0, 1);
      const index = Math.floor(u * (curve.length - 1));
      const long = length * this.frame.scale * profile(u) * (1 - jitter * this.chance());
      if (long < 3) continue;
      const inward = turned(nth(ahead, index), angle * hand);
      this.hatch(nth(curve, index), inward, long, { w, inset, bend: bend * hand, clip, kind });
    }
  }

  /** Lines across a form, from one curve to another. */
  rule(
    from: Way,
    to: Way,
    count: number,
    { w = 1.5, bend = 0, reach = [0, 1] as Pair, clip }: { w?: number; bend?: number; reach?: Pair; clip?: Region } = {},
  ): void {
    const ends = spread(this.curve(to), count);
    for (const [index, a] of spread(this.curve(from), count).entries()) {
      const b = nth(ends, index);
      const middle = mix(a, b, 0.5);
      const across = times(rightOf(sub(b, a)), bend * this.handOf(from));
      const points = bowed(a, [middle[0] + across[0], middle[1] + across[1]], b, Math.max(4, Math.floor(lengthOf([a, b]) / 4)), ...reach);
      const widths = points.map((_, i) => w * Math.min(1, 0.1 + 4 * Math.min(i, points.length - 1 - i) * (1 / (points.length - 1))));
      this.stroke(points, widths, 'hatch', clip);
    }
  }

  /** Hair and grain: many curves between guides, each over a part of the way. */
  strands(
    guides: readonly Way[],
    count: number,
    { w = 1.6, jitter = 0.12, clip, least = 0.35 }: { w?: number; jitter?: number; clip?: Region; least?: number } = {},
  ): void {
    const flow = this.flow(guides, 60);
    for (let k = 0; k < count; k++) {
      const curve = flow((k + 0.5 + this.chance(-0.3, 0.3)) / count);
      let [from, to] = [jitter * 2 * this.chance(), 1 - jitter * 2 * this.chance()];
      if (this.chance() < 0.35) to = from + (to - from) * this.chance(least, 0.8);
      else if (this.chance() < 0.4) from = to - (to - from) * this.chance(least, 0.8);
      const points = curve.slice(Math.floor(from * 59), Math.max(Math.floor(to * 59) + 1, Math.floor(from * 59) + 4));
      const wide = w * this.chance(0.75, 1.15);
      const widths = points.map(
        (_, i) => wide * Math.min(1, 0.1 + (3 * i) / points.length, 0.1 + (2.2 * (points.length - 1 - i)) / points.length),
      );
      this.stroke(points, widths, 'hatch', clip);
    }
  }

  /** Every curve between the first guide (0) and the last (1). */
  flow(guides: readonly Way[], points = 80): (share: number) => Point[] {
    const curves = guides.map((guide) => spread(this.curve(guide), points));
    return (share) => {
      const at = clamp(share, 0, 1) * (curves.length - 1);
      const index = Math.min(Math.floor(at), curves.length - 2);
      return nth(curves, index).map((point, i) => mix(point, nth(nth(curves, index + 1), i), at - index));
    };
  }

  /** Any stroke: points on the chart and how wide it is at each. */
  stroke(points: Curve, widths: readonly number[], kind: Stroke['kind'], clip?: Region): void {
    if (!isWorthInk(points)) return;
    // What is drawn smaller is drawn finer, but not as much finer as it is smaller.
    const weight = WEIGHT[kind] * clamp(Math.sqrt(this.frame.scale), 0.6, 1.2);
    const stroke = { points, widths: widths.map((width) => width * weight), kind };
    this.plate.strokes.push(...(clip === undefined ? [stroke] : cut(stroke, clip, 'inside')));
  }

  /** Nothing drawn so far is seen inside this region. */
  hide(region: Region): void {
    this.plate.strokes = this.plate.strokes.flatMap((stroke) =>
      overlap(boxOf(stroke.points), region.box) ? cut(stroke, region, 'outside') : [stroke],
    );
  }

  /** The faint tone that sets a body off from the sky. */
  wash(region: Region): void {
    this.plate.washes.push(region);
  }

  /** In a mirrored frame right is left, for what is given in that frame. */
  handOf(given: Way | Spot): 1 | -1 {
    return typeof given === 'string' ? this.frame.hand : 1;
  }

  /** A place of the frame, on the chart. */
  place(x: number, y: number): Point {
    return onChart([x, y], this.frame);
  }

  private turnFromLight(curve: Curve, ring: Ring, length: number): void {
    const even = evenly(curve, 4.8);
    const ahead = tangents(even);
    const far = lengths(even);
    for (const [index, tangent] of ahead.entries()) {
      const dark = ring.turn * inner(rightOf(tangent), LIGHT);
      const fromEnd = Math.min(nth(far, index), nth(far, -1) - nth(far, index));
      const long = length * power(clamp((dark - 0.05) / 0.85, 0, 1), 0.7) * clamp(0.25 + fromEnd / 40, 0, 1) * this.chance(0.75, 1);
      if (long < 4) continue;
      this.hatch(nth(even, index), turned(tangent, 70 * ring.turn), long, {
        w: 1.35,
        inset: 2,
        bend: 0.12 * ring.turn,
        clip: ring.region,
        kind: 'hatch',
      });
    }
  }

  private hatch(
    root: Point,
    way: Point,
    long: number,
    style: { w: number; inset: number; bend: number; clip: Region | undefined; kind: Stroke['kind'] },
  ): void {
    const a: Point = [root[0] + way[0] * style.inset, root[1] + way[1] * style.inset];
    const b: Point = [a[0] + way[0] * long, a[1] + way[1] * long];
    const across = times(rightOf(way), long * style.bend);
    const middle = mix(a, b, 0.5);
    const points = bowed(a, [middle[0] + across[0], middle[1] + across[1]], b, Math.max(4, Math.floor(long / 4)));
    const widths = points.map((_, i) => style.w * (0.9 - 0.85 * power(i / (points.length - 1), 1.4)));
    this.stroke(points, widths, style.kind, style.clip);
  }
}

/** The same pen without its frame: for what was measured on the chart. */
export function onTheChart(pen: Pen): Pen {
  return new Pen(pen.plate);
}

/** A span of a ring's outline between two anchors: `3-7`. */
export function spanOf(ring: Ring, span: string): Curve {
  const [from = 0, to = 0] = span.split('-').map(Number);
  const [a, b] = [ring.index[from], ring.index[to]];
  if (a === undefined || b === undefined) throw new Error(`span ${span}: the outline has anchors 0 to ${ring.index.length - 1}`);
  return b > a ? ring.curve.slice(a, b + 1) : [...ring.curve.slice(a), ...ring.curve.slice(0, b + 1)];
}

function spansOf(ink: string): string[] {
  return ink.split(/\s+/).filter((span) => span !== '');
}
