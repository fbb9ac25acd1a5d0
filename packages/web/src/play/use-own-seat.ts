import type { Seat } from '@astrarium/core';
import { useState } from 'react';

/** The seat whose things lie before the screen: the one that decides; while none does, the one that did last. */
export function useOwnSeat(deciding: Seat | null, first: Seat): Seat {
  const [last, setLast] = useState(first);
  if (deciding !== null && deciding !== last) setLast(deciding);
  return deciding ?? last;
}
