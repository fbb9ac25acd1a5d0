import type { Figure } from '../figure.ts';
import { along, aside, between, lengthOf, nth, steps } from '../geometry.ts';
import { lock, locks } from '../kit/hair.ts';
import { serpent } from '../kit/serpents.ts';
import { tube } from '../kit/tubes.ts';
import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

const SPINE =
  '@lam @kap+6,-4 816,420 @alf 680,622 @iot 524,716 @tet-4,6 428,676 @eta-14,4 372,560 @zet-6,0 296,430 @chi-4,0 230,262 180,236 @eps @del-16,30 98,440 112,560 166,690';

/** How thick it is from the tail to the head: slender, then a trunk between hind legs and wings, then the neck. */
const GIRTH = [12, 18, 25, 33, 41, 50, 62, 80, 104, 124, 138, 144, 140, 126, 110, 96, 86, 80, 77, 75, 75, 77, 81, 88, 94];

/**
 * The Dragon, its head low and looking down to the left: Giausar the barb of its tail, Thuban and the others along its windings, zeta and eta the trunk, Grumium the crown of the
 * head, nu the cheek, Eltanin the muzzle, Rastaban the jaw.
 */
export const figure: Figure = {
  draw(pen) {
    bat(pen.at('316,440', -56, 0.72), true);
    // far legs
    claw(pen, '350,590 262,650 290,742', 80, [92, 66, 40, 28]);
    claw(pen, '510,700 544,800 508,872', 112, [100, 70, 40, 28]);
    // crest, behind the back
    const line = pen.curve(SPINE);
    const long = lengthOf(line);
    const width = (u: number): number => between(GIRTH, u);
    const crest = steps(0.06, 0.92, Math.round(long / 56));
    const [roots, tips] = [
      along(
        aside(line, (u) => width(u) / 2 - 4),
        crest,
      ),
      along(
        aside(line, (u) => width(u) / 2 + 10 + 0.22 * width(u)),
        crest.map((u) => u - 14 / long),
      ),
    ];
    for (const [k, root] of roots.entries()) lock(pen, root, nth(tips, k), 38, { bend: -0.1, w: 2.2, inner: 0 });
    serpent(pen, SPINE, GIRTH, { belly: -1, bands: 32, rows: 2, w: 3 });
    // barb of the tail
    const barb = pen.at('@lam', -49);
    const point = barb.part('-6,0! -26,-40! 20,-28 60,-12 92,0! 60,12 20,28 -26,40!', { w: 2.8 });
    barb.shade(point, '4-7', 15);
    barb.line('-4,0 30,-2 76,0', 1.8, SOFT);
    // near legs: shoulder and thigh lie on the trunk
    claw(pen, '410,590 352,706 404,806', 62, [128, 104, 56, 38, 32]);
    pen.band('466,596 452,650 404,706', 22, { side: 1, spacing: 6 });
    claw(pen, '542,704 660,750 632,846', 70, [100, 108, 60, 38, 32]);
    pen.line('500,634 492,680 530,720', 2.2, SOFT);
    bat(pen.at('366,520', -36, 1.04), false);
    head(pen.at('170,690', 125, 0.94, true));
  },
};

/** A bat's wing: origin at its root, x to its tip. */
function bat(pen: Pen, far: boolean): void {
  const skin = pen.part('0,0 60,-110! 130,-210! 300,-236 450,-196 560,-100! 470,-112 400,-66! 340,-66 268,0! 220,-10 140,40! 90,20 20,40', {
    ink: '2-13',
    w: 2.7,
  });
  for (const [way, tone] of [
    ['130,-210 270,-150 400,-66', 40],
    ['130,-210 220,-110 268,0', 44],
    ['130,-210 156,-80 140,40', 36],
  ] as const) {
    tube(pen, way, [16, 12, 4], { w: 2.2, wash: false });
    pen.band(way, far ? tone * 0.7 : tone, { side: -1, clip: skin.region, angle: 60, spacing: 8 });
  }
  tube(pen, '130,-212 300,-238 450,-196 560,-100', [20, 16, 12, 3], { w: 2.7, tip: true, wash: false });
  tube(pen, '0,20 40,-90 130,-212', [46, 32, 22], { w: 2.9, tone: 16 });
  lock(pen, '122,-214', '110,-262', 20, { bend: -0.2, w: 2.4, inner: 0 });
}

/** A leg over its joints with four claws, and how thick it is from the body down. */
function claw(pen: Pen, joints: string, degrees: number, widths: readonly number[]): void {
  const [, , end = ''] = joints.split(' ');
  const foot = pen.at(end, degrees);
  for (const turn of [-34, 0, 34, 150]) {
    const toe = foot.at('0,0', turn);
    tube(toe, '0,0 22,-7 44,0', [20, 19, 15], { w: 2.3, round: true, tone: 6 });
    lock(toe, '44,0', '72,12', 14, { bend: -0.25, w: 2, inner: 0 });
  }
  tube(pen, joints, widths, { w: 2.8, tone: 20, taper: [0.3, 0.05] });
}

/** Origin behind the eye, x to the snout. */
function head(pen: Pen): void {
  // horns and ear behind
  for (const horn of ['-20,-40 -70,-70 -130,-60 -150,-20', '0,-48 -40,-96 -100,-110 -140,-90'])
    tube(pen, horn, [30, 24, 14, 2], { w: 2.6, tip: true, tone: 8 });
  // tongue
  tube(pen, '70,42 130,60 180,50 220,76', [16, 12, 10, 6], { w: 2.2 });
  pen.lines(['216,72 236,70 250,60', '216,76 232,86 236,100'], 3, { taper: [0.1, 0.6] });
  // lower jaw
  const jaw = pen.part('-40,40 0,70 60,92 110,112 150,112 166,98 156,88 120,82 80,62 50,44 0,10', { ink: '0-9', w: 2.9 });
  pen.shade(jaw, '0-5', 20);
  for (let k = 0; k < 5; k++)
    lock(pen, `${88 + k * 15},${68 + k * 5}`, `${92 + k * 16},${48 + k * 7}`, 11, { bend: 0.05, w: 1.9, inner: 0 });
  // skull and upper jaw
  const skull = pen.part(
    '-70,-30 -40,-56 0,-62 34,-56 56,-38 96,-30 136,-34 160,-44 184,-36 192,-14 180,6 150,10 110,14 76,24 46,44 20,52 -30,60 -70,40',
    { ink: '0-15', w: 3 },
  );
  pen.shade(skull, '13-16', 26);
  for (let k = 0; k < 5; k++)
    lock(pen, `${172 - k * 20},${6 + k * 3}`, `${172 - k * 20},${k === 0 ? 40 : 30 + k * 3}`, 13, { bend: 0.08, w: 2, inner: 0 });
  pen.line('158,-24 168,-32 180,-22 172,-14', 2.6, { taper: [0.3, 0.3] });
  pen.line('150,-36 138,-20 148,-8', 1.8, SOFT);
  pen.line('60,-28 90,-12 130,-10', 1.8, SOFT);
  pen.lines(['106,-28 102,-16 106,-6', '122,-30 118,-18 122,-8', '90,-26 86,-16 90,-8'], 1.4, SOFT);
  // eye under a heavy brow
  pen.part('16,-24 28,-34 46,-33 56,-24 42,-19 28,-19', { w: 2 });
  pen.dot('40,-27', 5);
  pen.line('0,-30 16,-46 44,-46 68,-26', 4.2, { taper: [0.4, 0.3] });
  pen.band('10,-8 34,-2 60,-8', 13, { angle: 70 });
  // ear like a fin, and a beard
  locks(pen, ['-10,-4 -50,-16 -96,-4', '-14,14 -56,16 -96,40', '-16,34 -50,50 -76,84'], '0-1 5x28', { w: 2.3, curl: 0.02 });
  locks(pen, ['10,66 4,100 16,140', '40,80 40,112 52,150', '70,92 76,116 88,140'], '0-1 5x18', { w: 2, curl: 0.05 });
}
