import { apart, nth, type Point, steps } from '../geometry.ts';
import { FAINT, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
import { regionOf } from '../region.ts';
import { oval } from './shapes.ts';

/** Clouds out of which a figure comes: puffs `x,y,radius`, the last in front; below they are open, so let the next ones cover that, or say `closed`. */
export function clouds(pen: Pen, puffs: string, { w = 2.6, degrees = 0, closed = false } = {}): void {
  for (const [k, puff] of puffs.trim().split(/\s+/).entries()) {
    const [x, y, r] = puff.split(',').map(Number);
    if (x === undefined || y === undefined || r === undefined) throw new Error(`"${puff}" is no puff: write 120,40,30`);
    const ball = pen.at(`${x},${y}`, degrees + pen.chance(-14, 14), r / 40, k % 2 === 1);
    const ring = ball.part(oval(0, 0, 42, 34, 12), { w: w * Math.sqrt(40 / r), ...(closed ? {} : { ink: k % 2 === 1 ? '11-7' : '5-1' }) });
    ball.shade(ring, k % 2 === 1 ? '11-2' : '10-1', 11, { spacing: 5.4 });
    if (k % 3 !== 0) ball.line('-26,6 -27,-9 -12,-20 2,-14 2,-3 -8,-2', 1.8, { taper: [0.5, 0.3], end: [0.05, 0.2] });
    else ball.line('-22,-8 -8,-20 10,-20 22,-12', 1.4, FAINT);
  }
}

/** A bank of cloud as one body: puffs `x,y,radius` that run into one another, inked where they meet the sky, with the turn of each in the shade. */
export function cloudBank(pen: Pen, puffs: string, { w = 2.8 } = {}): void {
  const balls = puffs
    .trim()
    .split(/\s+/)
    .map((puff) => {
      const [x = 0, y = 0, r = 0] = puff.split(',').map(Number);
      return { middle: pen.place(x, y), r: r * pen.frame.scale };
    });
  const round = ({ middle: [x, y], r }: (typeof balls)[number], share: number, from: number, to: number): Point[] =>
    steps(from, to, 72).map((angle): Point => [x + share * r * Math.cos(angle), y + share * r * Math.sin(angle)]);
  for (const ball of balls) {
    const region = regionOf(round(ball, 1, 0, 2 * Math.PI));
    pen.hide(region);
    pen.wash(region);
  }
  for (const [k, ball] of balls.entries()) {
    const others = balls.filter((other) => other !== ball);
    for (const run of runs(round(ball, 1, 0.75, 0.75 + 2 * Math.PI), (place) =>
      others.every(({ middle, r }) => apart(middle, place) > r - 3),
    ))
      pen.line(run, w, { taper: [0.1, 0.1], side: 1 });
    // Billows within: each lies before those above it.
    const later = balls.slice(k + 1);
    const free = (place: Point): boolean => later.every(({ middle, r }) => apart(middle, place) > r);
    for (const run of runs(round(ball, 1, -2.9, -0.2), free)) pen.line(run, 2, SOFT);
    for (const run of runs(round(ball, 0.97, 0, 1.6), free)) pen.band(run, ball.r * 0.4, { spacing: 5.6, angle: 80 });
    for (const run of runs(round(ball, 0.68, -2.4, -1), free)) pen.line(run, 1.4, FAINT);
  }
}

/** The stretches of a curve where this holds. */
function runs(curve: readonly Point[], holds: (place: Point) => boolean): Point[][] {
  const found: Point[][] = [[]];
  for (const place of curve)
    if (holds(place)) nth(found, -1).push(place);
    else if (nth(found, -1).length > 0) found.push([]);
  return found.filter((run) => run.length > 3);
}
