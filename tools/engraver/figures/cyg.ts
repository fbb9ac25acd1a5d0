import type { Figure } from '../figure.ts';
import { fan, feather, wing } from '../kit/feathers.ts';
import { scales } from '../kit/scales.ts';
import { HARD } from '../line-styles.ts';

/** The Swan in flight: Albireo the beak, Deneb the tail, Sadr the breast, the wings along the cross. */
export const figure: Figure = {
  draw(pen) {
    wing(
      pen,
      '560,500 606,446 656,392 706,340 738,276 754,204 762,150',
      '462,392 482,306 520,230 572,150 636,86 706,36 788,10',
      '592,540 640,466 696,402 746,352 780,288 795,200 796,110 789,24',
      { side: -1 },
    );
    wing(
      pen,
      '470,570 425,620 370,672 316,712 248,748 180,792 140,818',
      '400,455 320,466 232,496 152,548 88,622 44,722 22,846',
      '514,612 440,654 384,704 336,746 266,782 182,824 100,848 34,850',
    );
    // tail fan
    fan(pen, '446,432', 228.5, 158);
    // body and neck in one contour
    const body = pen.part(
      '424,444 440,520 486,594 546,650 598,684 638,730 672,790 716,846 776,880 856,909 856,866 802,840 756,804 718,756 684,700 650,644 616,584 568,502 508,440 452,412',
      { ink: '0-9 10-19', w: 3 },
    );
    scales(pen, '540,650 580,610 610,570 636,562', '416,470 424,446 438,428 462,408', 11, 8, { w: 1.7, clip: body.region });
    // scapulars overlap the wing roots
    const left = ['548,640 470,560', '530,628 440,534', '508,606 416,508'];
    const right = ['606,560 536,480', '594,534 510,446', '570,506 486,420'];
    for (const [rows, bend] of [
      [left, 0.1],
      [right, -0.1],
    ] as const)
      for (const row of rows) {
        const [base = '', tip = ''] = row.split(' ');
        feather(pen, base, tip, 26, { bend, w: 1.8, barbs: 5 });
      }
    pen.shade(body, '3-9', 22, { angle: 48 });
    const nape = '672,792 696,774 720,752';
    scales(pen, nape, '560,660 600,620 636,580', 9, 5, { w: 1.3, clip: body.region, fade: [0.6, 1.1] });
    scales(pen, '840,904 850,890 862,868', nape, 13, 4, { height: 0.4, w: 1, clip: body.region, skip: 0.25, fade: [0.7, 0.8] });
    // head
    const head = pen.at('872,890', 40, 1.12);
    const beak = head.part('-56,-1 -44,-13 -18,-26 6,-27 20,-21 34,-18 50,-5 74,2 78,9 70,14 46,16 22,20 -6,25 -38,17', {
      ink: '0-12',
      w: 2.8,
    });
    head.line('20,-21 17,-8 22,6 20,20', 2);
    head.line('22,6 46,7 72,9', 1.8);
    head.band('20,-21 32,-19 48,-6 58,-2', 15, { spacing: 3, w: 1.8, profile: (u) => 1 - u });
    head.line('-3,-10 2,-14 8,-12 9,-8 3,-6 -3,-10', 1.8, HARD);
    head.dot('3,-10', 2.6);
    head.line('10,-9 18,-9', 2);
    head.line('62,1 68,3', 1.6);
    pen.shade(beak, '11-12', 12);
  },
};
