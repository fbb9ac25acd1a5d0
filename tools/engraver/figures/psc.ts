import type { Figure } from '../figure.ts';
import { ribbon } from '../kit/drapery.ts';
import { fish } from '../kit/fishes.ts';
import { tube } from '../kit/tubes.ts';
import type { Pen } from '../pen.ts';

/** The Fishes: the western one in the circlet of gamma, the northern one leaping at tau and phi; the cord goes from tail to tail over its knot, Alrescha. */
export const figure: Figure = {
  draw(pen) {
    ribbon(pen, '96,730 60,790 84,850 44,910 60,966', 30);
    ribbon(pen, '100,732 160,800 150,866 210,906 222,972', 30);
    cord(pen, '@alf 140,742 @nu 270,650 @eps 460,714 560,724 626,700 642,668');
    cord(pen, '@alf 110,660 @omi 224,580 @eta 222,440 262,396 320,390 352,404');
    fish(pen, '536,612 640,678 760,706 880,710 984,690');
    fish(pen, '312,506 356,400 354,280 312,156 240,40', { flipped: true });
    // bound about both tails, and knotted
    for (const [place, degrees] of [
      ['638,676', 30],
      ['355,400', -76],
    ] as const) {
      const tail = pen.at(place, degrees);
      tail.part('-9,-26 9,-27 13,0 9,27 -9,26 -5,0', { w: 2.4, tone: 10 });
      tail.line('0,-26 4,0 0,26', 1.5, { taper: [0.1, 0.1] });
    }
    for (const loop of [pen.at('@alf', 118), pen.at('@alf', 196, 1, true)]) {
      loop.part('4,0 24,-22 60,-26 76,-8 66,12 30,14', { w: 2.6, tone: 14 });
      loop.line('12,-2 36,-8 60,-8', 1.5, { taper: [0.1, 0.6] });
    }
    pen.at('@alf', 30).part('-16,-15 4,-18 18,-8 17,10 2,18 -15,12', { w: 2.6, tone: 12 });
  },
};

/** The cord of twisted ribbon. */
function cord(pen: Pen, way: string): void {
  const { left, right } = tube(pen, way, [22, 22], { w: 2.5 });
  pen.rule(
    left,
    right.map((_, k) => right[Math.min(right.length - 1, k + 5)] ?? [0, 0]),
    Math.round(left.length / 4),
    { w: 1.6, bend: 0.15 },
  );
}
