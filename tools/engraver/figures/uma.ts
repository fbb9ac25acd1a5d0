import type { Figure } from '../figure.ts';
import { bearHead, bearPaw, pelt, tufts } from '../kit/pelts.ts';
import { SOFT } from '../style.ts';

/**
 * The Great Bear, going uphill: Alkaid, Mizar and Alioth the tail, Megrez its root, Dubhe the back, Merak the flank, Phecda and chi the thigh, psi the
 * knee, Alula, Tania and Talitha the feet, Muscida the muzzle.
 */
export const figure: Figure = {
  draw(pen) {
    // tail
    const tail = pelt(pen, '420,340 330,334 270,336 200,322 140,346 72,424 150,392 200,374 262,386 320,384 400,410', {
      fur: '0-5',
      against: '5-10',
      long: 30,
      pitch: 21,
    });
    pen.shade(tail, '5-10', 17);
    tufts(pen, '330,358 290,356 250,352 208,344 168,358 134,384', 176, { long: 32 });
    // far forefoot
    const farFore = pelt(pen, '700,400 730,470 752,536 770,600 808,582 800,520 804,450 776,420', { ink: '1-4 4-6', w: 2.7 });
    pen.shade(farFore, '0-3', 26);
    pen.shade(farFore, '4-6', 22);
    bearPaw(pen.at('782,592', -34, 0.84));
    // far hind foot, set forward
    const farHind = pelt(pen, '500,470 520,560 570,610 610,640 648,682 690,654 680,610 668,560 640,500 600,440', {
      ink: '1-5 5-8',
      w: 2.8,
    });
    pen.shade(farHind, '1-4', 40);
    pen.shade(farHind, '6-8', 26, { angle: 100 });
    bearPaw(pen.at('664,660', -34, 0.86));
    // body
    const body = pelt(
      pen,
      '770,190 722,176 664,196 612,236 560,276 496,296 430,314 376,344 344,396 338,470 380,560 470,560 540,528 610,494 690,470 760,440 784,380 790,300',
      { against: '13-16', fur: '2-9', long: 30, pitch: 24, w: 3 },
    );
    pen.shade(body, '12-16', 46, { bend: 0.16 });
    tufts(pen, '640,262 700,236 580,318 520,340 462,352 404,388 650,380 600,410 560,440 620,330 480,400 700,420', 160, { long: 36 });
    // near hind leg
    const hind = pelt(
      pen,
      '356,390 338,460 344,530 376,596 400,650 396,710 398,770 408,838 480,800 490,770 500,720 540,660 566,610 560,560 524,500 470,440 420,380',
      { fur: '1-7', ink: '8-14', long: 26, pitch: 24, w: 3 },
    );
    pen.shade(hind, '8-13', 40);
    bearPaw(pen.at('444,806', 4, 1), { heel: true });
    pen.line('470,440 524,500 560,560', 2.2, SOFT);
    pen.line('520,640 496,668 478,700', 1.8, SOFT);
    tufts(pen, '380,470 420,440 400,530 450,510 440,590 490,560 450,650 430,710 480,610', 112, { long: 34 });
    // near foreleg, reaching
    const fore = pelt(
      pen,
      '640,300 650,380 690,450 736,490 790,492 840,488 876,480 896,410 850,418 806,420 786,390 790,330 760,260 700,240',
      { against: '2-5', ink: '7-11', long: 24, pitch: 24, w: 3 },
    );
    pen.shade(fore, '2-6', 34);
    bearPaw(pen.at('862,450', -14, 0.96));
    pen.line('650,300 640,350 660,410 700,452', 2.2, SOFT);
    pen.band('650,310 642,350 660,410 696,450', 26, { side: -1 });
    tufts(pen, '690,330 730,360 700,390 750,410 740,450 800,450', 130, { long: 32 });
    // neck and head
    pelt(pen, '764,146 716,156 664,194 656,260 700,310 750,350 790,340 820,290', {
      fur: '0-2',
      against: '5-7',
      long: 30,
      pitch: 22,
      w: 2.8,
    });
    bearHead(pen.at('774,208', 8, 0.98), { open: true });
    tufts(pen, '700,220 720,260 700,290 742,300 760,330', 150, { long: 34 });
  },
};
