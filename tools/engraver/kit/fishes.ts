import { add, along, bowed, lengthOf, mix, normals, nth, type Point, spread, steps, times } from '../geometry.ts';
import { SOFT } from '../line-styles.ts';
import { onTheChart, type Pen, type Ring, type Way } from '../pen.ts';
import { scales } from './scales.ts';

/** A fin between its root and its edge, which run the same way; its skin dips between the rays, deeper for `spiny` ones. */
export function fin(pen: Pen, root: Way, edge: Way, rays: number, { w = 2.6, dip = 0.14, bend = 0.06, fine = true } = {}): Ring {
  const shares = steps(0, 1, rays);
  const [roots, tips] = [along(pen.curve(root), shares), along(pen.curve(edge), shares)];
  const outline: Point[] = [nth(roots, 0)];
  for (const [k, tip] of tips.entries()) {
    if (k === 0) {
      outline.push(...bowed(nth(roots, 0), mix(nth(roots, 0), tip, 0.5), tip, 12));
      continue;
    }
    const low = mix(mix(nth(tips, k - 1), tip, 0.5), mix(nth(roots, k - 1), nth(roots, k), 0.5), dip * 1.6);
    outline.push(...bowed(nth(tips, k - 1), low, tip, 9).slice(1));
  }
  outline.push(...bowed(nth(tips, -1), mix(nth(tips, -1), nth(roots, -1), 0.5), nth(roots, -1), 12).slice(1));
  const ring = pen.ring([...outline, ...spread(pen.curve(root), 20).toReversed()]);
  pen.hide(ring.region);
  pen.wash(ring.region);
  pen.line(outline, w, { taper: [0.05, 0.05], side: ring.turn });
  for (let k = 1; k + 1 < rays; k++) {
    const [a, b] = [nth(roots, k), nth(tips, k)];
    const way = mix(a, b, 0.5);
    const across: Point = [way[0] - (b[1] - a[1]) * bend, way[1] + (b[0] - a[0]) * bend];
    pen.line(bowed(a, across, b, 16), 1.7, { taper: [0.1, 0.2], end: [0.5, 0.4], clip: ring.region });
  }
  if (fine)
    for (let k = 0; k + 1 < rays; k++) {
      const [a, b] = [mix(nth(roots, k), nth(roots, k + 1), 0.5), mix(nth(tips, k), nth(tips, k + 1), 0.5)];
      pen.line(bowed(a, mix(a, b, 0.3), mix(a, b, 0.6), 8), 1.3, { taper: [0.1, 0.7], kind: 'hatch', clip: ring.region });
    }
  return ring;
}

/**
 * What turns places of a straight body into places along a bent spine: x is 0 where the spine begins and 1000 where it ends, y to the right of it (to the left if
 * flipped), in the same measure. The text it gives is of the chart.
 */
function bent(pen: Pen, spine: Way, flipped = false): (text: string) => string {
  const line = spread(pen.curve(spine), 240);
  const across = normals(line);
  const [long, hand] = [lengthOf(line), pen.handOf(spine) * (flipped ? -1 : 1)];
  const ahead = (from: number, to: number): Point => {
    const [a, b] = [nth(line, from), nth(line, to)];
    return times([b[0] - a[0], b[1] - a[1]], 1 / Math.max(1e-6, lengthOf([a, b])));
  };
  return (text) =>
    text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const corner = word.endsWith('!');
        const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
        const at = Math.round(Math.min(1, Math.max(0, x / 1000)) * 239);
        const over =
          x < 0 ? times(ahead(0, 6), (x / 1000) * long) : x > 1000 ? times(ahead(233, 239), (x / 1000 - 1) * long) : ([0, 0] as const);
        const [px, py] = add(add(nth(line, at), over), times(nth(across, at), (hand * y * long) / 1000));
        return `${px.toFixed(2)},${py.toFixed(2)}${corner ? '!' : ''}`;
      })
      .join(' ');
}

/** A plump fish of the old atlases along its spine, from the tail's end to the mouth; its belly is on the right, flipped on the left. */
export function fish(pen: Pen, spine: Way, { flipped = false, rows = 11, w = 3 } = {}): void {
  const on = bent(pen, spine, flipped);
  const chart = onTheChart(pen);
  const k = lengthOf(pen.curve(spine)) / 1000;
  fin(chart, on('240,-30 200,0 240,30'), on('-10,-200 60,-110 96,0 60,110 -10,200'), 11, { w, dip: 0.16 });
  fin(chart, on('780,-150 640,-184 480,-150 380,-110'), on('700,-262 590,-300 450,-254 330,-170'), 10, { w: w * 0.9, dip: 0.24 });
  fin(chart, on('650,170 560,170 520,160'), on('600,262 520,276 452,232'), 6, { w: w * 0.9 });
  fin(chart, on('380,120 320,96 280,78'), on('330,196 262,188 226,136'), 5, { w: w * 0.85 });
  const body = chart.part(
    on(
      '1000,-14 984,-44 950,-70 900,-122 820,-166 720,-188 600,-180 460,-140 320,-84 226,-44 190,0! 226,44 320,92 460,152 600,188 720,190 830,158 910,104 958,62 976,40 968,20 988,12',
    ),
    { ink: '0-9 11-21', w },
  );
  chart.shade(body, '13-18', 46 * k * 1.6, { spacing: 5 });
  // mouth, lips, gill
  chart.line(on('996,2 968,8 930,26'), w * 0.8, { taper: [0.05, 0.4] });
  chart.line(on('936,38 922,28 922,12'), 1.6, SOFT);
  chart.line(on('790,-172 744,-96 732,0 752,90 800,166'), w * 0.85, { taper: [0.12, 0.12] });
  chart.line(on('770,-150 722,-80 710,4 728,90 770,160'), 1.7, { taper: [0.2, 0.2] });
  chart.band(on('744,-96 732,0 752,90 790,156'), 40 * k * 1.4, { side: flipped ? -1 : 1, angle: 80, spacing: 5 });
  chart.lines([on('846,40 820,66 816,104'), on('866,48 846,76 844,108')], 1.4, SOFT);
  // eye
  const eye = chart.at(on('868,-56').trim());
  eye.part(ovalOf(30 * k), { w: w * 0.75 });
  eye.part(ovalOf(16 * k), { w: 1.6 });
  eye.dot('0,0', Math.max(3, 10 * k));
  chart.line(on('916,-84 876,-104 828,-86'), 1.9, SOFT);
  scales(chart, on('712,-168 690,-60 690,60 716,176'), on('250,-36 236,-12 236,12 250,36'), rows, 9, {
    w: 1.5,
    clip: body.region,
    height: 0.6,
    fade: [1, 0.8],
  });
  chart.lines([on('236,-24 180,-40 130,-70'), on('236,24 180,40 130,70')], 1.6, SOFT);
  fin(chart, on('706,50 690,78 700,110'), on('560,70 530,130 590,190'), 6, { w: w * 0.9, dip: 0.16 });
}

function ovalOf(radius: number): string {
  return Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}
