import type { ReactNode } from 'react';
import type { PenInk } from './ink.ts';
import './ink.css';

/**
 * The patterns of the inks, drawn once for the whole page: any drawing may fill with `url(#ink-rose)`. They are the hatchings by
 * which engravers tell the colours of arms: upright for red, level for blue, dots for gold, slanting for green and for purple, and
 * both upright and level for the colour of ashes.
 */
export function InkDefs(): ReactNode {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {HATCHINGS.map(([ink, hatching]) => (
          <pattern key={ink} id={`ink-${ink}`} patternUnits="userSpaceOnUse" width={SIZE} height={SIZE} x={-SIZE / 2} y={-SIZE / 2}>
            <rect className={`ink-fill in-${ink}`} width={SIZE} height={SIZE} />
            <path className="ink-hatching" d={hatching} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

const SIZE = 6;

const HATCHINGS: readonly (readonly [PenInk, string])[] = [
  ['rose', 'M1.5 0V6M4.5 0V6'],
  ['azure', 'M0 1.5H6M0 4.5H6'],
  ['jade', 'M-1.5 -1.5L7.5 7.5M-1.5 4.5L1.5 7.5M4.5 -1.5L7.5 1.5'],
  ['amber', 'M1.5 1.5h.01M4.5 4.5h.01'],
  ['violet', 'M7.5 -1.5L-1.5 7.5M1.5 -1.5L-1.5 1.5M7.5 4.5L4.5 7.5'],
  ['ash', 'M0 0H6M0 3H6M0 0V6M3 0V6'],
  ['dreamer', 'M0 0Q1.5 1.5 3 0T6 0M0 3Q1.5 4.5 3 3T6 3M0 6Q1.5 7.5 3 6T6 6'],
];
