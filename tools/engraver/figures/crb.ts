import type { Figure } from '../figure.ts';
import { along, nth, sub } from '../geometry.ts';
import { ribbon } from '../kit/drapery.ts';
import { berry, flower, leaf } from '../kit/plants.ts';
import type { Pen } from '../pen.ts';

/** The Northern Crown: a laurel wreath, a flower on each star, the largest at Alphecca. */
export const figure: Figure = {
  draw(pen) {
    for (const tail of ['452,800 400,850 330,862 270,900 230,964', '470,800 520,856 600,862 656,908 706,960']) ribbon(pen, tail, 34);
    branch(pen, '460,792 @del 270,776 @eps 112,600 78,480 @iot 132,256 212,166 318,110', 17);
    branch(pen, '460,792 @gam 650,762 @alf 836,632 894,548 @bet 896,340 848,260 @tet 690,140 588,104', 19);
    // bow
    for (const loop of [pen.at('460,792', 180, 1, true), pen.at('460,792')]) {
      loop.part('6,0 30,-26 74,-40 104,-22 100,6 64,22 24,14', { w: 2.7, tone: 22 });
      loop.line('14,0 46,-8 80,-12', 1.6, { taper: [0.1, 0.6] });
      loop.line('14,3 40,6 66,4', 1.4, { taper: [0.1, 0.6], kind: 'hatch' });
    }
    pen.part('440,778 460,770 480,778 484,798 472,814 448,814 436,798', { w: 2.7, tone: 14 });
    for (const [index, star] of ['iot', 'eps', 'del', 'gam', 'alf', 'bet', 'tet'].entries())
      flower(pen, `@${star}`, star === 'alf' ? 44 : 37, { degrees: index * 31 });
  },
};

/** A laurel branch from the knot to its tip: leaves in pairs, berries between. The tip is drawn first, so that leaves lie over those before them. */
function branch(pen: Pen, way: string, count: number): void {
  const stem = pen.curve(way);
  pen.line(stem, 4, { taper: [0.05, 0.5], end: [0.6, 0.1] });
  for (let k = count - 1; k >= 0; k--) {
    const share = 0.02 + (0.97 * k) / (count - 1);
    const size = 1 - 0.49 * Math.abs(share - 0.45);
    const [root, next] = [nth(along(stem, [share]), 0), nth(along(stem, [share - 0.01]), 0)];
    const ahead = sub(root, next);
    const twig = pen.at(root, (Math.atan2(ahead[1], ahead[0]) * 180) / Math.PI, size);
    for (const side of [1, -1]) {
      const sprig = twig.at('0,0', side * pen.chance(31, 45));
      leaf(sprig, '0,0', `${pen.chance(92, 112)},0`, pen.chance(36, 43), { bend: -0.16 * side, veins: 4 });
      if (pen.chance() > 0.45) continue;
      sprig.line(`0,0 20,${side * 12} 34,${side * 26}`, 1.7, { taper: [0.1, 0.1] });
      berry(sprig, `34,${side * 26}`);
    }
    if (k % 2 === 0) leaf(twig.at('0,0', pen.chance(-8, 8)), '0,0', '90,0', 38, { bend: 0.04, veins: 4 });
  }
}
