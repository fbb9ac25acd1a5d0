import { evenly, lengthOf, mix, nth, sub } from '../geometry.ts';
import { onTheChart, type Pen, type Way } from '../pen.ts';
import { oval } from './shapes.ts';

/** A chain along a line, of so many links, seen turn about from the front and from the side. */
export function chain(pen: Pen, way: Way, links: number, { w = 2 } = {}): void {
  const line = evenly(pen.curve(way), lengthOf(pen.curve(way)) / (links + 0.01));
  const long = lengthOf(line) / (line.length - 1);
  for (const [k, from] of line.slice(0, -1).entries()) {
    const to = nth(line, k + 1);
    const [x, y] = sub(to, from);
    const link = onTheChart(pen).at(mix(from, to, 0.5), (Math.atan2(y, x) * 180) / Math.PI);
    if (k % 2 === 0) link.part(oval(0, 0, long * 0.64, 3.5, 8), { w, wash: false });
    else {
      link.part(oval(0, 0, long * 0.66, 8, 12), { w, wash: false });
      link.part(oval(0, 0, long * 0.42, 3.6, 12), { w: w * 0.7, wash: false, mask: false });
    }
  }
}
