import { FAINT, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
import { lock, locks } from './hair.ts';

/**
 * A dog's head from the side, without its ear. Origin in the middle of the skull, x to the nose; about 250 long. Draw the neck first, the ear after it.
 * `muzzle` is how long the muzzle is of a hound's.
 */
export function dogHead(pen: Pen, { muzzle = 1, open = true } = {}): void {
  const m = (x: number): number => 62 + (x - 62) * muzzle;
  // lower jaw and tongue, behind the upper jaw
  if (open) {
    const jaw = pen.part(`-20,30 20,56 ${m(70)},86 ${m(106)},92 ${m(128)},84 ${m(134)},72 ${m(120)},66 ${m(90)},60 40,30`, {
      ink: '1-7',
      w: 2.8,
    });
    pen.shade(jaw, '1-4', 14);
    for (const [x, y] of [
      [m(126), 66],
      [m(112), 63],
    ])
      lock(pen, `${x},${Number(y) + 4}`, `${Number(x) + 3},${Number(y) - 12}`, 7, { bend: 0.05, w: 1.5, inner: 0 });
    const tongue = pen.part(
      `${m(60)},46 ${m(96)},52 ${m(120)},58 ${m(138)},72 ${m(148)},98 ${m(140)},112 ${m(126)},108 ${m(118)},88 ${m(100)},72 ${m(70)},64`,
      {
        ink: '0-9',
        w: 2.3,
      },
    );
    pen.shade(tongue, '5-9', 8);
    pen.line(`${m(96)},60 ${m(120)},72 ${m(132)},98`, 1.4, SOFT);
  }
  const head = pen.part(
    `-92,-30 -74,-66 -40,-86 0,-90 36,-80 60,-58 ${m(76)},-40 ${m(110)},-34 ${m(144)},-34 ${m(164)},-26 ${m(170)},-10 ${m(160)},2 ${m(158)},18 ${m(146)},34 ${m(122)},38 ${m(96)},34 ${m(70)},36 46,44 20,60 -24,64 -64,48 -90,10`,
    { ink: open ? '0-17' : '0-20', w: 3 },
  );
  pen.shade(head, '12-17', 14);
  // nose
  pen.line(`${m(144)},-33 ${m(140)},-20 ${m(148)},-8 ${m(160)},0`, 2, { taper: [0.1, 0.1] });
  pen.line(`${m(152)},-12 ${m(160)},-17 ${m(165)},-12`, 2.6, { taper: [0.3, 0.3] });
  pen.rule(`${m(147)},-32 ${m(143)},-20 ${m(150)},-9`, `${m(160)},-29 ${m(169)},-16 ${m(164)},-4`, 7, { w: 1.8 });
  if (!open) pen.line(`${m(150)},20 ${m(120)},16 ${m(90)},24 ${m(64)},26`, 2.4, { taper: [0.1, 0.4] });
  pen.dots(`${m(124)},4 ${m(110)},0 ${m(114)},14 ${m(128)},16`, 1.6);
  // eye
  pen.line('22,-34 34,-46 48,-45 58,-34', 2.8, { taper: [0.3, 0.2] });
  pen.line('24,-33 40,-27 58,-33', 1.5, { taper: [0.2, 0.2] });
  pen.dot('42,-40', 5.2);
  pen.line('30,-51 42,-54 56,-46', 1.3, FAINT);
  pen.line('12,-44 28,-62 50,-62', 2.2, SOFT);
  pen.line(`62,-24 ${m(80)},-10 ${m(92)},8`, 1.7, SOFT);
  pen.line('14,-22 26,2 20,30', 1.7, SOFT);
  pen.band('16,-18 26,2 20,28', 15, { side: -1, angle: 70 });
  pen.line(`${m(80)},-26 ${m(110)},-22 ${m(132)},-22`, 1.2, FAINT);
}

/** A wolf's head from the side, its jaws open: origin at the eye, x to the nose (142 away), y down. Draw neck and ruff first. */
export function wolfHead(pen: Pen): void {
  // far ear, lower jaw and tongue
  pen.part('-30,-46 -22,-92 0,-128! 18,-92 18,-44', { ink: '0-4', w: 2.6 });
  const jaw = pen.part('-6,56 30,78 66,100 100,112 116,104 114,92 92,82 62,70 30,52', { ink: '0-8', w: 2.7 });
  pen.shade(jaw, '0-4', 14);
  pen.part('40,58 66,70 92,78 118,84 124,98 110,98 84,90 56,78', { ink: '0-7', w: 1.9 });
  lock(pen, '108,92', '112,70', 9, { bend: -0.05, w: 1.7, inner: 0 });
  lock(pen, '90,84', '92,72', 7, { bend: 0, w: 1.5, inner: 0 });
  const head = pen.part(
    '-112,-10 -96,-44 -60,-56 -20,-46 8,-24 36,-8 76,4 112,12 132,16 143,28 138,42 128,50 118,58 96,54 70,54 46,58 22,62 0,74 -30,92 -70,92 -104,60',
    { ink: '1-19', w: 2.9 },
  );
  pen.shade(head, '12-17', 12);
  for (const [x, y, long] of [
    [116, 56, 24],
    [100, 53, 11],
    [84, 53, 11],
    [66, 54, 13],
    [50, 57, 13],
  ] as const)
    lock(pen, `${x},${y}`, `${x - 1},${y + long}`, long > 20 ? 11 : 9, { bend: 0.06, w: 1.7, inner: 0 });
  // nose, with the skin above it wrinkled
  const nose = pen.part('122,14 136,17 144,28 139,40 128,38 120,26', { w: 2.2 });
  pen.band('120,15 134,17 143,28', 15, { spacing: 2.8, angle: 80, w: 1.9, profile: () => 1, clip: nose.region });
  pen.line('128,32 134,28 138,33', 2.2, { taper: [0.3, 0.3] });
  pen.lines(['108,18 100,28 104,40', '94,14 84,28 90,42', '80,10 72,22 74,34'], 1.6, SOFT);
  pen.dots('112,44 102,40 106,48', 1.3);
  // a slanting eye
  pen.line('-16,-8 -2,-10 14,6', 3, { taper: [0.3, 0.2] });
  pen.line('-13,-5 0,4 13,6', 1.5, { taper: [0.3, 0.3] });
  pen.dot('1,-2.5', 4.4);
  pen.line('-24,-20 -2,-22 22,-4', 2.4, { taper: [0.4, 0.3] });
  pen.line('16,8 40,20 66,24', 1.6, SOFT);
  pen.band('24,14 46,22 66,24', 12, { angle: 70, spacing: 4.4 });
  // cheek, and the near ear
  locks(pen, ['-36,6 -70,2 -112,14', '-30,24 -66,38 -112,60', '-16,44 -46,72 -90,104', '6,64 -12,92 -46,124'], '0.25-1 8x24, 0-0.65 7x22', {
    w: 2,
    curl: 0.06,
    inner: 1,
  });
  pen.part('-32,-48 -36,-92 -50,-138! -84,-104 -98,-62 -90,-30 -66,-34', { ink: '0-5', w: 2.9 });
  pen.line('-46,-50 -48,-90 -53,-124', 1.8, { taper: [0.3, 0.1] });
  pen.strands(['-52,-46 -54,-84 -56,-118', '-64,-44 -66,-80 -62,-112', '-78,-42 -80,-70 -72,-102'], 13, { w: 1.5 });
}

/** The toes of a dog's paw that lies along x, its sole at y = 0 and its tip at the origin. */
export function dogToes(pen: Pen): void {
  pen.lines(['-8,-24 -16,-14 -14,-2', '-24,-30 -34,-18 -32,-2', '-40,-32 -52,-20 -50,-4'], 1.9, { taper: [0.4, 0.1] });
  for (const x of [-4, -20, -38]) lock(pen, `${x},-6`, `${x + 11},3`, 6, { bend: -0.2, w: 1.5, inner: 0, mask: false });
}
