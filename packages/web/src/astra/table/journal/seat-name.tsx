import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../table/ink/seat-token.tsx';
import { TableIcon } from '../../../table/table-icon.tsx';
import { ThoughtSign } from '../../../table/thought-sign.tsx';
import { useText } from '../../../text/use-text.ts';
import type { Play } from '../play.ts';
import './seat-name.css';

/** A seat by token and name; a pointer shows whose turn it is, a sun who plays first (A2.5). */
export function SeatName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const words = useText().words.table.journal;
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view } = play;
  return (
    <span className="seat-name">
      {view.active === seat && !view.over && (
        <span className="seat-name-turn" title={words.turn}>
          <TableIcon name="turn" />
        </span>
      )}
      <SeatToken ink={plan.ink} />
      <span className="seat-name-word">{plan.name}</span>
      {view.active === seat && !view.over && <span className="visually-hidden">{words.turn}</span>}
      {view.first === seat && (
        <span className="seat-name-first" title={words.first}>
          <TableIcon name="first" />
          <span className="visually-hidden">{words.first}</span>
        </span>
      )}
      <ThoughtSign thought={play.thoughts?.[seat]} />
    </span>
  );
}
