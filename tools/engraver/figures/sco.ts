import type { Figure } from '../figure.ts';
import { oval } from '../kit/shapes.ts';
import { jointedLeg, pincer, plates } from '../kit/shells.ts';
import { joint, segment } from '../kit/tubes.ts';

/** The Scorpion: Antares in the heart, the pincers at Acrab and rho, the sting at Shaula. */
export const figure: Figure = {
  draw(pen) {
    // legs
    for (const joints of [
      '800,222 760,160 744,86 700,24',
      '772,218 704,152 664,88 588,40',
      '748,220 650,160 580,110 488,96',
      '722,228 610,196 524,172 424,196',
    ])
      jointedLeg(pen, joints, [27, 22, 16, 10]);
    for (const joints of [
      '810,324 782,424 800,500 772,580',
      '782,338 738,444 748,530 704,612',
      '754,350 694,456 692,548 634,636',
      '726,356 654,458 634,554 564,640',
    ])
      jointedLeg(pen, joints, [27, 22, 16, 10], { bend: -1 });
    // arms and pincers
    joint(pen, '886,206', '812,152', [46, 44, 34]);
    joint(pen, '808,152', '842,100', [36, 44, 34], { keels: 1 });
    pincer(pen, '840,96', -32, 0.98);
    joint(pen, '884,306', '822,382', [46, 44, 34]);
    joint(pen, '818,382', '864,420', [36, 44, 34], { keels: 1 });
    pincer(pen, '866,420', 27, 0.94, true);
    // sting and tail, from the tip to the body
    const sting = pen.at('124,772', -52, 1.12);
    sting.part('-8,-20 16,-38 50,-40 82,-26 110,-6 136,22! 104,14 78,14 48,26 16,24 -8,14', { ink: '0-10', w: 3, tone: 20 });
    sting.line('6,-10 40,-16 76,-10', 1.5, { taper: [0.3, 0.5], kind: 'hatch' });
    const tail = '484,566 470,640 @mu1 462,790 @zet2 396,896 @eta 256,920 @tet 136,850 122,776';
    segment(pen, tail, 0.83, 1, [50, 62, 44]);
    segment(pen, tail, 0.6, 0.83, [54, 66, 50]);
    segment(pen, tail, 0.415, 0.6, [57, 68, 54]);
    segment(pen, tail, 0.2, 0.415, [60, 72, 58]);
    segment(pen, tail, 0, 0.2, [64, 76, 62]);
    plates(pen, '752,280 690,288 632,312 580,374 532,462 486,566', [136, 150, 144, 108, 70], 8);
    // carapace
    const carapace = pen.part('866,212 886,230 876,256 884,282 862,302 820,330 764,352 736,344 728,282 736,220 764,204 820,200', {
      w: 3.1,
    });
    pen.shade(carapace, '4-7', 34);
    pen.shade(carapace, '7-9', 20);
    pen.line('872,256 830,262 780,270 738,282', 1.8, { taper: [0.2, 0.5] });
    pen.line('846,226 810,240 776,232', 1.5, { taper: [0.4, 0.4], kind: 'hatch' });
    pen.line('842,294 808,288 772,304', 1.5, { taper: [0.4, 0.4], kind: 'hatch' });
    for (const eye of ['824,250', '824,272']) pen.at(eye).part(oval(0, 0, 6, 5, 8), { w: 1.8 });
    for (const [place, mirrored] of [
      ['880,240', true],
      ['880,272', false],
    ] as const)
      pen.at(place, mirrored ? -6 : 6, 1, mirrored).part('-4,-10 16,-12 36,-4 40,4! 26,3 18,8 -4,10', { ink: '0-6', w: 2.4 });
  },
};
