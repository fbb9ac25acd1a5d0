import { apart, between, type Curve, evenly, mix, nth, type Point, smooth, steps, sub } from '../geometry.ts';
import { SOFT } from '../line-styles.ts';
import { onTheChart, type Pen, type Spot } from '../pen.ts';
import { lock } from './hair.ts';
import { swelling } from './tubes.ts';

/** A cat's paw that stands on the ground, its toes ending at this place and pointing along x. */
export function paw(pen: Pen, toes: Spot, scale = 1, count = 3): void {
  const foot = pen.at(toes, 0, scale);
  for (let k = 0; k < count; k++) {
    const toe = foot.at(`${-14 - k * 24},0`);
    toe.part('-24,0 -26,-22 -8,-38 8,-29 16,-11 10,0', { ink: '2-0', w: 2.4 });
    lock(toe, '11,-14', '21,2', 8, { bend: -0.3, w: 1.5, inner: 0, mask: false });
  }
}

/**
 * A hoofed leg over its joints. A hind leg goes over `hip stifle hock fetlock hoof`, a foreleg over `shoulder elbow knee fetlock hoof`; the
 * hoof's place is the middle of its sole. `front` is on which side its front is: 1 right, -1 left of whoever goes down the leg.
 */
export function hoofedLeg(
  pen: Pen,
  joints: string,
  thick: number,
  { front = 1, hind = false, w = 2.9, tone = thick * 0.3, cloven = false, feathered = false } = {},
): void {
  const places = joints
    .trim()
    .split(/\s+/)
    .map((place) => pen.spot(place));
  if (places.length !== 5) throw new Error(`a hoofed leg goes over five joints, not ${places.length}: "${joints}"`);
  const [top, second, third, fetlock, sole] = [nth(places, 0), nth(places, 1), nth(places, 2), nth(places, 3), nth(places, 4)];
  const ahead = front * pen.handOf(joints);
  const chart = onTheChart(pen);
  const t = thick * pen.frame.scale;
  const shares = hind ? HIND : FORE;
  const coronet = mix(fetlock, sole, 0.3);
  const bones = evenly(
    smooth(
      [top, second, third, fetlock, coronet].map((place) => ({ place, corner: false })),
      false,
    ).curve,
    3,
  );
  const far = [top, second, third, fetlock, coronet].map((place) => nearestShare(bones, place));
  const wide = (list: readonly number[]): number[] => steps(0, 1, 60).map((u) => between(list, u, withMiddles(far)) * t);
  const [fore, aft] = [wide(shares.front), wide(shares.back)];
  hoof(chart.at(coronet, degreesOf(sub(sole, coronet)), apart(coronet, sole) / 40, ahead < 0), w, cloven);
  const [left, right] = ahead > 0 ? [aft, fore] : [fore, aft];
  swelling(chart, bones, left, right, { w, tone: tone * pen.frame.scale });
  const joint = chart.at(third, degreesOf(sub(fetlock, third)), t / 60, ahead < 0);
  joint.lines(['-10,2 0,8 10,4', '8,-10 24,-5 40,-6'], 1.5, SOFT);
  if (!feathered) return;
  for (let k = 0; k < 4; k++) {
    const tuft = chart.at(fetlock, degreesOf(sub(sole, fetlock)), t / 60, ahead < 0);
    lock(tuft, `${-8 + k * 5},${-8 + k}`, `${14 + k * 6},${-20 + k * 3}`, 9, { bend: 0.15, w: 1.7, inner: 1 });
  }
}

/** How far front and back are from the bone: at each joint and half way between. */
const FORE = {
  front: [0.55, 0.5, 0.42, 0.24, 0.19, 0.12, 0.13, 0.11, 0.13],
  back: [0.5, 0.52, 0.4, 0.22, 0.16, 0.12, 0.17, 0.11, 0.14],
};
const HIND = {
  front: [0.6, 0.58, 0.46, 0.27, 0.16, 0.12, 0.13, 0.11, 0.13],
  back: [0.6, 0.54, 0.42, 0.25, 0.24, 0.13, 0.17, 0.11, 0.14],
};

/** From the coronet (the origin) 40 along x to the ground; its front is on the right. */
function hoof(pen: Pen, w: number, cloven: boolean): void {
  const horn = pen.part('-3,-13 14,-17 38,-21! 41,0 38,25! 18,17 -3,12', { ink: '0-6', w });
  pen.shade(horn, '0-2', 10, { spacing: 4.4 });
  pen.line('-3,-13 1,0 -3,13', 2.2, { taper: [0.1, 0.1] });
  pen.line('4,-14 8,0 4,13', 1.3, { kind: 'hatch' });
  if (cloven) pen.line('8,3 24,5 40,3', 2, { taper: [0.4, 0.05] });
}

function nearestShare(curve: Curve, place: Point): number {
  let best = 0;
  for (const [index, point] of curve.entries()) if (apart(point, place) < apart(nth(curve, best), place)) best = index;
  return best / (curve.length - 1);
}

function withMiddles(shares: readonly number[]): number[] {
  return shares.flatMap((share, index) => (index === 0 ? [share] : [(nth(shares, index - 1) + share) / 2, share]));
}

function degreesOf([x, y]: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
