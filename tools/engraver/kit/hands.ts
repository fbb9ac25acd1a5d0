import type { Pen } from '../pen.ts';
import { tube } from './tubes.ts';

/**
 * Hands. Origin at the wrist, x along to the fingers, the thumb on the left (y negative); about 90 long and 40 wide. The arm is drawn
 * first, 24 wide at the wrist for a hand of scale 1.
 */
const FINGERS = [
  [42, -13, -9, 40],
  [45, -4, -2, 45],
  [43, 5, 5, 41],
  [38, 13, 13, 32],
] as const;

/** Open, seen from its back; `spread` of the fingers 1 is at ease, 2 wide. */
export function openHand(pen: Pen, { spread = 1, curl = 8 } = {}): void {
  finger(pen.at('14,-16', -38 - 8 * spread), 36, 12, -curl);
  for (const [x, y, degrees, long] of FINGERS) finger(pen.at(`${x - 8},${y}`, degrees * spread), long + 8, 10.5, curl);
  const palm = pen.part('-4,-12 12,-20 34,-21 46,-17 48,-4 46,6 40,17 22,20 6,16 -4,12', { ink: '0-2 6-9', w: 2.5, tone: 10 });
  pen.shade(palm, '6-8', 8);
  pen.lines(['44,-9 34,-8', '46,1 36,1', '42,9 32,8'], 1.3, { taper: [0.1, 0.7] });
}

/** Pointing: the first finger straight, the others bent under. */
export function pointingHand(pen: Pen): void {
  for (const [x, y] of [
    [34, 12],
    [38, 4],
    [40, -4],
  ]) {
    pen.part(
      `${x},${Number(y) - 6} ${Number(x) + 12},${Number(y) - 5} ${Number(x) + 15},${y} ${Number(x) + 12},${Number(y) + 6} ${x},${Number(y) + 7}`,
      { ink: '0-4', w: 2.3 },
    );
  }
  finger(pen.at('34,-14', -4), 52, 10.5, 2);
  finger(pen.at('10,-16', -16), 34, 12, -10);
  pen.part('-4,-12 12,-20 34,-21 44,-14 46,0 42,16 22,20 6,16 -4,12', { ink: '0-2 5-8', w: 2.5, tone: 12 });
}

/** Closed round a shaft that runs across (along y) at x = 26: draw the shaft first. Seen from the side of the fingers. */
export function grip(pen: Pen): void {
  pen.part('-4,-12 8,-24 22,-27 34,-22 38,0 34,22 18,27 4,20 -4,12', { w: 2.5, tone: 9 });
  for (const [y, long] of [
    [20, 32],
    [8, 36],
    [-4, 37],
    [-16, 34],
  ] as const) {
    const one = pen.part(
      `10,${y - 5} 18,${y - 7} ${long},${y - 7} ${long + 9},${y - 3} ${long + 9},${y + 4} ${long},${y + 7} 18,${y + 6} 11,${y + 4}`,
      { ink: '0-7', w: 2.3 },
    );
    pen.shade(one, '4-6', 5);
    pen.line(`${long - 5},${y - 6} ${long - 3},${y} ${long - 5},${y + 5}`, 1.2, { taper: [0.3, 0.3] });
  }
  const thumb = pen.part('2,-16 10,-27 22,-31 36,-27 42,-20 38,-13 28,-15 18,-15 10,-6', { ink: '0-8', w: 2.4 });
  pen.shade(thumb, '5-7', 6);
  pen.line('38,-25 34,-22 36,-18', 1.2, { taper: [0.3, 0.3] });
}

/** One finger along x, bending to the right by so many degrees at each joint. */
function finger(pen: Pen, long: number, thick: number, curl: number): void {
  const bend = Math.tan((curl * Math.PI) / 180);
  tube(
    pen,
    `0,0 ${long * 0.35},0 ${long * 0.7},${long * 0.35 * bend} ${long},${long * 0.8 * bend}`,
    [thick, thick * 1.02, thick * 0.92, thick * 0.86, thick * 0.6],
    {
      w: 2.3,
      round: true,
      tone: 4,
    },
  );
  pen.line(`${long * 0.84},${long * 0.5 * bend - 3} ${long * 0.92},${long * 0.66 * bend - 3.4} ${long},${long * 0.8 * bend - 2}`, 1.1, {
    taper: [0.3, 0.3],
  });
}
