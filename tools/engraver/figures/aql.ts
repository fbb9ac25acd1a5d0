import type { Figure } from '../figure.ts';
import { fan, feather, wing } from '../kit/feathers.ts';
import { lock, locks } from '../kit/hair.ts';
import { scales } from '../kit/scales.ts';
import { SOFT } from '../line-styles.ts';

/** The Eagle on the wing: Altair in the neck, Tarazed and Alshain the shoulders, theta and Okab in the wings, delta the body, lambda the tail's end. */
export const figure: Figure = {
  draw(pen) {
    // x goes from the neck to the tail, y to the lower left wing
    const bird = pen.at('@alf', 51);
    fan(bird, '500,0', 0, 284, { count: 8, spread: 62, width: 56, w: 2.4 });
    wing(
      bird,
      '150,56 116,150 66,236 40,310 72,376 130,424 190,450',
      '372,72 394,170 420,262 450,340 452,412 402,468 290,500',
      '6,44 -16,140 -66,226 -78,296 -24,374 76,432 236,492',
      { side: -1, flight: 12, coverts: [[0.62, 10]], plumage: 11, barbs: 3, w: 2.4 },
    );
    wing(
      bird,
      '150,-56 110,-160 50,-256 10,-336 30,-412 90,-470 140,-500',
      '372,-72 380,-180 396,-280 408,-362 400,-436 350,-508 236,-548',
      '6,-44 -22,-150 -80,-240 -98,-312 -62,-404 34,-480 200,-546',
      { side: 1, flight: 12, coverts: [[0.62, 10]], plumage: 11, barbs: 3, w: 2.4 },
    );
    // body
    const body = bird.part('-70,-34 0,-62 90,-88 190,-98 300,-92 410,-70 500,-44 560,0 500,44 410,70 300,92 190,98 90,88 0,62 -70,34', {
      ink: '3-6 8-11',
      w: 2.8,
    });
    scales(bird, '20,-60 0,0 20,60', '520,-40 530,0 520,40', 9, 4, { w: 1.9, height: 0.3, clip: body.region });
    pen.shade(body, '3-7', 22);
    // scapulars over the roots of the wings
    for (const [side, bend] of [
      [bird, 0.1],
      [bird.both()[1], 0.1],
    ] as const)
      for (const row of ['70,70 230,106', '40,74 190,128', '16,70 150,150']) {
        const [base = '', tip = ''] = row.split(' ');
        feather(side, base, tip, 38, { bend, w: 2, barbs: 3 });
      }
    // neck
    locks(
      pen,
      [
        '286,250 330,330 350,420 372,500',
        '300,236 350,310 392,380 420,450',
        '316,218 372,280 430,340 474,400',
        '326,196 384,240 452,290 516,330',
        '318,170 376,196 440,228 506,254',
      ],
      '0.5-1 6x42, 0.25-0.75 6x40, 0-0.5 6x36',
      { w: 2.1, curl: 0.03, inner: 1 },
    );
    pen.line('250,262 286,284 312,320 326,356', 2.8, { taper: [0.2, 0.2] });
    // head, looking left
    const head = pen.at('262,196', 188, 1.15, true);
    const skull = head.part(
      '-62,40 -64,-6 -44,-40 -6,-56 34,-50 58,-34 84,-32 106,-12 114,14 106,38 98,18 84,10 66,10 78,20 70,30 48,30 22,42 0,62 -30,70',
      {
        ink: '2-16',
        w: 2.9,
      },
    );
    pen.shade(skull, '13-17', 14);
    head.line('60,-34 54,-14 60,2 66,10', 2.2, { taper: [0.1, 0.1] });
    head.line('66,10 50,12 36,8', 2.2, { taper: [0.1, 0.4] });
    head.part('62,-22 70,-22 70,-15 62,-14', { w: 1.6 });
    head.band('84,-32 106,-12 114,14 107,34', 14, { side: 1, angle: 76, spacing: 4.2 });
    head.line('14,-20 30,-30 50,-26 58,-18', 3.4, { taper: [0.5, 0.2] });
    head.part('24,-16 32,-23 43,-20 46,-12 38,-6 28,-8', { w: 2 });
    head.dot('37,-15', 4.6);
    head.lines(['46,-4 34,2 22,0', '18,-14 10,-6 12,6'], 1.6, SOFT);
    locks(
      head,
      [
        '16,-48 -14,-52 -48,-44 -80,-20',
        '20,-30 -10,-34 -44,-20 -78,8',
        '16,-4 -12,-8 -44,8 -70,36',
        '20,14 -4,14 -30,30 -54,60',
        '32,32 14,36 0,52 -16,80',
      ],
      '0.4-1 6x26, 0-0.55 6x22',
      {
        w: 1.9,
        curl: 0.03,
        inner: 1,
      },
    );
    // talons
    for (const [side, at] of [
      [bird, '430,76'],
      [bird.both()[1], '430,84'],
    ] as const) {
      const foot = side.at(at, 24, 0.9);
      locks(foot, ['-60,-34 -20,-30 24,-14', '-70,-4 -20,0 36,0', '-54,30 -20,24 26,14'], '0-1 6x24, 0-0.6 5x20', { w: 2, curl: 0.03 });
      for (const [degrees, long] of [
        [-34, 40],
        [0, 50],
        [36, 40],
      ] as const) {
        const toe = foot.at('24,0', degrees);
        toe.part(`-4,-9 ${long * 0.5},-10 ${long},-8 ${long + 4},0 ${long},8 ${long * 0.5},9 -4,9`, { w: 2.2, tone: 8 });
        toe.rule(`6,-8 ${long - 4},-8`, `6,8 ${long - 4},8`, 4, { w: 1.2, bend: 0.15 });
        lock(toe, `${long},0`, `${long + 26},-6`, 13, { bend: 0.2, w: 2, inner: 0 });
      }
    }
  },
};
