import type { Figure } from '../figure.ts';
import { along, between, type Point, sub } from '../geometry.ts';
import { ribbon } from '../kit/drapery.ts';
import { leaf } from '../kit/plants.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import type { Pen } from '../pen.ts';

/**
 * The Southern Crown: a thick garland of overlapping leaves, laid down and seen aslant, wound with bands, a medallion at Meridiana, its knot at theta. The northern
 * one is of open laurel with flowers.
 */
export const figure: Figure = {
  draw(pen) {
    ribbon(pen, '890,800 800,716 720,742 650,676 560,690', 34);
    ribbon(pen, '880,790 806,792 752,834 660,800 590,826', 34);
    garland(pen, '@tet 934,700 900,590 822,472 718,364 600,276 470,208 350,170 240,160 160,196 100,272', [70, 84, 96, 106, 104], 15);
    garland(pen, '@tet 840,886 720,912 580,904 430,866 290,796 180,696 118,580 88,460 84,370 98,300', [70, 118, 128, 118, 96], 16);
    // medallion
    const jewel = pen.at('@alf', -78);
    jewel.part(oval(0, 0, 62, 58, 16), { w: 3, tone: 12 });
    jewel.part(oval(0, 0, 47, 43, 16), { w: 2.2, tone: 20 });
    for (const bead of oval(0, 0, 54.5, 50.5, 20).split(' ')) jewel.dot(bead, 2.3);
    const stone = pen.at('@alf', 0);
    stone.part('0,-26! 24,-8! 15,24! -15,24! -24,-8!', { w: 2.3 });
    stone.lines(['0,-26 0,2', '24,-8 0,2', '15,24 0,2', '-15,24 0,2', '-24,-8 0,2'], 1.5);
    stone.band('22,-6 14,22', 13, { side: 1, angle: 75, spacing: 4 });
    // knot
    for (const loop of [pen.at('@tet', 212), pen.at('@tet', 146, 1, true)]) {
      loop.part('6,0 30,-26 78,-34 104,-14 92,10 60,20 24,14', { w: 2.7, tone: 20 });
      loop.line('14,0 46,-8 80,-8', 1.6, { taper: [0.1, 0.6] });
    }
    pen.at('@tet', 10).part('-22,-20 2,-25 23,-16 26,6 14,24 -14,24 -26,6', { w: 2.8, tone: 14 });
  },
};

/** A garland from the knot to its end: three leaves abreast, those nearer the knot over those beyond; bands wound about it. */
function garland(pen: Pen, way: string, widths: readonly number[], count: number): void {
  const stem = pen.curve(way);
  tube(
    pen,
    stem,
    widths.map((wide) => wide * 0.8),
    { ink: false },
  );
  for (let k = count - 1; k >= 0; k--) {
    const share = (0.96 * k + 0.1) / count;
    const twig = twigAt(pen, stem, share, widths);
    for (const side of [1, -1]) {
      const one = twig.at(`0,${side * 22}`, side * pen.chance(17, 25));
      leaf(one, '0,0', `${pen.chance(104, 114)},0`, 46, { bend: -0.12 * side, veins: 1, w: 2.4 });
    }
    leaf(twig.at('-8,0', pen.chance(-5, 5)), '0,0', '106,0', 46, { bend: 0.03, veins: 0, w: 2.4 });
  }
  for (const share of [0.28, 0.52, 0.76]) {
    const twig = twigAt(pen, stem, share, widths);
    // A band of two turns about it.
    for (const x of [10, -14]) {
      twig.part(
        `${x - 12},-56 ${x + 6},-58 ${x + 20},-30 ${x + 24},0 ${x + 20},30 ${x + 6},58 ${x - 12},56 ${x + 4},30 ${x + 7},0 ${x + 4},-30`,
        { w: 2.5 },
      );
      twig.band(`${x + 4},56 ${x + 18},30 ${x + 22},0`, 14, { side: -1, angle: 80, spacing: 5 });
    }
  }
}

/** A frame along the stem, as large as the garland is there. */
function twigAt(pen: Pen, stem: readonly Point[], share: number, widths: readonly number[]): Pen {
  const [root, next] = along(stem, [share, share + 0.012]) as [Point, Point];
  const ahead = sub(next, root);
  return pen.at(root, (Math.atan2(ahead[1], ahead[0]) * 180) / Math.PI, between(widths, share) / 110);
}
