import type { Figure } from '../figure.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { cloudBank } from '../kit/clouds.ts';
import { wing } from '../kit/feathers.ts';
import { locks } from '../kit/hair.ts';
import { horseHead } from '../kit/horses.ts';
import { SOFT } from '../line-styles.ts';

/**
 * Pegasus as the sky has him, on his back: Enif the nose, Biham the cheek, Homam the neck, Markab the wing's root, Algenib its feathers, Alpheratz the belly,
 * the forelegs galloping from Scheat over Matar to pi and from Sadalbari to kappa. Drawn upright and turned over; the rest of him is in the clouds.
 */
export const figure: Figure = {
  bleeds: ['left'],
  draw(pen) {
    const body = pen.at('1000,1000', 180);
    // far foreleg, stretched ahead
    hoofedLeg(body, '500,560 430,610 262,614 152,640 90,674', 134, { front: 1 });
    // mane behind the neck
    locks(
      body,
      [
        '222,84 270,44 350,34 410,64',
        '256,96 320,60 392,70 446,110',
        '300,110 372,96 440,130 490,170',
        '350,150 420,150 490,196 536,236',
        '400,206 466,220 530,268 572,310',
        '450,270 506,290 562,330 604,370',
      ],
      '0.2-1 11x34, 0-0.7 11x30',
      { w: 2.2, curl: 0.1 },
    );
    // body and neck
    const trunk = body.part(
      '232,100 300,106 370,156 440,238 500,316 560,364 660,380 780,380 890,384 948,420 948,690 860,738 740,728 640,700 560,690 480,676 420,610 404,530 380,450 330,370 270,310 238,250',
      { ink: '0-9 10-21', w: 3.3 },
    );
    pen.shade(trunk, '1-7', 30);
    pen.shade(trunk, '6-8', 46);
    body.line('560,400 520,470 500,550 520,640', 2.3, SOFT);
    body.band('560,400 520,470 500,550 520,640', 30, { side: -1 });
    body.lines(
      [
        '420,330 430,420 470,500',
        '330,240 370,320 420,380',
        '410,610 450,590 480,560',
        '290,170 340,240 400,300',
        '440,460 446,540 470,600',
      ],
      1.9,
      SOFT,
    );
    body.lines(['700,560 690,620 704,680', '750,560 742,630 756,700', '800,560 796,630 808,706'], 1.5, SOFT);
    // near foreleg, bent in the gallop
    hoofedLeg(body, '540,560 510,690 300,782 340,896 322,962', 146, { front: 1 });
    horseHead(body.at('176,212', 128, 1.14, true));
    cloudBank(
      pen,
      '70,290,58 74,390,62 66,490,58 60,580,46 40,234,30 82,214,38 122,252,30 30,282,24 140,300,37 22,336,19 126,352,30 28,388,25 152,398,38 22,440,18 130,450,32 26,494,24 142,500,36 22,552,18 118,548,30 30,602,24 112,592,32 62,634,30',
    );
    // the wing
    wing(
      body,
      '574,446 576,346 604,258 656,190 722,152 800,138 880,142 950,160',
      '630,540 730,572 824,556 900,506 944,430 966,350 980,270 984,206',
      '540,446 542,336 572,232 630,154 704,108 790,90 880,100 984,170',
      {
        side: 1,
        flight: 12,
        coverts: [
          [0.62, 11],
          [0.38, 11],
        ],
        plumage: 13,
        barbs: 5,
      },
    );
  },
};
