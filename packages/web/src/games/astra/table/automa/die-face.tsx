import type { ReactNode } from 'react';
import { Drawing } from '../../../../ui/ornament/drawing.tsx';
import './die-face.css';

/** The die of A11.5, its pips drawn as stars. */
export function DieFace({ roll, label }: { readonly roll: number; readonly label: string }): ReactNode {
  return (
    <Drawing key={roll} className="die-face" viewBox="0 0 40 40" label={label}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="6" />
      {(PIPS[roll] ?? []).map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y - 4.4}l1.1 3.3 3.3 1.1-3.3 1.1-1.1 3.3-1.1-3.3-3.3-1.1 3.3-1.1Z`} />
      ))}
    </Drawing>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};
