import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * Feet from the side. Origin at the ankle, x towards the toes, y down to the sole (at y = 36); about 100 long. The shin is drawn after it,
 * 34 wide at the ankle. To point the other way: `pen.at(place, 180, 1, true)`.
 */
export function bareFoot(pen: Pen): void {
  const foot = pen.part('-16,-14 -20,6 -28,20 -26,32 -12,36 10,32 30,32 52,36 76,37 86,32 84,23 70,19 46,8 26,-6 16,-18', {
    ink: '0-14',
    w: 2.8,
    tone: 12,
  });
  pen.shade(foot, '4-7', 10);
  pen.lines(['84,26 76,27 74,34', '72,21 66,27 67,36', '62,17 57,25 58,35', '53,13 49,22 50,32'], 1.5, { taper: [0.15, 0.4] });
  pen.line('80,25 84,26 85,29', 1.3);
  pen.line('-4,-4 4,2 2,10 -5,10', 1.7, SOFT);
  pen.line('28,2 40,14 46,24', 1.3, SOFT);
}

export function sandal(pen: Pen): void {
  bareFoot(pen);
  pen.part('-30,33 -12,38 12,35 32,35 54,39 88,38 88,43 52,45 20,41 -12,44 -30,40', { w: 2.4 });
  const straps = ['-22,10 -4,-2 18,-12', '-18,34 0,16 28,0', '4,34 22,18 44,9', '40,34 50,24 62,17'];
  pen.lines(straps, 2.2, { taper: [0.05, 0.05], end: [0.6, 0.6] });
  pen.lines(['-23,14 -5,3 20,-8', '-12,34 5,18 31,3', '10,34 27,20 48,12'], 1.5, { taper: [0.05, 0.05] });
}

/** A soft boot up to the calf: it covers the shin from y = -`high`, so draw it after the shin. */
export function boot(pen: Pen, { high = 90 } = {}): void {
  const boots = pen.part(
    `-30,${-high} -27,${-high * 0.6} -20,-26 -20,0 -28,18 -28,34 -10,38 14,35 34,36 60,40 86,39 94,31 88,21 66,14 44,2 26,-16 24,${-high * 0.6} 32,${-high}`,
    { ink: '0-16', w: 2.9, tone: 18 },
  );
  pen.shade(boots, '5-8', 10);
  pen.line('-28,31 -10,34 14,31 34,32 60,35 92,34', 1.8, { taper: [0.05, 0.1] });
  const cuff = pen.part(
    `-35,${-high - 8} -36,${-high + 8} -20,${-high + 16} 2,${-high + 19} 24,${-high + 16} 38,${-high + 8} 38,${-high - 8} 20,${-high} 0,${-high + 3} -20,${-high}`,
    { w: 2.6 },
  );
  pen.shade(cuff, '3-5', 12);
  for (let y = -high + 30; y < -10; y += 14) {
    pen.line(`8,${y} 24,${y + 7}`, 1.6, { taper: [0.1, 0.1] });
    pen.line(`24,${y - 2} 8,${y + 9}`, 1.6, { taper: [0.1, 0.1] });
  }
  pen.lines(['-16,-20 -4,-12 12,-14', '-14,-8 0,-2 16,-6', '70,17 66,26 70,36'], 1.5, SOFT);
}
