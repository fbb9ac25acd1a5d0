import type { Figure } from '../figure.ts';
import { along, aside, lengthOf, nth, steps } from '../geometry.ts';
import { lock, locks } from '../kit/hair.ts';
import { serpent } from '../kit/serpents.ts';
import { tube } from '../kit/tubes.ts';
import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

const SPINE =
  '@lam @kap+6,-4 816,420 @alf 680,622 @iot 524,716 @tet 428,676 @eta-14,4 372,560 @zet 296,440 @chi 230,262 180,236 @eps @del-24,20 84,440 104,560 @ksi';

/** The Dragon: Giausar the barb of its tail, Thuban and the others along its windings, its head between Grumium, Eltanin and Rastaban, nu the brow. */
export const figure: Figure = {
  draw(pen) {
    // the far wing, then the near one
    bat(pen.at('300,372', -34, 0.8), true);
    // barb of the tail
    const barb = pen.at('@lam', -47);
    barb.part('-8,-8! 4,-40! 84,0! 4,40! -8,8! 14,0!', { w: 2.8, tone: 14 });
    barb.line('10,0 76,0', 1.6, SOFT);
    // crest, behind the back
    const line = pen.curve(SPINE);
    const long = lengthOf(line);
    const width = (u: number): number => 6 + 84 * Math.sin(Math.PI * Math.min(1, u * 0.62) ** 0.9) ** 1;
    const count = Math.round(long / 56);
    const crest = steps(0.06, 0.94, count);
    const [roots, tips] = [
      along(
        aside(line, (u) => width(u) / 2 - 4),
        crest,
      ),
      along(
        aside(line, (u) => width(u) / 2 + 12 + 0.26 * width(u)),
        crest.map((u) => u - 12 / long),
      ),
    ];
    for (const [k, root] of roots.entries()) lock(pen, root, nth(tips, k), 40, { bend: -0.1, w: 2.2, inner: 0 });
    serpent(pen, SPINE, steps(0, 1, 24).map(width), { belly: -1, bands: 26, rows: 2, w: 3 });
    bat(pen.at('316,420', -14, 1.06), false);
    // a clawed foot
    claw(pen, '404,650 366,710 412,786', 66);
    claw(pen, '560,690 640,740 628,824', 62);
    head(pen.at('152,724', 18, 1));
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

function claw(pen: Pen, joints: string, degrees: number): void {
  const [, , end = ''] = joints.split(' ');
  const foot = pen.at(end, degrees);
  for (const turn of [-34, 0, 34, 150]) {
    const toe = foot.at('0,0', turn);
    tube(toe, '0,0 22,-7 44,0', [18, 17, 14], { w: 2.3, round: true, tone: 6 });
    lock(toe, '44,0', '72,12', 14, { bend: -0.25, w: 2, inner: 0 });
  }
  tube(pen, joints, [62, 54, 36, 26], { w: 2.8, tone: 18 });
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
  pen.part('14,-22 26,-36 48,-34 58,-22 42,-14 26,-14', { w: 2.2 });
  pen.dot('40,-25', 5.4);
  pen.line('0,-30 16,-46 44,-46 68,-26', 4.2, { taper: [0.4, 0.3] });
  pen.band('10,-8 34,-2 60,-8', 13, { angle: 70 });
  // ear like a fin, and a beard
  locks(pen, ['-10,-4 -50,-16 -96,-4', '-14,14 -56,16 -96,40', '-16,34 -50,50 -76,84'], '0-1 5x28', { w: 2.3, curl: 0.02 });
  locks(pen, ['10,66 4,100 16,140', '40,80 40,112 52,150', '70,92 76,116 88,140'], '0-1 5x18', { w: 2, curl: 0.05 });
}
