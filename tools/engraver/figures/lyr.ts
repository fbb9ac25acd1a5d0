import type { Figure } from '../figure.ts';
import { along, through } from '../geometry.ts';
import { oval } from '../kit/shapes.ts';
import { swelling, tube } from '../kit/tubes.ts';
import { HARD, SOFT } from '../line-styles.ts';

/** The Lyre, leaning: Sulafat and Sheliak on the tortoise's shell, delta on the left horn, zeta on a string, epsilon on the yoke, Vega the jewel on it. */
export const figure: Figure = {
  draw(pen) {
    // x goes up along the strings, y to the right
    const lyre = pen.at('340,900', -68.3);
    // the arms: two horns that grow out of the shell
    for (const side of lyre.both()) {
      const horn = swelling(
        side,
        '120,120 220,164 340,194 470,200 600,176 720,142 800,140 862,176',
        [30, 32, 31, 27, 23, 20, 17, 4],
        [38, 36, 33, 29, 24, 20, 17, 4],
        {
          w: 3.1,
          tone: 26,
        },
      );
      for (const t of [0.24, 0.29, 0.34, 0.39, 0.44, 0.49, 0.54, 0.59, 0.64])
        pen.line(through([...along(horn.left, [t]), ...along(horn.axis, [t + 0.012]), ...along(horn.right, [t])]), 1.7, {
          taper: [0.35, 0.35],
        });
      // a scroll at its end
      side.part('836,140 864,148 882,170 882,196 864,210 846,202 844,188 854,180 838,168', { w: 2.6, tone: 8 });
      side.line('860,190 857,198 868,197 869,182 858,166 844,157', 1.8, { taper: [0.3, 0.3] });
    }
    // the shell
    const body = lyre.at('26,0', 0, 0.9);
    const shell = body.part(
      '-104,0 -92,-86 -48,-160 22,-202 96,-204 160,-172 206,-122 222,-60 214,0 222,60 206,122 160,172 96,204 22,202 -48,160 -92,86',
      { w: 3.4 },
    );
    pen.shade(shell, '8-15', 40);
    pen.shade(shell, '15-2', 26);
    const rim = body.part(
      '-80,0 -70,-76 -32,-138 28,-174 92,-176 146,-148 182,-104 194,-54 186,0 194,54 182,104 146,148 92,176 28,174 -32,138 -70,76',
      { w: 2.2, wash: false },
    );
    pen.shade(rim, '0-6', 16, { spacing: 5.6 });
    // its plates
    for (const plate of [
      '-46,-34! -62,0! -46,34! 4,40! 28,0! 4,-40!',
      '28,0! 4,40! 20,84! 82,88! 112,48! 96,0!',
      '28,0! 96,0! 112,-48! 82,-88! 20,-84! 4,-40!',
    ]) {
      body.part(plate, { w: 2, wash: false });
    }
    body.lines(
      [
        '-62,0 -80,0',
        '-46,34 -66,76',
        '20,84 -8,124 -30,138',
        '82,88 88,134 92,174',
        '112,48 150,62 184,100',
        '-46,-34 -66,-76',
        '20,-84 -8,-124 -30,-138',
        '82,-88 88,-134 92,-174',
        '112,-48 150,-62 184,-100',
        '96,0 184,0',
      ],
      2,
      { taper: [0.1, 0.1] },
    );
    for (const [x, y, k] of [
      [-14, 0, 1],
      [58, 44, 1],
      [58, -44, 1],
      [-26, 84, 0.8],
      [-26, -84, 0.8],
      [48, 130, 0.8],
      [48, -130, 0.8],
      [134, 112, 0.7],
      [134, -112, 0.7],
    ] as const) {
      const boss = body.at(`${x},${y}`, 0, k);
      boss.line('-16,-12 -22,2 -14,18 2,22', 1.5, SOFT);
      boss.line('-8,-6 -12,2 -6,10 2,12', 1.3, SOFT);
      boss.band('18,-14 20,4 8,20', 11, { angle: 110, spacing: 4.4 });
    }
    // the yoke
    const yoke = tube(lyre, '824,-226 824,0 824,226', [34, 36, 34], { w: 3 });
    lyre.band('808,-190 808,190', 15, { side: -1, angle: 76, clip: yoke.ring.region, profile: () => 1 });
    for (const end of lyre.both()) {
      end.part(oval(824, 232, 27, 17, 12), { w: 2.8, tone: 12 });
      end.part('798,104! 850,104! 850,116! 798,116!', { w: 2.2 });
      end.part('798,166! 850,166! 850,176! 798,176!', { w: 2.2 });
    }
    // strings from the tailpiece over the bridge to their pegs
    lyre.part('-12,-50! 14,-62! 14,62! -12,50!', { w: 2.6, tone: 10 });
    lyre.part('150,-84! 168,-84! 168,84! 150,84!', { w: 2.6 });
    lyre.band('152,-80 152,80', 12, { angle: 80, profile: () => 1 });
    for (let k = -3; k <= 3; k++) {
      const [low, high] = [k * 15, k * 18];
      lyre.lines([`10,${low - 2} 160,${high - 2.6} 812,${high - 2.6}`], 2.3, HARD);
      lyre.line(`160,${high + 2.6} 812,${high + 2.6}`, 1.4, HARD);
      lyre.part(`806,${high - 6} 846,${high - 6} 852,${high} 846,${high + 6} 806,${high + 6}`, { w: 2 });
      lyre.lines([`814,${high - 6} 816,${high + 6}`, `822,${high - 6} 824,${high + 6}`, `830,${high - 6} 832,${high + 6}`], 1.2, HARD);
    }
    // Vega, the jewel
    const jewel = pen.at('@alf');
    jewel.part(oval(0, 0, 21, 21, 12), { w: 2.8 });
    jewel.part(oval(0, 0, 13, 13, 10), { w: 1.8 });
    jewel.band('11,-6 11,6 4,12', 8, { angle: 100, spacing: 3.4 });
  },
};
