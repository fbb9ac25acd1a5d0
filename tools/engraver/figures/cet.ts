import type { Figure } from '../figure.ts';
import { along, nth } from '../geometry.ts';
import { fin } from '../kit/fishes.ts';
import { lock } from '../kit/hair.ts';
import { scales } from '../kit/scales.ts';
import { SOFT } from '../line-styles.ts';

/**
 * Cetus, the sea monster, rearing out of the waves to the left: Menkar the nose, mu the brow, xi the ear, gamma the jaw, Mira the neck, Baten Kaitos (the belly) and
 * tau the breast and paw, eta the back, Diphda and iota the coiled tail.
 */
export const figure: Figure = {
  draw(pen) {
    waves(pen);
    // flukes
    fin(pen, '896,596 920,580 946,590', '786,414 846,452 912,494 958,452 986,390', 13, { w: 3, dip: 0.18 });
    // far paw
    pen.part('560,700 520,760 452,800 384,806 350,790 400,760 460,700', { ink: '0-6', w: 2.8, tone: 20 });
    fin(pen, '402,752 384,780 392,806', '300,740 270,800 312,862', 5, { w: 2.6, dip: 0.3 });
    // crest along the back, then body and tail in one
    fin(
      pen,
      '300,330 372,404 440,478 540,510 640,524 720,566 776,640 814,700',
      '400,262 470,340 524,396 596,410 690,424 772,490 830,580 850,660',
      14,
      {
        w: 2.8,
        dip: 0.42,
      },
    );
    fin(pen, '700,828 650,836 600,828', '764,910 690,950 610,936', 6, { w: 2.7 });
    const body = pen.part(
      '290,300 352,378 410,450 480,496 570,510 660,530 736,580 786,652 824,710 862,716 888,676 896,596 946,590! 974,660 972,740 936,812 866,852 780,858 700,840 620,832 540,818 480,800 400,760 330,700 276,620 240,540 216,460 190,400',
      { ink: '0-11 12-27', w: 3.4 },
    );
    pen.shade(body, '13-22', 42, { spacing: 5.6 });
    // belly plates from the throat on
    const seam = pen.curve('236,396 290,470 326,556 390,640 470,700 560,736 640,752 700,780');
    const under = pen.curve('196,404 222,470 248,550 284,624 336,696 406,754 486,796 580,818 680,820');
    pen.line(seam, 1.9, { taper: [0.1, 0.3] });
    pen.rule(seam, under, 26, { w: 1.7, bend: 0.12, reach: [0.02, 0.96] });
    scales(pen, '300,318 276,352 244,392', '452,492 420,570 372,640', 6, 5, { w: 1.6, clip: body.region, height: 0.6 });
    scales(pen, '452,492 420,570 372,640', '640,520 640,620 630,740', 5, 6, { w: 1.6, clip: body.region, height: 0.6 });
    const rows = [
      '640,520 640,620 630,740',
      '760,612 730,700 690,800',
      '836,716 830,770 812,850',
      '884,690 920,730 950,790',
      '896,620 930,620 964,624',
    ];
    for (const [k, count] of [4, 4, 3, 3].entries())
      scales(pen, nth(rows, k), nth(rows, k + 1), count, 6, { w: 1.6, clip: body.region, height: 0.6 });
    // near paw, webbed
    const leg = pen.part('440,600 500,610 540,660 530,730 490,780 470,830 430,850 400,836 420,780 426,720 400,660', { ink: '1-9', w: 3.1 });
    pen.shade(leg, '2-5', 34);
    pen.line('440,600 410,640 408,690', 1.9, SOFT);
    fin(pen, '408,822 432,848 470,838', '338,878 396,938 480,932', 5, { w: 2.8, dip: 0.3 });
    for (const [k, tip] of along(pen.curve('338,878 396,938 480,932'), [0, 0.25, 0.5, 0.75, 1]).entries()) {
      const [x, y] = tip;
      lock(pen, `${x + 8 - k * 3},${y - 8}`, `${x - 8 + k * 3},${y + 14}`, 11, { bend: 0.15, w: 1.8, inner: 0 });
    }
    head(pen);
  },
};

type Ink = Parameters<Figure['draw']>[0];

/** Between boar, dog and dragon, as the atlases have it: open jaws, tusks, a frill behind the cheek. */
function head(pen: Ink): void {
  // frill behind the cheek
  fin(pen, '262,250 280,310 256,380', '392,176 414,290 372,400', 8, { w: 2.8, dip: 0.36 });
  // lower jaw, hanging open, and what is in it
  const jaw = pen.part('250,330 214,372 176,404 130,436 92,462 70,458 56,470 64,496 100,508 150,500 206,476 256,436 280,390', {
    ink: '1-12',
    w: 3,
  });
  pen.shade(jaw, '7-11', 20);
  pen.part('236,356 196,372 160,396 120,404 84,398 50,404 20,392! 40,416 22,436! 56,430 92,432 130,440 176,416 220,392', {
    w: 2.4,
    tone: 8,
  });
  pen.line('190,386 150,412 104,416', 1.6, SOFT);
  for (const [x, y] of [
    [112, 452],
    [138, 436],
    [164, 416],
  ] as const)
    lock(pen, `${x},${y + 3}`, `${x - 10},${y - 24}`, 15, { bend: 0.06, w: 1.9, inner: 0 });
  lock(pen, '84,466', '62,404', 20, { bend: -0.2, w: 2.3, inner: 1 });
  const skull = pen.part(
    '300,310 282,250 250,204 210,184 178,190 158,210 142,226 116,236 92,248 66,262 46,284 44,312 58,334 80,330 104,342 132,336 160,344 192,352 216,366 244,400 290,396',
    { ink: '1-18', w: 3.2 },
  );
  pen.shade(skull, '12-17', 14);
  for (const [x, y, long] of [
    [78, 330, 46],
    [106, 341, 26],
    [132, 337, 30],
    [158, 344, 24],
    [182, 350, 18],
  ] as const)
    lock(pen, `${x},${y - 4}`, `${x - 6},${y + long}`, 9 + long * 0.18, { bend: -0.08, w: 2, inner: 0 });
  // curled lip and wrinkled nose
  pen.line('52,312 72,318 96,326 128,318 164,328 200,346', 1.9, { taper: [0.2, 0.4] });
  pen.line('56,288 70,276 86,282 84,296 70,298', 2.4, { taper: [0.1, 0.2] });
  pen.lines(['98,252 112,272 106,298', '118,242 134,266 130,294', '138,232 154,262 152,288'], 1.9, SOFT);
  // an angry eye under a heavy brow
  pen.part('126,240 150,218 190,206 232,216 240,230 206,228 176,240 150,262 136,262', { ink: '0-8', w: 2.6, tone: 10 });
  pen.line('148,264 172,246 206,246 216,256', 2.8, { taper: [0.2, 0.2] });
  pen.line('152,266 182,276 214,258', 1.8, { taper: [0.3, 0.3] });
  pen.dot('176,256', 6.5);
  pen.line('170,284 194,286 218,274', 1.7, SOFT);
  // cheek
  pen.line('226,250 246,290 240,340 226,374', 1.9, SOFT);
  pen.band('240,276 246,310 238,350', 26, { side: -1, angle: 80, spacing: 5 });
  // ear
  const ear = pen.part('226,200 232,158 256,116 286,92! 296,136 288,186 266,224', { ink: '0-6', w: 2.8 });
  pen.shade(ear, '3-5', 18);
  pen.line('246,206 258,160 280,120', 1.7, SOFT);
}

/** The sea about it. */
function waves(pen: Ink): void {
  for (const way of [
    '20,930 60,906 100,920 140,944 180,928 220,906 262,924 300,946 330,936',
    '500,946 540,924 580,906 620,924 660,944 700,926 740,906 790,922 830,944 880,926 930,906 980,926',
    '90,974 130,956 170,970 210,986 250,970',
    '560,980 610,962 660,978 700,986 740,970 780,960 830,976',
  ])
    pen.line(way, 2.4, { taper: [0.15, 0.15] });
  for (const way of [
    '40,944 70,930 100,940',
    '190,944 224,926 256,942',
    '560,936 584,924 610,938',
    '710,940 744,924 780,938',
    '890,944 932,926 966,942',
  ])
    pen.line(way, 1.6, SOFT);
}
