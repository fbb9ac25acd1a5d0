import type { Figure } from '../figure.ts';
import { along, steps } from '../geometry.ts';
import { leaf } from '../kit/plants.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, HARD } from '../line-styles.ts';

/**
 * The Cup, leaning as it stands on the back of the Water Serpent: alpha and beta the foot, gamma and delta the root of the bowl, theta and eta the brim,
 * epsilon a handle. Drawn upright with the middle of its foot at the origin, and laid over.
 */
export const figure: Figure = {
  draw(pen) {
    const cup = pen.at('820,764', -55);
    // handles
    for (const half of [cup, cup.at('0,0', 180, 1, true)])
      tube(half, '238,-650 300,-676 344,-640 340,-570 296,-496 216,-452', [22, 24, 25, 25, 24, 20], { w: 2.8, tone: 12 });
    // foot and stem
    const foot = cup.part(
      '-172,-4! -168,-26! -110,-52 -60,-86 -36,-130 -30,-180 -30,-290! 30,-290! 30,-180 36,-130 60,-86 110,-52 168,-26! 172,-4! 110,20 0,30 -110,20',
      {
        w: 3.2,
        tone: 26,
      },
    );
    cup.line('-168,-26! -110,-6 0,4 110,-6 168,-26!', 2, HARD);
    cup.line('-116,-49 -60,-36 0,-32 60,-36 116,-49', 1.7, HARD);
    cup.shade(foot, '13-16', 16);
    for (const x of [-60, -30, 0, 30, 60]) cup.line(`${x * 0.5},-110 ${x * 0.7},-76 ${x * 1.5},-44`, 1.5, FAINT);
    const knop = cup.part('-34,-240 -56,-228 -62,-206 -56,-184 -34,-172 0,-166 34,-172 56,-184 62,-206 56,-228 34,-240 0,-246', {
      w: 2.9,
      tone: 18,
    });
    cup.line('-61,-204 -30,-194 0,-191 30,-194 61,-204', 1.9, HARD);
    cup.shade(knop, '1-4', 10);
    // bowl
    const bowl = cup.part(
      '-276,-734 -262,-680 -254,-610 -250,-540 -232,-460 -190,-380 -120,-316 -50,-286 0,-280 50,-286 120,-316 190,-380 232,-460 250,-540 254,-610 262,-680 276,-734 0,-690',
      { ink: '0-16', w: 3.3, tone: 44 },
    );
    // gadroons about its root
    const below = cup.curve('-222,-438 -120,-408 0,-398 120,-408 222,-438');
    for (const [k, top] of along(below, steps(0, 1, 11)).entries()) {
      const x = (k - 5) * 9;
      const end = cup.spot(`${x},-284`);
      const side = cup.spot(`${(k - 5) * 24},-330`);
      if (k > 0 && k < 10) cup.line([top, side, end], 1.9, { taper: [0.05, 0.2] });
    }
    cup.line(below, 2.4, HARD);
    cup.line('-228,-452 -120,-423 0,-413 120,-423 228,-452', 1.7, HARD);
    for (const place of along(cup.curve('-200,-436 -110,-412 0,-404 110,-412 200,-436'), steps(0, 1, 15))) cup.dot(place, 2.6);
    // frieze: a laurel spray from the middle to both sides
    for (const half of [cup, cup.at('0,0', 180, 1, true)]) {
      half.line('6,-520 80,-524 150,-538 196,-552', 2, { taper: [0.1, 0.3] });
      for (const [x, y] of [
        [24, -521],
        [68, -523],
        [112, -530],
        [156, -540],
      ] as const) {
        leaf(half, `${x},${y}`, `${x + 54},${y - 42}`, 22, { veins: 0, w: 2, bend: 0.1 });
        leaf(half, `${x + 8},${y}`, `${x + 62},${y + 26}`, 22, { veins: 0, w: 2, bend: -0.1 });
      }
    }
    cup.part(oval(0, -520, 17, 17, 12), { w: 2.2 });
    cup.lines(['-253,-600 -120,-572 0,-564 120,-572 253,-600', '-256,-628 -120,-598 0,-590 120,-598 256,-628'], 2, HARD);
    cup.shade(bowl, '1-4', 40);
    // brim
    const brim = cup.part(oval(0, -736, 286, 66, 20), { w: 3.2 });
    const hollow = cup.part(oval(0, -738, 262, 52, 20), { w: 2.3, wash: false });
    cup.shade(hollow, '11-18', 46, { angle: 80 });
    cup.shade(hollow, '16-19', 30);
    cup.shade(brim, '2-8', 10, { spacing: 7 });
    cup.lines(['-180,-728 -60,-712 60,-716', '-60,-728 60,-730 150,-740'], 1.5, FAINT);
  },
};
