import { add, along, apart, bowed, lengthOf, mix, nth, type Point, rightOf, steps, tangents, times, turned } from '../geometry.ts';
import { SOFT } from '../line-styles.ts';
import type { Pen, Ring, Way } from '../pen.ts';
import { spanOf } from '../pen.ts';
import { type Region, regionOf } from '../region.ts';
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
  const shares = steps(0, 1, count + 1).map((share, i) => (i === 0 || i === count ? share : share + pen.chance(-0.42, 0.42) / count));
  const roots = along(path, shares);
  const ahead = tangents(path);
  for (let i = 0; i < count; i++) {
    const [a, b] = [nth(roots, i), nth(roots, i + 1)];
    const forward = nth(ahead, Math.round(nth(shares, i) * (path.length - 1)));
    // Long and short by turns, as hair hangs together.
    const way = turned(forward, side * pen.chance(9, 24));
    const tip = add(a, times(way, Math.max(apart(a, b) * 1.05, long * k * pen.chance(0.6, 1.4))));
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

/**
 * Short hairs all over a body, along guides that lie side by side as the coat does. `dense` says how many stand between two guides, from
 * the first guide (0) to the last (1): few in the light, many in the shade.
 */
export function coat(
  pen: Pen,
  guides: readonly Way[],
  count: number,
  { long = 24, w = 1.5, clip, dense = (share) => 0.25 + 0.75 * share }: CoatStyle = {},
): void {
  const flow = pen.flow(guides, 60);
  for (let k = 0; k < count; k++) {
    const share = pen.chance();
    const at = pen.chance(0.02, 0.95);
    const lean = pen.chance(-7, 7);
    const reach = long * pen.frame.scale * pen.chance(0.65, 1.25);
    if (pen.chance() > dense(share)) continue;
    const way = flow(share);
    const from = nth(way, Math.floor(at * 58));
    const ahead = turned(nth(tangents(way), Math.floor(at * 58)), lean);
    const tip = add(from, times(ahead, reach));
    const bulge = times(rightOf(ahead), reach * 0.1 * (k % 2 === 0 ? 1 : -1));
    pen.stroke(
      bowed(from, add(mix(from, tip, 0.5), bulge), tip, 7),
      [0.3, 0.7, 1, 0.95, 0.75, 0.45, 0.15].map((part) => w * part),
      'hatch',
      clip,
    );
  }
}

interface CoatStyle {
  readonly long?: number;
  readonly w?: number;
  readonly clip?: Region;
  readonly dense?: (share: number) => number;
}

/** A bear's head from the side: origin at the eye, x to the nose (122 away), y down. The neck is drawn before. */
export function bearHead(pen: Pen, { open = false } = {}): void {
  // far ear
  pelt(pen, '-30,-50 -36,-72 -24,-90 0,-92 12,-78 10,-52', { fur: '1-3', ink: '0-1 3-5', long: 11, pitch: 11, w: 2.2 });
  pen.strands(['-18,-56 -22,-72 -14,-86', '-6,-58 -10,-72 -4,-86', '4,-58 2,-70 2,-82'], 9, { w: 1.5 });
  if (open) {
    const throat = pen.part('34,34 70,36 98,40 90,92 76,92 50,64', { ink: '' });
    pen.band('36,36 52,66 80,92', 40, { side: -1, angle: 66, spacing: 4, clip: throat.region });
    const tongue = pen.part('44,50 60,56 76,70 90,90 80,98 62,90 50,72', { ink: '0-4', w: 1.9 });
    pen.line('50,60 64,72 80,90', 1.4, { ...SOFT, clip: tongue.region });
    const jaw = pen.part('30,40 46,68 62,88 78,97 92,96 97,106 88,119 66,122 40,112 16,98 0,84', { ink: '0-9', w: 2.6 });
    pen.shade(jaw, '6-9', 14);
    lock(pen, '80,98', '88,78', 11, { bend: 0.06, w: 1.9, inner: 0 });
  }
  const lip = open ? '114,30 102,38 80,34 54,32 30,38' : '112,32 108,38 106,48 92,56 60,60 34,62';
  const last = open ? 15 : 16;
  const head = pen.part(`-98,-24 -78,-58 -44,-74 -8,-66 16,-40 44,-26 80,-24 108,-18 122,-4 122,12 114,24 ${lip} 10,82 -40,96 -84,70`, {
    ink: `1-${last}`,
    w: 2.8,
  });
  pen.shade(head, `${last - 2}-${last + 1}`, 20);
  // the broad nose, nostril, mouth
  const nose = pen.part('98,-20 114,-17 125,-4 123,12 112,18 100,10 94,-6', { w: 2.3 });
  pen.band('96,-18 110,-17 124,-4', 18, { spacing: 2.8, angle: 80, w: 2, profile: () => 1, clip: nose.region });
  pen.line('104,4 112,-1 118,4 112,9', 2.6, { taper: [0.3, 0.3] });
  pen.line('112,18 110,26 112,32', 2, { taper: [0.2, 0.1] });
  if (open) {
    lock(pen, '92,36', '92,60', 11, { bend: -0.06, w: 2, inner: 0 });
    pen.line('30,40 18,34 14,26', 1.8, SOFT);
  } else pen.line('110,34 88,38 62,34 44,24 40,14', 2.3, { taper: [0.1, 0.4] });
  pen.dots('86,12 94,18 78,20 86,26', 1.4);
  // a small eye under a heavy brow
  pen.line('-11,3 -4,-5 5,-6 14,1', 2.7, { taper: [0.3, 0.2] });
  pen.line('-7,4 2,7 12,3', 1.4, { taper: [0.3, 0.3] });
  pen.dot('3,-0.8', 3.9);
  pen.line('-20,-12 0,-20 20,-10', 2.2, SOFT);
  pen.line('18,4 28,14 26,26', 1.6, SOFT);
  pen.band('30,-20 62,-12 94,-14', 9, { angle: 70, spacing: 4.4 });
  // cheek, brow and near ear
  coat(pen, ['-10,-60 -50,-50 -84,-20', '-6,-34 -44,-24 -86,6', '-10,14 -40,18 -84,36', '20,40 -20,56 -66,74', '24,58 0,78 -40,92'], 90, {
    long: 22,
    dense: (share) => 0.35 + 0.6 * share,
  });
  pelt(pen, '-44,-58 -72,-62 -84,-84 -72,-104 -48,-106 -32,-90 -30,-66', { fur: '1-4', ink: '4-6', long: 12, pitch: 11, w: 2.4 });
  pen.strands(['-58,-64 -70,-82 -62,-98', '-50,-62 -56,-80 -50,-98', '-40,-62 -42,-78 -40,-92'], 10, { w: 1.5 });
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
