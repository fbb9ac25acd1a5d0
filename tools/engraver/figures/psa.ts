import type { Figure } from '../figure.ts';
import { fin } from '../kit/fishes.ts';
import { scales } from '../kit/scales.ts';
import { river } from '../kit/serpents.ts';
import { oval } from '../kit/shapes.ts';
import { SOFT } from '../line-styles.ts';

/** The Southern Fish drinking the stream of Aquarius: Fomalhaut the open mouth, delta the lower jaw, epsilon the nape, beta by the fin, theta and iota the tail. */
export const figure: Figure = {
  bleeds: ['top', 'left'],
  draw(pen) {
    // the mouth, dark within
    const throat = pen.part('116,428 96,470 90,540 96,590 150,610 230,540 200,440', { ink: '' });
    pen.shade(throat, '4-6', 70, { spacing: 4.6 });
    // fins behind the body
    fin(pen, '820,570 792,606 824,648', '958,430 930,520 906,606 938,690 978,784', 13, { w: 3, dip: 0.14 });
    fin(pen, '300,336 420,292 540,318 640,386', '300,196 430,132 600,170 724,306', 13, { w: 2.8, dip: 0.2 });
    fin(pen, '650,672 700,660 736,648', '672,800 748,790 790,716', 7, { w: 2.6 });
    fin(pen, '380,736 440,742 500,732', '412,872 500,880 566,812', 7, { w: 2.6 });
    // the stream
    river(pen, '-60,-40 -10,60 60,140 74,240 60,330 84,420 120,500 190,540', [110, 104, 96, 92, 84, 80, 70, 56], { current: 6 });
    const body = pen.part(
      '112,446 96,432 100,412 128,396 156,368 208,340 @eps-4,-26 360,296 470,300 570,340 670,420 760,520 836,576 800,606! 838,642 760,654 670,676 560,716 450,744 340,742 240,716 160,672 @del-10,14 86,606 80,584 96,572 130,580 176,570 214,540 228,508 206,476 160,452',
      { ink: '0-12 14-31', w: 3.3 },
    );
    pen.shade(body, '15-20', 58, { spacing: 5.4 });
    // lips
    pen.line('114,446 150,440 200,460 236,508 218,552 176,584 128,594 98,584', 2, { taper: [0.1, 0.1] });
    pen.line('128,396 150,406 160,428', 1.7, SOFT);
    pen.band('84,596 120,634 170,668 236,706', 18, { side: -1, angle: 80, spacing: 5 });
    // gill
    pen.line('330,312 372,400 386,510 366,620 306,722', 2.8, { taper: [0.12, 0.12] });
    pen.line('354,318 400,400 414,510 396,620 344,720', 1.8, { taper: [0.2, 0.2] });
    pen.band('372,400 386,510 366,620 312,716', 34, { side: 1, angle: 80, spacing: 5 });
    pen.lines(['268,560 300,600 290,660', '244,580 270,620 256,672', '292,540 330,590 322,650'], 1.6, SOFT);
    // eye
    const eye = pen.at('238,424');
    eye.part(oval(0, 0, 30, 28), { w: 2.6 });
    eye.part(oval(-1, 0, 19, 18), { w: 2, tone: 7 });
    eye.dot('-2,0', 10.5);
    eye.line('-30,-10 -12,-26 12,-27 30,-12', 3, { taper: [0.3, 0.3] });
    pen.line('186,412 220,376 268,378 290,404', 2.4, SOFT);
    pen.line('206,470 246,476 284,452', 1.7, SOFT);
    pen.dots('150,400 162,394', 3);
    scales(pen, '436,316 470,420 474,540 430,730', '800,572 790,594 790,618 800,640', 9, 9, { w: 1.7, clip: body.region, height: 0.62 });
    pen.lines(['790,584 850,560 910,510', '796,606 860,606 900,606', '790,626 850,650 910,704'], 1.6, SOFT);
    fin(pen, '404,560 388,596 404,640', '560,540 590,620 540,700', 8, { w: 2.8, dip: 0.14 });
    // what splashes
    for (const drop of ['150,330', '176,290', '44,520', '58,560']) pen.at(drop).part('0,-14! 8,2 4,11 -5,11 -8,2', { w: 2, wash: false });
  },
};
