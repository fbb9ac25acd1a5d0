import { memo, type ReactNode } from 'react';
import type { Ink } from '../client/local/messages.ts';
import { TableIcon } from '../ui/icons/table-icon.tsx';
import { SeatToken } from './ink/seat-token.tsx';
import type { Thoughts } from './play.ts';
import { ThoughtSign } from './thought-sign.tsx';
import './seat-name.css';

interface SeatNameProps {
  readonly ink: Ink;
  readonly name: string;
  /** Is it theirs to decide? */
  readonly turn: boolean;
  /** Are they first player? */
  readonly first: boolean;
  readonly thought: Thoughts[number] | undefined;
  readonly words: { readonly turn: string; readonly first: string };
}

/** A seat by token and name; a pointer shows whose turn it is, a sun who plays first. */
export const SeatName = memo(function SeatName({ ink, name, turn, first, thought, words }: SeatNameProps): ReactNode {
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
