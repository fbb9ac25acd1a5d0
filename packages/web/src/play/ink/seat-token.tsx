import { memo, type ReactNode } from 'react';
import type { PenInk } from './ink.ts';
import { sealOf } from './seal.ts';
import './ink.css';

interface SeatTokenProps {
  readonly ink: PenInk;
  /** Any CSS length; left out, a little larger than the text around it. */
  readonly size?: string;
}

/** The seal of a seat: a colour, and a shape and hatching that go with no other colour. Whose it is, the words beside it say. */
export const SeatToken = memo(function SeatToken({ ink, size = '1.3em' }: SeatTokenProps): ReactNode {
  return (
    <svg className="seat-token" viewBox="-16 -16 32 32" aria-hidden="true" style={{ width: size, height: size }}>
      <path className={`ink-seal in-${ink}`} d={sealOf(ink, 12)} />
    </svg>
  );
});
