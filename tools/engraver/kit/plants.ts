import { aside, bowed, dot, LIGHT, mix, nth, type Point, power, rightOf, size, steps, sub } from '../geometry.ts';
import type { Pen, Spot } from '../pen.ts';
import { regionOf } from '../region.ts';
import { oval } from './shapes.ts';

/** A pointed leaf with midrib and veins; `bend` bows it to the right. */
export function leaf(
  pen: Pen,
  base: Spot,
  tip: Spot,
  width: number,
  { bend = 0.1, w = 2.2, veins = 5 }: { bend?: number; w?: number; veins?: number } = {},
): void {
  const [a, b] = [pen.spot(base), pen.spot(tip)];
  const way = sub(b, a);
  const [long, across] = [size(way), rightOf(way)];
  const axis = steps(0, 1, 24).map((u): Point => {
    const out = bend * pen.handOf(base) * 2 * u * (1 - u);
    return [a[0] + way[0] * u + across[0] * out, a[1] + way[1] * u + across[1] * out];
  });
  const half = (u: number): number => (power(Math.sin(Math.PI * power(u, 0.8)), 0.9) * width * pen.frame.scale) / 2;
  const [left, right] = [aside(axis, (u) => -half(u)), aside(axis, half)];
  const region = regionOf([...left, ...right.toReversed()]);
  pen.hide(region);
  pen.wash(region);
  pen.line(left, w, { taper: [0.1, 0.1], end: [0.4, 0.4], side: 1 });
  pen.line(right, w, { taper: [0.1, 0.1], end: [0.4, 0.4], side: -1 });
  pen.line(axis.slice(0, 22), w * 0.7, { taper: [0, 0.6], end: [1, 0.1] });
  const dark = dot(across, LIGHT) < 0 ? right : left;
  for (let k = 0; k < veins; k++) {
    const i = Math.floor((0.14 + (0.62 * k) / Math.max(1, veins - 1)) * 23);
    const j = Math.min(i + 3, 23);
    const [from, to] = [nth(axis, i), mix(nth(axis, j), nth(dark, j), 0.9)];
    const middle = mix(from, to, 0.5);
    const over: Point = [middle[0] + (way[0] / long) * width * 0.06, middle[1] + (way[1] / long) * width * 0.06];
    pen.stroke(
      bowed(from, over, to, 6),
      steps(1, 0.25, 6).map((share) => w * 0.55 * share),
      'hatch',
    );
  }
}

/** A rosette seen from above. */
export function flower(pen: Pen, middle: Spot, radius: number, { petals = 5, degrees = 0, w = 2.2 } = {}): void {
  const whole = pen.at(middle, degrees, radius / 40);
  for (let k = 0; k < petals; k++) {
    const petal = whole.at('0,0', (360 * k) / petals);
    petal.part('8,0 14,-14 28,-20 38,-14 38,-2 36,2 40,14 30,20 14,14', { ink: '1-8', w });
    for (const off of [-7, 0, 7]) petal.line(`13,${off * 0.5} 24,${off * 1.1}`, 1.3, { taper: [0.1, 0.6], kind: 'hatch' });
  }
  whole.part(oval(0, 0, 10, 10), { w });
  for (let k = 0; k < 6; k++) whole.dot(nth(oval(0, 0, 5, 5, 6).split(' '), k), 1.3);
}

/** A round berry, shaded. */
export function berry(pen: Pen, middle: Spot, radius = 8): void {
  pen.at(middle).part(oval(0, 0, radius, radius), { w: 2, tone: radius });
}
