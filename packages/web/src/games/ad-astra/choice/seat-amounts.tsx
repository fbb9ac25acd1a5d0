import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { clockwiseFrom } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import './seat-amounts.css';

interface SeatAmountsProps {
  readonly play: Play;
  /** Who comes first. */
  readonly own: Seat;
  /** A number by seat. */
  readonly amounts: readonly number[];
  /** Who has more than anybody else, and a mark for that. */
  readonly best?: Seat;
  readonly mark?: string;
  /** Before each number that is only the most it could be. */
  readonly sign?: string;
}

/** A number for each seat beside its seal: a preview at a glance. The words for it stand in the label of what it is part of. */
export function SeatAmounts({ play, own, amounts, best = -1, mark, sign = '' }: SeatAmountsProps): ReactNode {
  return (
    <span className="seat-amounts" aria-hidden="true">
      {clockwiseFrom(own, amounts.length).map((seat) => {
        const ink = play.seats[seat]?.ink;
        const amount = amounts[seat] ?? 0;
        return (
          <span key={seat} className={amount === 0 ? 'seat-amounts-zero' : undefined}>
            {ink !== undefined && <SeatToken ink={ink} size="1em" />}
            {amount === 0 ? '' : sign}
            {amount}
            {seat === best && <b>{mark}</b>}
          </span>
        );
      })}
    </span>
  );
}
