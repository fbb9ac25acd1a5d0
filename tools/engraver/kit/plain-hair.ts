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

/** Short curls about a face turned half towards us. */
export function curls(head: Pen): void {
  locks(head, ['10,-46 28,-66 46,-50 48,-22', '12,-42 26,-54 40,-38 42,-14'], '0.1-1 4x18', { w: 2, curl: 0.1, inner: 1 });
  locks(
    head,
    ['16,-46 -4,-76 -40,-72 -58,-40', '10,-42 -18,-58 -44,-46 -56,-8', '4,-36 -22,-40 -42,-20 -52,18', '0,-30 -20,-28 -40,-4 -46,34'],
    '0.35-1 6x26, 0.1-0.7 5x25',
    { w: 2, curl: 0.12, inner: 1 },
  );
  head.lines(['26,-42 -14,-44 -52,-16', '24,-35 -12,-36 -50,-8'], 2, { taper: [0.1, 0.1] });
}
