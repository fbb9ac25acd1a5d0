import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
import { lock } from './hair.ts';
import { tube } from './tubes.ts';

/** A goat's head from the side: origin in its middle, x to the muzzle, y to the jaw; 110 long. A kid has neither horns nor beard. */
export function goatHead(pen: Pen, { kid = false } = {}): void {
  if (!kid) {
    tube(pen, '-24,-24 -34,-62 -66,-92 -104,-92', [17, 15, 11, 3], { tip: true, w: 2.4, tone: 7 });
    lock(pen, '32,18', '20,62', 20, { bend: 0.1, w: 2.1, inner: 2 });
  }
  const head = pen.part('-44,-20 -22,-31 8,-25 38,-14 55,-5 60,7 53,17 36,20 14,23 -12,35 -38,32 -50,4', { ink: '0-10', w: 2.6 });
  pen.shade(head, '6-10', 11);
  pen.line('-12,-8 -4,-15 8,-11', 2.4, { taper: [0.3, 0.2] });
  pen.line('-10,-7 0,-5 8,-9', 1.4, { taper: [0.3, 0.3] });
  pen.dot('0,-9.5', 3.2);
  pen.line('52,-2 46,0 48,6', 2.2, { taper: [0.2, 0.3] });
  pen.line('57,12 46,12 34,9', 1.8, { taper: [0.1, 0.5] });
  if (!kid) {
    tube(pen, '-14,-27 -18,-66 -46,-102 -88,-110', [19, 17, 12, 3], { tip: true, w: 2.5, tone: 8 });
    for (const [x, y] of [
      [-15, -40],
      [-18, -52],
      [-22, -64],
      [-29, -76],
    ] as const)
      pen.line(`${x - 7},${y + 2} ${x},${y + 3} ${x + 7},${y - 3}`, 1.5, { taper: [0.3, 0.3] });
  }
  pen.part('-30,-14 -54,-16 -84,0 -90,10 -62,12 -34,0', { ink: '0-5', w: 2.3, tone: 7 });
  pen.line('-36,-8 -60,-4 -82,6', 1.4, SOFT);
}
