import type { Pen } from '../pen.ts';
import { locks } from './hair.ts';

/** Short hair for a face in profile in few large locks: half the strokes of `shortHair`. */
export function plainHair(pen: Pen): void {
  const guides = [
    '36,-46 24,-62 4,-72 -18,-70',
    '28,-42 6,-56 -20,-62 -46,-48',
    '16,-34 -10,-42 -36,-38 -56,-14',
    '4,-24 -16,-26 -40,-12 -52,14',
    '-14,-10 -26,2 -40,20 -42,46',
  ];
  locks(pen, guides, '0.35-1 7x26, 0-0.6 7x22', { w: 2, inner: 1 });
}

/** A full beard for a face in profile, the same way; `long` beyond the chin. */
export function plainBeard(pen: Pen, { long = 30 } = {}): void {
  const y = 58 + long;
  const guides = [
    `-14,12 -18,36 -10,${y * 0.72} 2,${y * 0.92}`,
    `6,30 10,52 18,${y * 0.8} 24,${y}`,
    `30,28 40,46 46,${y * 0.76} 42,${y * 0.94}`,
    '42,25 50,34 54,48 50,66',
  ];
  locks(pen, guides, '0.25-1 7x21, 0-0.6 6x18', { w: 2, curl: 0.07, inner: 1 });
  pen.line('22,26 34,21 46,24', 2.4, { taper: [0.4, 0.2] });
}
