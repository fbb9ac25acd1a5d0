import { bowed, mix, nth, type Point, piece, sub } from '../geometry.ts';
import { HARD, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';
import { tube } from './tubes.ts';

/**
 * The Serpent that Ophiuchus holds, in the coordinates of its own card: from Alya, the tail, over his right hand at 329,690 and his left one at 752,586 to the head.
 * Drawn on both cards at the same place of the sky, so that they are one in the atlas.
 */
export function heldSerpent(pen: Pen, { apart = 18, tone = 13 } = {}): void {
  const body = tube(
    pen,
    '82,448 150,532 234,576 320,584 368,608 372,652 329,690 272,706 256,752 296,800 360,808 416,780 483,732 560,664 650,612 752,586 820,578 872,540 888,480 884,410 914,350 926,290 918,236 888,208 858,218',
    [4, 34, 48, 55, 58, 60, 62, 64, 64, 62, 57, 51, 48],
    { w: 2.9, tone },
  );
  // a net of lozenges on the back, plates on the belly
  const across = (share: number): Point[] => body.left.map((point, k) => mix(point, nth(body.right, k), share));
  const [belly, seam, lower, back] = [across(0.02), across(0.34), across(0.36), across(0.97)];
  pen.line(piece(seam, 0.04, 1), 1.7, { taper: [0.1, 0] });
  const last = seam.length - 1;
  const step = Math.max(2, Math.round((apart * pen.frame.scale) / 3));
  for (let k = Math.round(last * 0.05); k + step <= last; k += step) {
    stitch(pen, nth(seam, k), nth(belly, k), 0.16);
    stitch(pen, nth(lower, k), nth(back, k + step), 0.1);
    stitch(pen, nth(lower, k + step), nth(back, k), -0.1);
  }
  serpentHead(pen.at('866,219', 138, 1, true));
}

/** One line of the skin, bowed. */
function stitch(pen: Pen, from: Point, to: Point, bend: number): void {
  const [way, middle] = [sub(to, from), mix(from, to, 0.5)];
  pen.stroke(
    bowed(from, [middle[0] - way[1] * bend, middle[1] + way[0] * bend], to, 9),
    [0.6, 1, 1.35, 1.5, 1.5, 1.5, 1.35, 1, 0.5],
    'hatch',
  );
}

/** The head of a serpent from the side, its jaws open: origin where the neck ends, 165 along x to the snout, y down. */
function serpentHead(pen: Pen): void {
  // tongue, lower jaw, the dark between
  pen.line('84,34 130,30 172,40 196,36', 3.2, { taper: [0.1, 0.1], end: [0.8, 0.6] });
  pen.lines(['194,37 212,26 230,26', '194,37 208,46 226,54'], 2.3, { taper: [0.05, 0.6] });
  const jaw = pen.part('-12,20 10,38 44,56 84,66 122,70 144,66 150,58 138,54 106,52 76,44 54,28 30,0', { ink: '0-10', w: 2.6 });
  pen.shade(jaw, '1-5', 12);
  const skull = pen.part(
    '-14,-26 8,-40 36,-50 66,-50 94,-40 124,-28 150,-14 164,-2 165,10 154,16 124,14 92,20 68,30 48,30 24,30 -8,24 -18,0',
    {
      ink: '0-13',
      w: 2.8,
    },
  );
  pen.shade(skull, '9-13', 10);
  pen.line('158,8 124,6 92,11 64,22', 1.6, { taper: [0.1, 0.4] });
  pen.line('144,-8 150,-4 146,1', 2.2, { taper: [0.2, 0.2] });
  // teeth
  pen.line('140,15 138,32', 2.4, { taper: [0, 0.8] });
  pen.line('128,15 127,24', 2, { taper: [0, 0.8] });
  pen.line('130,54 130,43', 2, { taper: [0, 0.8] });
  // eye under a ridge
  pen.line('76,-30 96,-34 120,-20', 2.8, { taper: [0.3, 0.2] });
  pen.line('84,-20 96,-29 110,-22', 2.2, { taper: [0.2, 0.2] });
  pen.line('84,-18 98,-10 112,-19', 1.7, { taper: [0.2, 0.2] });
  pen.line('98,-28 99,-19 98,-12', 3.4, HARD);
  // shields of the crown and the cheek
  pen.lines(
    [
      '64,-49 58,-30 66,-12 60,12',
      '38,-49 30,-28 38,-6 32,16',
      '12,-40 4,-20 12,0 6,20',
      '58,-30 30,-28 4,-20',
      '66,-12 38,-6 12,0',
      '60,12 32,16 8,18',
    ],
    1.4,
    {
      taper: [0.15, 0.15],
      kind: 'hatch',
    },
  );
  pen.lines(['30,36 50,48 76,56', '90,58 110,62 130,62'], 1.4, SOFT);
}
