import { at } from '@astrarium/core';
import type { Constellation } from './sky.ts';

/** A11.11: the box of the highest Fame that is left, whatever the dreamer has; of equal ones the leftmost. */
export function automaPicks({ chart }: Constellation, crossedOut: ReadonlySet<number>): number | undefined {
  const boxes = [0, 1, 2, 3].filter((box) => at(chart.boons, box).kind === 'fame' && !crossedOut.has(box));
  return boxes.toSorted((one, other) => at(chart.boons, other).amount - at(chart.boons, one).amount)[0];
}
