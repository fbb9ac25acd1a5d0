import type { ReactNode } from 'react';

/** Two branches of laurel, open at the top, around the middle of a 32 × 32 drawing: the sign of Fame. */
export function Laurel(): ReactNode {
  return (
    <g className="sign-gold">
      {LEAVES.map((transform) => (
        <path key={transform} d="M0 0C1.5-2.9 5.2-3.4 8-.9 5 1.9 1.9 2.1 0 0Z" transform={transform} />
      ))}
    </g>
  );
}

/** Five leaves a side, each starting further along a circle and pointing on along it, a little outwards. */
const LEAVES = [100, 129, 158, 187, 216].flatMap((angle) => {
  const turn = angle * (Math.PI / 180);
  const [x, y] = [16 + 11.6 * Math.cos(turn), 16.4 + 11.6 * Math.sin(turn)];
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle + 76})`;
  return [place, `translate(32 0) scale(-1 1) ${place}`];
});
