import type { Figure } from '../figure.ts';
import { ribbon } from '../kit/drapery.ts';
import { leaf } from '../kit/plants.ts';
import { oval } from '../kit/shapes.ts';
import { HARD } from '../line-styles.ts';

/** The Scales: Zubeneschamali the ring they hang from, Zubenelhakrabi and Zubenelgenubi the ends of the beam, upsilon and tau the left pan, Brachium on a cord of the right one. */
export const figure: Figure = {
  draw(pen) {
    // pans: far rim and cords, then the bowl
    for (const [x, top, y] of [
      [288, 309, 800],
      [718, 360, 846],
    ] as const) {
      const pan = pen.at(`${x},${y}`);
      const hook = top + 30 - y;
      pan.line(`6,${hook} 20,-28`, 2, HARD);
      pan.part(oval(0, 0, 180, 30, 20), { w: 2.8 });
      const inside = pan.part(oval(0, 3, 164, 23, 20), { w: 1.6, mask: false, wash: false });
      pen.shade(inside, '10-17', 20, { angle: 80 });
      const bowl = pan.part(
        '-180,2! -172,34 -144,72 -96,102 -40,118 0,121 40,118 96,102 144,72 172,34 180,2! 150,17 90,27 0,31 -90,27 -150,17',
        {
          ink: '0-10',
          w: 3.4,
        },
      );
      pen.shade(bowl, '4-10', 60, { bend: 0.2 });
      pen.shade(bowl, '1-4', 18, { bend: 0.2 });
      pan.line('-179,4 -150,17 -90,27 0,31 90,27 150,17 179,4', 2.6, HARD);
      pan.line('-176,16 -148,30 -90,41 0,45 90,41 148,30 176,16', 1.6, HARD);
      for (let k = -5; k <= 5; k++) pan.at(`${k * 27},${47 - k * k * 0.75}`).line('-13,0 -8,12 0,15 8,12 13,0', 1.6, { taper: [0.1, 0.1] });
      pan.part('-26,119 -16,128 -20,138 20,138 16,128 26,119', { ink: '0-5', w: 2.6, tone: 8 });
      for (const end of [-178, 178]) {
        pan.line(`0,${hook} ${end},2`, 2.6, HARD);
        pan.line(`${end < 0 ? 4 : -4},${hook + 8} ${end * 0.97},2`, 1.3, HARD);
        pan.part(oval(end, 2, 8, 8, 10), { w: 2 });
      }
      pan.line(`-6,${hook} -70,30`, 2.4, HARD);
      pan.part(oval(-70, 30, 7, 7, 10), { w: 1.9 });
      // the hook and its tassel
      pan.part(oval(0, hook + 6, 11, 16, 12), { w: 2.4 });
      pan.part(oval(0, hook - 20, 14, 14, 12), { w: 2.6, wash: false });
      pan.part(oval(0, hook - 20, 6, 6, 10), { w: 1.6, wash: false });
    }
    // ribbon tied to the ring
    ribbon(pen, '452,66 380,40 310,84 240,60 180,110', 30);
    ribbon(pen, '482,66 556,36 620,82 690,54 756,100', 30);
    // shaft from the ring down to the beam, with the tongue inside its fork
    const mid = pen.at('503,335', 6.8);
    const fork = pen.part('450,128! 484,128! 524,330! 496,352! 470,330!', { w: 2.8 });
    pen.shade(fork, '1-2', 12);
    pen.part(oval(467, 120, 26, 13, 14), { w: 2.6, tone: 8 });
    pen.part(oval(467, 76, 36, 40, 18), { w: 3 });
    pen.part(oval(467, 74, 21, 25, 16), { w: 2.2, wash: false });
    pen.band(oval(467, 76, 34, 38, 18).split(' ').slice(0, 7).join(' '), 10, { side: 1 });
    // beam
    const beam = mid.part(
      '-232,0 -228,-18 -206,-24 -190,-10 -150,-12 -100,-20 -50,-30 -20,-44 0,-48 20,-44 50,-30 100,-20 150,-12 190,-10 206,-24 228,-18 232,0 220,16 198,16 180,8 120,14 60,24 24,34 0,46 -24,34 -60,24 -120,14 -180,8 -198,16 -220,16',
      { w: 3.2 },
    );
    pen.shade(beam, '17-29', 14);
    for (const [x, turn] of [
      [-210, 1],
      [210, -1],
    ] as const)
      mid.line(`${x + turn * 24},-2 ${x + turn * 6},-14 ${x - turn * 10},-10 ${x - turn * 12},4 ${x},9 ${x + turn * 7},1 ${x},-3`, 2, {
        taper: [0.2, 0.3],
      });
    mid.part(oval(0, 0, 26, 26, 16), { w: 2.6 });
    mid.part(oval(0, 0, 12, 12, 12), { w: 2, tone: 8 });
    for (const side of [mid, mid.at('0,0', 180, 1, true)]) {
      leaf(side, '34,0', '104,-4', 24, { w: 1.9, bend: 0.1, veins: 4 });
      leaf(side, '100,-1', '160,-2', 14, { w: 1.7, bend: 0.1, veins: 3 });
    }
    // tongue
    pen.part('503,292! 470,146! 484,296!', { w: 1.8 });
  },
};
