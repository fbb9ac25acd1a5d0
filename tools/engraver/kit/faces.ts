import { SOFT } from '../line-styles.ts';
import type { Pen, Ring } from '../pen.ts';
import { locks } from './hair.ts';

/**
 * Faces. Origin in the middle of the head, x where it looks, y down; 120 from the chin to the crown at scale 1. To look left:
 * `pen.at(place, 180, 1, true)`. Draw neck and body first, then the face, then hair.
 */
export function profile(pen: Pen, { eyes = 'open', stern = false }: { eyes?: 'open' | 'down'; stern?: boolean } = {}): Ring {
  const face = pen.part(
    '22,-52 36,-36 40,-22 37,-13 43,-2 53,12 51,17 42,19 46,26 41,30 45,35 40,41 42,50 34,59 20,57 2,48 -14,36 -22,8 -46,6 -50,-24 -34,-52 -4,-63',
    { ink: '0-16', w: 2.6 },
  );
  if (eyes === 'open') {
    pen.line('18,-5 26,-12 37,-8', 2.4, { taper: [0.3, 0.2] });
    pen.line('21,-4 29,-1 35,-5', 1.3, { taper: [0.3, 0.3] });
    pen.dot('31,-6.5', 2.7);
  } else pen.line('19,-7 28,-2 37,-6', 2.5, { taper: [0.3, 0.2] });
  pen.line(stern ? '14,-18 27,-21 40,-15' : '14,-17 27,-25 39,-20', stern ? 2.6 : 1.9, { taper: [0.4, 0.2] });
  pen.line('41,30 35,29 30,32', 1.9, { taper: [0.1, 0.5] });
  pen.line('45,14 40,14 42,19', 1.5, { taper: [0.2, 0.2] });
  pen.line('39,8 36,14 39,19', 1.3, SOFT);
  pen.line('34,39 38,41', 1.3);
  pen.band('-10,38 6,50 22,58', 14, { side: -1, angle: 70, spacing: 4 });
  pen.band('14,6 12,20 16,34', 9, { angle: 70, spacing: 4.4 });
  pen.part('-18,-4 -12,-15 -3,-14 0,-3 -6,9 -13,14', { ink: '0-5', w: 2 });
  pen.line('-12,-8 -5,-8 -6,3', 1.3, SOFT);
  return face;
}

/** Turned half towards us, looking to the side where x goes. */
export function threeQuarters(pen: Pen, { stern = false } = {}): Ring {
  const face = pen.part('32,-44 37,-28 35,-14 40,2 37,24 28,44 18,57 6,59 -12,51 -28,34 -36,10 -46,-16 -36,-48 -4,-64 22,-56', {
    ink: '0-10',
    w: 2.6,
  });
  pen.shade(face, '5-9', 12, { spacing: 4.2 });
  // The near eye, then the far one, narrower.
  for (const [x, k] of [
    [-2, 1],
    [28, 0.66],
  ] as const) {
    const eye = pen.at(`${x},-6`);
    eye.line(`${-10 * k},1 ${-2 * k},-6 ${10 * k},-1`, 2.5, { taper: [0.3, 0.3] });
    eye.line(`${-7 * k},3 ${1 * k},5 ${9 * k},1`, 1.2, { taper: [0.3, 0.3] });
    eye.line(`${-9 * k},-7 0,-11 ${10 * k},-6`, 1.2, SOFT);
    eye.dot(`${2 * k},-0.6`, 2.7);
    eye.line(stern ? `${-12 * k},-12 ${2 * k},-15 ${12 * k},-9` : `${-13 * k},-12 0,-18 ${12 * k},-14`, stern ? 2.5 : 1.9, {
      taper: [0.4, 0.3],
    });
  }
  pen.line('18,-14 21,-4 28,11 26,16 20,18', 2.1, { taper: [0.4, 0.1], end: [0.1, 0.5] });
  pen.line('12,11 10,16 15,18', 1.6, { taper: [0.3, 0.3] });
  pen.band('17,-8 18,2 20,10', 6, { angle: 110, spacing: 4, side: 1 });
  pen.line('5,32 14,29 19,31 24,29 30,31', 2, { taper: [0.3, 0.3] });
  pen.line('8,28 14,25 19,27 24,25 28,28', 1.2, { taper: [0.4, 0.4] });
  pen.line('12,38 20,40 27,37', 1.5, { taper: [0.4, 0.4] });
  pen.band('12,39 20,41 26,38', 6, { spacing: 3.6, angle: 80 });
  pen.part('-42,-8 -46,-18 -40,-24 -34,-18 -34,2 -38,8', { ink: '0-5', w: 2 });
  return face;
}

/** Short hair for a face in profile. */
export function shortHair(pen: Pen): void {
  const guides = [
    '34,-44 24,-60 4,-70 -16,-70',
    '28,-42 6,-56 -20,-62 -44,-48',
    '18,-36 -8,-44 -36,-40 -56,-18',
    '8,-24 -14,-28 -40,-16 -54,8',
    '-4,-18 -22,-12 -42,8 -48,32',
    '-16,-6 -26,6 -38,24 -38,44',
  ];
  locks(pen, guides, '0.35-1 9x19, 0.15-0.8 9x18, 0-0.55 8x15', { w: 2 });
}

/** Long hair for a face in profile, streaming back; `fall` turns it from the nape: 0 straight back, 90 down. */
export function longHair(pen: Pen, { fall = 60, long = 120 } = {}): void {
  const angle = (fall * Math.PI) / 180;
  const flow = (x: number, y: number, far: number): string => {
    const [dx, dy] = [-Math.cos(angle), Math.sin(angle)];
    const at = (share: number, wave: number): string => `${x + dx * far * share - dy * wave},${y + dy * far * share + dx * wave}`;
    return `${at(0.4, 8)} ${at(0.7, -8)} ${at(1, 4)}`;
  };
  const guides = [
    `36,-44 20,-66 -12,-70 -46,-54 ${flow(-58, -34, long * 0.7)}`,
    `28,-40 2,-56 -30,-50 -54,-22 ${flow(-58, -8, long * 0.9)}`,
    `18,-30 -8,-38 -36,-22 -52,10 ${flow(-52, 20, long)}`,
    `8,-18 -14,-20 -36,0 -46,30 ${flow(-44, 36, long)}`,
    `0,-10 -16,-6 -32,16 -36,44 ${flow(-34, 48, long * 0.85)}`,
  ];
  locks(pen, guides, '0.4-1 9x20, 0.2-0.85 10x19, 0.05-0.6 10x17, 0-0.35 9x14', { w: 2, curl: 0.07 });
}

/** A full beard for a face in profile; `long` beyond the chin. */
export function beard(pen: Pen, { long = 40 } = {}): void {
  const y = 58 + long;
  const guides = [
    `-14,10 -18,36 -10,${y * 0.72} 0,${y * 0.9}`,
    `-2,22 0,46 8,${y * 0.8} 16,${y}`,
    `16,30 22,50 28,${y * 0.82} 32,${y}`,
    `32,26 42,44 48,${y * 0.74} 44,${y * 0.92}`,
    '42,24 50,32 54,46 52,62',
  ];
  locks(pen, guides, '0.3-1 8x16, 0.12-0.75 8x15, 0-0.5 7x13', { w: 2, curl: 0.08 });
  pen.line('22,26 34,21 46,24', 2.2, { taper: [0.4, 0.2] });
}

/** Hair round a face turned half towards us; `long` falls on the shoulders. */
export function hairAround(pen: Pen, { long = 60 } = {}): void {
  const near = [
    `6,-46 -20,-62 -48,-46 -58,-6 -54,${30 + long * 0.3} -60,${30 + long}`,
    `0,-42 -24,-48 -44,-28 -48,4 -44,${30 + long * 0.3} -44,${36 + long}`,
    `2,-38 -20,-36 -38,-18 -40,10 -36,${32 + long * 0.3} -26,${34 + long}`,
  ];
  const far = ['6,-46 26,-62 44,-44 46,-14', '8,-44 26,-54 39,-38 42,-8', '10,-40 24,-46 35,-32 38,-8'];
  locks(pen, far, '0.2-1 5x13, 0-0.6 5x12', { w: 2, curl: 0.05 });
  locks(pen, near, '0.4-1 7x18, 0.2-0.8 8x17, 0-0.5 7x15', { w: 2, curl: 0.06 });
}
