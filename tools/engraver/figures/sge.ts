import type { Figure } from '../figure.ts';
import { feather } from '../kit/feathers.ts';
import { FAINT, HARD } from '../line-styles.ts';

/** The Arrow in flight: eta the point, gamma on the socket of the head, delta on the shaft, Sham and beta the feathers. */
export const figure: Figure = {
  draw(pen) {
    // x goes from the point to the nock
    const arrow = pen.at('46,311', 19.6);
    // shaft
    const shaft = arrow.part('196,-15! 930,-15! 930,15! 196,15!', { w: 3 });
    arrow.band('200,15 926,15', 13, { side: -1, angle: 78, spacing: 6, jitter: 0.3, profile: () => 1, clip: shaft.region });
    arrow.lines(
      ['250,-6 330,-4 400,-7', '360,-9 440,-8 500,-10', '420,-1 500,2 580,-1', '520,-8 600,-6 660,-9', '590,2 640,4 690,1'],
      1.4,
      FAINT,
    );
    // vanes on both sides
    for (const side of arrow.both()) {
      for (let k = 0; k < 12; k++) {
        const x = 722 + k * 20;
        const wide = 98 - 62 * Math.max(0, 1 - k / 6) * Math.max(0, 1 - k / 6);
        feather(side, `${x - 10},8`, `${x + 4 + wide * 0.26},${wide}`, 25, { bend: -0.14, barbs: 8, blunt: 0.7, w: 2.2 });
      }
    }
    // painted rings on the shaft
    for (const x of [604, 622, 640]) arrow.line(`${x},-14 ${x + 4},0 ${x},14`, 2.2, HARD);
    // the middle feather, seen from its edge
    arrow.part('716,-4 760,-12 860,-13 944,-8! 962,0! 944,8! 860,12 760,9 716,4', { w: 2.4 });
    arrow.rule('740,-4 940,-4', '750,6 950,4', 26, { w: 1.3, bend: 0.1 });
    // bindings of thread
    for (const [from, to] of [
      [664, 712],
      [950, 976],
      [196, 236],
    ] as const) {
      arrow.part(`${from},-19! ${to},-19! ${to},19! ${from},19!`, { w: 2.6 });
      for (let x = from + 7; x < to; x += 7) arrow.line(`${x},-18 ${x + 3},0 ${x},18`, 1.7, HARD);
    }
    // nock
    const nock = arrow.part('976,-15! 1004,-19! 990,0! 1004,19! 976,15!', { w: 2.8 });
    arrow.shade(nock, '3-4', 10);
    // the head: two polished faces, barbs, socket
    const head = arrow.part('-16,0! 60,-26 130,-46 232,-78! 196,-34 190,-20! 190,20! 196,34 232,78! 130,46 60,26', { w: 3.3 });
    arrow.line('-10,0 80,0 192,0', 2.2, { taper: [0.1, 0.05] });
    arrow.band('8,2 80,2 190,2', 46, { side: 1, angle: 42, spacing: 6, clip: head.region, profile: (u) => 0.35 + 0.65 * u });
    arrow.lines(['40,12 120,34 206,62', '60,-16 130,-36 204,-60'], 1.6, { taper: [0.2, 0.3] });
    arrow.lines(['110,-12 150,-16 184,-18', '90,-6 130,-9 160,-10'], 1.3, FAINT);
    // what it leaves in the air
    for (const [x, y, long] of [
      [560, -74, 190],
      [610, -52, 110],
      [540, 72, 170],
      [470, 54, 120],
      [330, -60, 110],
      [330, 66, 90],
    ] as const)
      arrow.line(`${x},${y} ${x + long / 2},${y * 1.03} ${x + long},${y * 1.1}`, 1.8, { taper: [0.3, 0.7], end: [0.2, 0.05] });
  },
};
