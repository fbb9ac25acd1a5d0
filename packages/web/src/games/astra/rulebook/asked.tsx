import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../table/play.ts';

/** Whose decision it is, before what is asked. */
export function Asked({ play: { seat, seats }, children }: { readonly play: Play; readonly children: ReactNode }): ReactNode {
  const plan = seat === null ? undefined : seats[seat];
  return (
    <>
      {plan !== undefined && (
        <b>
          <SeatToken ink={plan.ink} size="1em" /> {plan.name}
        </b>
      )}{' '}
      {children}
    </>
  );
}
