import { along, nth, type Point, spread, steps, sub, unit } from '../geometry.ts';
import { onTheChart, type Pen, type Way } from '../pen.ts';

/** An ear of corn at the end of its stalk, which runs from its root to the ear's tip; the ear takes the last `share` of it. */
export function earOfCorn(pen: Pen, stalk: Way, { size = 16, share = 0.5, grains = 7, awns = 46, w = 2 } = {}): void {
  const line = spread(pen.curve(stalk), 60);
  pen.line(line, w, { taper: [0.05, 0.05], end: [0.8, 0.8] });
  const chart = onTheChart(pen);
  const k = (size / 16) * pen.frame.scale;
  const at = (u: number): readonly [Point, number] => {
    const [p = nth(line, -1), q = nth(line, -1)] = along(line, [u - 0.02, u]);
    const [x, y] = unit(sub(q, p));
    return [q, (Math.atan2(y, x) * 180) / Math.PI];
  };
  for (const u of steps(1, 1 - share, Math.ceil(grains / 2))) {
    const [place, degrees] = at(u);
    for (const side of chart.at(place, degrees, k).both())
      side.line(`14,8 ${14 + awns * 0.5},15 ${14 + awns},${14 + awns * 0.24}`, 1.9, { kind: 'hatch' });
  }
  for (const u of steps(1 - share, 1, grains)) {
    const [place, degrees] = at(u);
    for (const side of chart.at(place, degrees, k).both())
      side.part('-8,1 0,11 12,14 22,8 14,2 2,-2', { ink: '0-5', w, taper: [0.05, 0.05] });
  }
}
