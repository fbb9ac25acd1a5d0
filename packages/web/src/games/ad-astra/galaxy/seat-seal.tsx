import type { ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { sealOf } from '../../../play/ink/seal.ts';
import '../../../play/ink/ink.css';

interface SeatSealProps {
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The seal of a seat as a part of a drawing: colour and shape. */
export function SeatSeal({ ink, x, y, radius }: SeatSealProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="seat-seal-ground" d={sealOf(ink, radius * 1.35)} />
      <path className={`ink-fill in-${ink}`} d={sealOf(ink, radius)} />
    </g>
  );
}
