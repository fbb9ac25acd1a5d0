import type { Figure } from '../figure.ts';
import { along, steps } from '../geometry.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, HARD, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * The ship Argo under sail, rowed to the left: Tureis the masthead, Regor, Naos and Suhail the sail, Markeb, Alsephina and Avior the side, mu the bow,
 * Canopus the blade of the steering oar, nu and pi the curved stern; Miaplacidus and theta dip with the oars.
 */
export const figure: Figure = {
  draw(pen) {
    // mast, yard, stays
    tube(pen, '566,620 580,340 @rho.pup-4,-46', [26, 22, 14], { w: 2.8, tone: 8 });
    pen.lines(['602,66 400,320 134,576', '612,66 740,330 836,520', '610,66 690,360 736,590'], 1.8, HARD);
    pen.part('@rho.pup-2,-50! @rho.pup-70,-66 @rho.pup-120,-40 @rho.pup-80,-34 @rho.pup-2,-30!', { w: 2.3 });
    // sail
    const sail = pen.part(
      '306,150! 400,132 520,120 640,112 784,112! 764,220 742,330 734,430 752,536! 660,506 560,520 440,540 300,560! 262,470 250,360 266,250',
      { w: 3.1 },
    );
    pen.shade(sail, '4-8', 60, { spacing: 6 });
    pen.shade(sail, '8-12', 34, { spacing: 6 });
    for (const seam of [
      '400,132 352,250 348,400 400,548',
      '494,122 456,250 456,400 490,532',
      '590,115 566,240 564,400 584,516',
      '684,112 666,240 658,400 668,506',
    ])
      pen.line(seam, 1.7, { taper: [0.05, 0.05] });
    pen.lines(['292,200 272,330 290,480', '440,180 420,330 440,480', '540,180 524,330 540,470', '720,160 700,300 704,440'], 1.2, FAINT);
    tube(pen, '284,150 540,112 808,106', [12, 20, 12], { w: 2.6, round: true, tone: 6 });
    for (const point of along(pen.curve('320,146 540,114 780,108'), steps(0, 1, 9)))
      pen.at(point).lines(['-6,-9 -2,2 -5,12', '1,-9 5,2 2,12'], 1.7, HARD);
    // curved stern
    const stern = pen.part(
      '760,620 826,590 868,540 892,480 892,420 872,366 834,330 790,322 758,344 758,376 782,388 802,372 796,354 824,356 846,392 846,440 826,500 790,548 740,580',
      { ink: '1-17', w: 3.1 },
    );
    pen.shade(stern, '1-6', 22, { angle: 110 });
    pen.lines(['826,560 866,470 862,400 832,346 800,340', '846,556 880,470 876,410'], 1.6, SOFT);
    water(pen);
    // hull
    const hull = pen.part(
      '96,560! 130,590 200,610 330,622 480,626 620,622 740,600 820,566 866,520! 880,570 872,640 836,704 770,748 660,774 500,782 340,772 240,746 180,720 84,724! 68,700! 150,682 132,640 112,600',
      { w: 3.2 },
    );
    pen.shade(hull, '10-15', 40);
    pen.lines(
      [
        '124,620 210,640 340,654 480,658 620,654 750,630 850,580',
        '142,656 220,668 340,682 480,688 630,684 760,660 860,606',
        '160,684 240,704 350,722 480,728 640,722 770,696 860,644',
        '200,720 300,744 400,756 500,758 640,750 760,726',
      ],
      1.8,
      { taper: [0.03, 0.03], clip: hull.region },
    );
    pen.part(
      '92,546! 130,574 200,594 330,606 480,610 620,606 740,584 820,550 860,508! 872,522! 826,568 744,602 620,624 480,628 330,624 200,612 124,592!',
      {
        w: 2.6,
        tone: 8,
      },
    );
    // shields along the side
    for (const point of along(pen.curve('250,616 480,630 730,602'), steps(0, 1, 8))) shield(pen.at(point));
    // oars out of their ports
    for (const [k, x] of steps(690, 270, 7).entries()) {
      const oar = pen.at(`${x},${690 + 14 * Math.sin((k / 6) * Math.PI)}`, 122);
      oar.part(oval(0, 0, 10, 10, 10), { w: 2.2 });
      oar.part('0,-5! 150,-4 170,-12 226,-14 236,0 226,14 170,12 150,4 0,5!', { w: 2.3 });
      oar.line('160,0 226,0', 1.3, FAINT);
    }
    // the eye at the bow, and the bow's curl
    pen.part('156,652 178,638 204,644 214,658 190,668 166,664', { w: 2.4 });
    pen.dot('187,649', 8);
    pen.line('150,640 178,624 212,632', 1.8, SOFT);
    const bow = pen.part('102,574! 81,530 84,490 108,458 142,450 164,470 158,496 136,498 132,482 118,488 110,520 124,590!', {
      ink: '0-11',
      w: 2.9,
      taper: [0, 0],
    });
    pen.shade(bow, '8-11', 12);
    // steering oar
    const oar = pen.at('792,520', 70);
    oar.part('-60,-6! 120,-6! 120,6! -60,6!', { w: 2.4 });
    const blade = oar.part('108,-8! 130,-28 200,-34 262,-26! 268,22! 200,30 130,22 108,8!', { w: 2.8, tone: 14 });
    oar.line('120,0 262,0', 1.7, HARD);
    oar.part('-66,-22! -54,-22! -54,22! -66,22!', { w: 2.3 });
    pen.shade(blade, '4-6', 14);
  },
};

function shield(pen: Pen): void {
  const rim = pen.part(oval(0, 0, 25, 25, 14), { w: 2.5 });
  pen.shade(rim, '13-6', 12);
  pen.part(oval(0, 0, 8, 8, 10), { w: 1.8 });
  pen.line(oval(0, 0, 18, 18, 14), 1.2, SOFT);
}

/** The sea's surface in rows of crests, before the hull's foot. */
function water(pen: Pen): void {
  for (const [y, from, to] of [
    [768, 30, 970],
    [820, 70, 930],
    [874, 130, 880],
    [930, 200, 760],
  ] as const) {
    let x = from + pen.chance(0, 30);
    while (x < to - 80) {
      const long = pen.chance(70, 110);
      pen.line(`${x},${y} ${x + long * 0.3},${y - 14} ${x + long * 0.62},${y + 4} ${x + long},${y - 6}`, 2.4, SOFT);
      pen.line(`${x + 14},${y + 12} ${x + long * 0.4},${y + 2} ${x + long * 0.8},${y + 14}`, 1.4, FAINT);
      x += long + pen.chance(10, 50);
    }
  }
}
