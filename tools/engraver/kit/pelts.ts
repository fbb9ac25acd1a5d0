import { add, along, bowed, lengthOf, mix, nth, type Point, rightOf, steps, tangents, times, turned } from '../geometry.ts';
import type { Pen, Ring } from '../pen.ts';
import { spanOf } from '../pen.ts';
import { regionOf } from '../region.ts';
import { SOFT } from '../style.ts';
import { lock } from './hair.ts';

interface PeltStyle {
  /** Spans whose fur lies the way the outline goes, and spans where it lies against it. */
  readonly fur?: string;
  readonly against?: string;
  /** Spans that are drawn smooth. */
  readonly ink?: string;
  readonly long?: number;
  /** How far from tuft to tuft. */
  readonly pitch?: number;
  readonly w?: number;
}

/** A closed part with a shaggy outline: bears, goats, skins. Tufts stand out of the ring a little; the ring itself is as for `pen.part`. */
export function pelt(pen: Pen, way: string, { fur = '', against = '', ink = '', long = 26, pitch = 20, w = 2.8 }: PeltStyle = {}): Ring {
  const ring = pen.part(way, { ink, w });
  for (const [spans, lie] of [
    [fur, 1],
    [against, -1],
  ] as const)
    for (const span of spans.split(/\s+/).filter((one) => one !== ''))
      shaggy(pen, spanOf(ring, span), { lie, out: -ring.turn, long, pitch, w });
  return ring;
}

/** Tufts along a curve on the chart; `out` is on which side the air is: 1 right, -1 left. */
function shaggy(
  pen: Pen,
  curve: readonly Point[],
  { lie, out, long, pitch, w }: { lie: number; out: number; long: number; pitch: number; w: number },
): void {
  const k = pen.frame.scale;
  const path = lie > 0 ? curve : curve.toReversed();
  const side = out * lie;
  const count = Math.max(2, Math.round(lengthOf(path) / (pitch * k)));
  const shares = steps(0, 1, count + 1).map((share, i) => (i === 0 || i === count ? share : share + pen.chance(-0.25, 0.25) / count));
  const roots = along(path, shares);
  const ahead = tangents(path);
  for (let i = 0; i < count; i++) {
    const [a, b] = [nth(roots, i), nth(roots, i + 1)];
    const forward = nth(ahead, Math.round(nth(shares, i) * (path.length - 1)));
    const way = turned(forward, side * pen.chance(16, 27));
    const tip = add(a, times(way, long * k * pen.chance(0.85, 1.35)));
    const bulge = times(rightOf(forward), side * long * k * 0.16);
    const outer = bowed(a, add(mix(a, tip, 0.5), bulge), tip, 12);
    const inner = bowed(tip, add(mix(tip, b, 0.4), times(bulge, 0.35)), b, 8);
    pen.wash(regionOf([...outer, ...inner]));
    pen.stroke(
      outer,
      steps(0, 1, 12).map((u) => w * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, 0.2 + u * 0.75)))),
      'line',
    );
    pen.stroke(
      inner,
      steps(0, 1, 8).map((u) => w * (0.55 - 0.4 * u)),
      'line',
    );
  }
}

/** Small tufts inside a pelt, each three strokes that lie along `degrees`: `320,410 360,430`. */
export function tufts(pen: Pen, places: string, degrees: number, { long = 30, w = 1.7 } = {}): void {
  for (const place of places.trim().split(/\s+/)) {
    const tuft = pen.at(place, degrees + pen.chance(-9, 9), pen.chance(0.85, 1.15));
    for (const [y, share, from] of [
      [-7, 0.75, 4],
      [0, 1, 0],
      [7, 0.7, 6],
    ] as const)
      tuft.line(`${from},${y} ${long * 0.5},${y * 0.9 - 2} ${long * share + from},${y * 0.35}`, w, {
        taper: [0.35, 0.6],
        end: [0.15, 0.05],
        kind: 'hatch',
      });
  }
}

/** A bear's head from the side: origin at the eye, x to the nose (126 away), y down. The neck is drawn before. */
export function bearHead(pen: Pen, { open = false } = {}): void {
  // far ear, then the head
  pelt(pen, '-34,-40 -34,-66 -18,-84 4,-82 12,-62 8,-40', { fur: '0-2', ink: '2-5', long: 12, pitch: 11, w: 2.3 });
  const jaw = open ? '116,36 104,42 76,34 54,38 78,54 100,64 98,76 78,80 40,72' : '118,36 108,44 84,46 104,50 104,60 86,68 40,68';
  const last = open ? 17 : 15;
  const head = pen.part(`-96,-20 -72,-50 -36,-62 0,-50 22,-28 58,-16 96,-14 120,-8 128,8 ${jaw} 0,80 -50,90 -92,60`, {
    ink: `1-${last}`,
    w: 2.8,
  });
  pen.shade(head, `${last - 2}-${last + 1}`, 18);
  // nose, mouth, nostril
  pen.part('100,-14 120,-10 129,6 122,20 108,16 100,4', { w: 2.4 });
  pen.band('102,-10 112,-8 126,2', 13, { spacing: 2.8, angle: 80, w: 2, profile: () => 1 });
  pen.line('112,18 116,28 116,36', 2, { taper: [0.2, 0.1] });
  pen.line('114,4 120,8 116,13', 2.4, { taper: [0.3, 0.3] });
  if (open) {
    for (const [at, tip] of [
      ['106,40', '104,56'],
      ['98,68', '100,54'],
      ['86,36', '84,44'],
    ] as const)
      pen.line(`${at} ${tip}`, 4, { taper: [0, 0.9], end: [1, 0.1] });
    pen.line('58,40 78,48 94,52', 1.6, SOFT);
  } else pen.line('84,46 66,48 48,42', 2.2, { taper: [0.1, 0.4] });
  pen.dots('92,22 100,26 84,28 92,33', 1.5);
  // eye
  pen.line('-12,4 -4,-6 8,-6 18,2', 2.8, { taper: [0.3, 0.2] });
  pen.line('-8,5 4,8 16,3', 1.5, { taper: [0.3, 0.3] });
  pen.dot('4,-0.5', 4.6);
  pen.line('-18,-10 -2,-20 16,-14', 2, SOFT);
  pen.band('24,4 46,10 70,10', 15, { angle: 70 });
  pen.line('30,-18 60,-4 92,-4', 1.4, { ...SOFT, kind: 'hatch' });
  // cheek and near ear
  tufts(pen, '-28,24 -52,8 -50,44 -18,50 -72,30 -30,66', 150, { long: 28 });
  tufts(pen, '-30,-40 -8,-36', 200, { long: 22, w: 1.5 });
  pelt(pen, '-52,-34 -74,-58 -68,-86 -46,-94 -26,-80 -24,-56 -34,-38', { fur: '0-3', ink: '3-6', long: 14, pitch: 12, w: 2.5 });
  pen.strands(['-60,-50 -62,-70 -50,-84', '-50,-48 -50,-66 -44,-82', '-42,-46 -38,-62 -38,-76'], 9, { w: 1.5 });
}

/** A bear's broad paw: origin in its ankle, x to the claws (130 away), y down to the sole at 32. Draw it after its leg, 70 wide there; `heel` draws the sole on below the leg. */
export function bearPaw(pen: Pen, { heel = false } = {}): void {
  for (const [root, tip] of [
    ['84,26', '112,38'],
    ['66,28', '90,40'],
    ['102,14', '132,30'],
  ] as const)
    lock(pen, root, tip, 15, { bend: -0.22, w: 2, inner: 0 });
  const sole = pen.part('-4,-26 -12,4 -4,24 16,31 50,32 84,32 102,24 106,8 96,-10 70,-23 36,-36', { ink: '2-10', w: 2.8 });
  if (heel) pen.line('-36,28 -14,34 18,32', 2.8, { taper: [0.3, 0] });
  pen.shade(sole, '3-6', 13);
  pen.lines(['100,-4 88,10 90,30', '80,-18 66,4 68,31', '58,-22 46,2 48,31'], 2, { taper: [0.5, 0.1] });
}
