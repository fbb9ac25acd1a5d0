import type { Figure } from '../figure.ts';
import { oval } from '../kit/shapes.ts';
import { jointedLeg, pincer } from '../kit/shells.ts';
import { joint } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../line-styles.ts';

/** The Crab from above, going to the left: iota and Acubens the claws, the two Aselli on the front of the shell, Tegmine its back, Tarf the tip of a leg. */
export const figure: Figure = {
  draw(pen) {
    const wide = [50, 42, 30, 20];
    for (const [joints, bend] of [
      ['560,320 580,196 640,112 724,64', 1],
      ['630,330 700,226 790,178 880,170', 1],
      ['690,380 788,310 872,312 944,352', 1],
      ['730,450 820,420 896,448 946,512', 1],
      ['560,710 570,816 620,884 @bet+6,4', -1],
      ['630,706 700,806 790,850 880,850', -1],
      ['690,656 788,722 872,722 944,684', -1],
      ['730,584 824,616 898,594 952,540', -1],
    ] as const)
      jointedLeg(pen, joints, wide, { bend, w: 2.6 });
    // arms and claws
    joint(pen, '452,360', '356,300', [70, 78, 62], { tone: 22, w: 2.9 });
    joint(pen, '366,322', '312,226', [62, 76, 60], { tone: 22, w: 2.9 });
    pincer(pen, '312,240', -58, 1.56);
    joint(pen, '452,672', '360,726', [70, 78, 62], { tone: 22, w: 2.9 });
    joint(pen, '386,712', '286,782', [62, 78, 62], { tone: 22, w: 2.9 });
    pincer(pen, '300,780', 206, 1.56, true);
    // eyes on their stalks, feelers
    for (const [y, out] of [
      [466, -1],
      [566, 1],
    ] as const) {
      pen.line(`400,${y - out * 16} 340,${y + out * 2} 290,${y + out * 40} 240,${y + out * 44}`, 2.2, { taper: [0.05, 0.7] });
      const eye = pen.at(`400,${y}`, 180 - out * 14);
      eye.part('0,-10 40,-8 40,8 0,10', { w: 2.5 });
      eye.part(oval(52, 0, 17, 17, 12), { w: 2.7 });
      eye.dot('57,-2', 7);
    }
    // shell
    const shell = pen.part(
      '392,516 384,478 394,440 368,398! 408,384 398,338! 446,338 452,292! 502,304 560,290 630,306 700,352 748,430 764,516 748,602 700,680 630,726 560,742 500,726 452,740! 446,694 398,694! 408,648 368,634! 394,592 384,554',
      { w: 3.4 },
    );
    pen.shade(shell, '14-20', 64, { spacing: 5.4 });
    pen.shade(shell, '12-14', 24);
    pen.shade(shell, '20-24', 20);
    // ridges of the shell
    for (const half of [pen.at('0,516', 0, 1), pen.at('0,516', 0, 1, true)]) {
      half.line('470,-120 530,-96 560,-50 556,-6', 2.3, { taper: [0.4, 0.3] });
      half.band('480,-116 530,-96 560,-50 558,-14', 20, { side: -1, angle: 66 });
      half.line('556,-6 620,-30 690,-36', 1.9, SOFT);
      half.line('450,-40 490,-24 520,-4', 1.9, SOFT);
      half.line('600,-180 660,-140 700,-80', 1.5, FAINT);
      half.dots('620,-120 648,-96 592,-140 664,-66 628,-84 600,-104', 3);
      half.dots('440,-90 456,-66 480,-56', 2.4);
    }
    pen.line('420,490 410,516 420,542', 2.2, SOFT);
  },
};
