import { aside, between, lengthOf, type Point, piece, spread, steps } from '../geometry.ts';
import type { Pen, Way } from '../pen.ts';
import { scales } from './scales.ts';
import { shadeTube } from './tubes.ts';

/**
 * A long body along a spine, from the tail to the head: serpents, dragons, eels. Drawn piece by piece, so that where it crosses itself what
 * comes later lies on top. The widths are spread evenly along it; the belly is on the right (1) or the left (-1).
 */
export function serpent(
  pen: Pen,
  spine: Way,
  widths: readonly number[],
  { belly = 1, bands = 16, w = 2.8, tone, rows = 3 }: { belly?: number; bands?: number; w?: number; tone?: number; rows?: number } = {},
): void {
  const whole = pen.curve(spine);
  const long = lengthOf(whole);
  const count = Math.max(3, Math.round(long / 60));
  const scale = pen.frame.scale;
  const side = belly * pen.handOf(spine);
  for (let k = 0; k < count; k++) {
    const [from, to] = [k / count, (k + 1) / count];
    const line = spread(piece(spread(whole, 900), from, to), 30);
    const half = (u: number): number => (between(widths, from + (to - from) * u) * scale) / 2;
    const off = (share: number): Point[] => aside(line, (u) => share * side * half(u));
    const [back, under, seam] = [off(-1), off(1), off(0.42)];
    const [left, right] = side > 0 ? [back, under] : [under, back];
    const ring = pen.ring([...left, ...right.toReversed()]);
    pen.hide(ring.region);
    pen.wash(ring.region);
    // The ends overlap a little: no gap is seen between two pieces.
    pen.line(left, w, { side: 1, taper: [k === 0 ? 0.5 : 0, 0] });
    pen.line(right, w, { side: -1, taper: [k === 0 ? 0.5 : 0, 0] });
    const wide = half(0.5) * 2;
    if (wide < 9) continue;
    pen.line(seam, 1.5, { taper: [0, 0] });
    pen.rule(seam, under, Math.max(2, Math.round(lengthOf(line) / bands)), { w: 1.3, bend: 0.18 * side, reach: [0.05, 0.9] });
    if (rows > 0)
      scales(pen, back, seam, rows, Math.max(2, Math.round(lengthOf(line) / (wide / rows) / 0.9)), {
        w: 1.2,
        clip: ring.region,
        height: 0.45,
      });
    shadeTube(pen, { left, right, axis: line, ring }, (tone ?? wide * 0.3) / scale);
  }
}

/** Running water along a line, from its spring to its mouth: two banks, and the lines of the current between them. */
export function river(pen: Pen, course: Way, widths: readonly number[], { w = 2.6, current = 5, ripple = 4 } = {}): void {
  const line = spread(pen.curve(course), Math.max(40, Math.round(lengthOf(pen.curve(course)) / 4)));
  const long = lengthOf(line);
  const half = (u: number): number => (between(widths, u) * pen.frame.scale) / 2;
  const bank = (side: number): Point[] => aside(line, (u) => side * half(u) + ripple * Math.sin((u * long) / 24 + side));
  const [left, right] = [bank(-1), bank(1)];
  const ring = pen.ring([...left, ...right.toReversed()]);
  pen.hide(ring.region);
  pen.wash(ring.region);
  pen.line(left, w, { side: 1 });
  pen.line(right, w, { side: -1 });
  for (const [k, share] of steps(-0.75, 0.75, current).entries()) {
    const flow = aside(line, (u) => share * half(u) + ripple * 0.7 * Math.sin((u * long) / 21 + k * 1.9));
    // Each line of the current comes and goes.
    const count = Math.max(1, Math.round(long / 90));
    for (let n = 0; n < count; n++) {
      const from = (n + pen.chance(0, 0.45)) / count;
      const to = (n + pen.chance(0.6, 0.98)) / count;
      pen.line(piece(flow, from, to), 1.5, { kind: k % 2 === 0 ? 'hatch' : 'line', taper: [0.4, 0.4], clip: ring.region });
    }
  }
}
