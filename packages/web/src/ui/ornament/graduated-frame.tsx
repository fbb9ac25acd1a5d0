import type { ReactNode } from 'react';
import './ornament.css';

/** The graduated border of a map: a strong rule outside, a scale of light and dark degrees, a fine rule inside. */
export function GraduatedFrame({ size, width }: { readonly size: number; readonly width: number }): ReactNode {
  return (
    <g className="graduated-frame" aria-hidden="true">
      <rect {...square(size, 0.6)} strokeWidth={1.2} />
      <rect {...square(size, 4)} strokeWidth={0.5} />
      <path d={scaleOf(size, width)} strokeWidth={4} className="graduated-frame-scale" />
      <rect {...square(size, 8)} strokeWidth={0.5} />
      <rect {...square(size, width)} strokeWidth={0.9} />
    </g>
  );
}

function square(size: number, inset: number): { x: number; y: number; width: number; height: number } {
  return { x: inset, y: inset, width: size - 2 * inset, height: size - 2 * inset };
}

/** How many degrees a side has: odd, so that every corner is dark on both sides. */
const DEGREES = 21;

/** Every other degree on each of the four sides. */
function scaleOf(size: number, width: number): string {
  const length = (size - 2 * width) / DEGREES;
  const [near, far] = [6, size - 6];
  let path = '';
  for (let degree = 0; degree < DEGREES; degree += 2) {
    const from = width + degree * length;
    path += `M${from} ${near}h${length}M${from} ${far}h${length}M${near} ${from}v${length}M${far} ${from}v${length}`;
  }
  return path;
}
