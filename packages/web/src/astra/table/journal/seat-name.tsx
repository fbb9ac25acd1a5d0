import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import type { Ink } from '../../../host/messages.ts';
import { SeatToken } from '../../../table/ink/seat-token.tsx';
import type { Thoughts } from '../../../table/play.ts';
import { TableIcon } from '../../../table/table-icon.tsx';
import { ThoughtSign } from '../../../table/thought-sign.tsx';
import { useText } from '../../../text/use-text.ts';
import type { Play } from '../play.ts';
import './seat-name.css';

/** A seat by token and name; a pointer shows whose turn it is, a sun who plays first (A2.5). */
export function SeatName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view, thoughts } = play;
  const turn = view.active === seat && !view.over;
  return <Name ink={plan.ink} name={plan.name} turn={turn} first={view.first === seat} thought={thoughts?.[seat]} />;
}

interface NameProps {
  readonly ink: Ink;
  readonly name: string;
  readonly turn: boolean;
  readonly first: boolean;
  readonly thought: Thoughts[Seat] | undefined;
}

const Name = memo(function Name({ ink, name, turn, first, thought }: NameProps): ReactNode {
  const words = useText().words.table.journal;
  return (
    <span className="seat-name">
      {turn && (
        <span className="seat-name-turn" title={words.turn}>
          <TableIcon name="turn" />
        </span>
      )}
      <SeatToken ink={ink} />
      <span className="seat-name-word">{name}</span>
      {turn && <span className="visually-hidden">{words.turn}</span>}
      {first && (
        <span className="seat-name-first" title={words.first}>
          <TableIcon name="first" />
          <span className="visually-hidden">{words.first}</span>
        </span>
      )}
      <ThoughtSign thought={thought} />
    </span>
  );
});
