import type { Pen, Spot } from '../pen.ts';
import { lock } from './hair.ts';

/** A cat's paw that stands on the ground, its toes ending at this place and pointing along x. */
export function paw(pen: Pen, toes: Spot, scale = 1, count = 3): void {
  const foot = pen.at(toes, 0, scale);
  for (let k = 0; k < count; k++) {
    const toe = foot.at(`${-14 - k * 24},0`);
    toe.part('-24,0 -26,-22 -8,-38 8,-29 16,-11 10,0', { ink: '2-0', w: 2.4 });
    lock(toe, '11,-14', '21,2', 8, { bend: -0.3, w: 1.5, inner: 0, mask: false });
  }
}
