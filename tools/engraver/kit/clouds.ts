import { FAINT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
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
