import type { Pen } from '../pen.ts';
import { FAINT, SOFT } from '../style.ts';
import { lock } from './hair.ts';

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

/** The toes of a dog's paw that lies along x, its sole at y = 0 and its tip at the origin. */
export function dogToes(pen: Pen): void {
  pen.lines(['-8,-24 -16,-14 -14,-2', '-24,-30 -34,-18 -32,-2', '-40,-32 -52,-20 -50,-4'], 1.9, { taper: [0.4, 0.1] });
  for (const x of [-4, -20, -38]) lock(pen, `${x},-6`, `${x + 11},3`, 6, { bend: -0.2, w: 1.5, inner: 0, mask: false });
}
