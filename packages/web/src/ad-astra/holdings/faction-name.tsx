import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import type { Ink } from '../../host/messages.ts';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import type { Thoughts } from '../../table/play.ts';
import { TableIcon } from '../../table/table-icon.tsx';
import { ThoughtSign } from '../../table/thought-sign.tsx';
import type { Play } from '../table/play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './faction-name.css';

/** A seat by seal and name; a pointer shows who decides, a sun who is first player (B8.1). */
export function FactionName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view, thoughts } = play;
  const decides = view.frames.at(-1)?.seat === seat;
  return <Name ink={plan.ink} name={plan.name} decides={decides} first={view.first === seat} thought={thoughts?.[seat]} />;
}

interface NameProps {
  readonly ink: Ink;
  readonly name: string;
  readonly decides: boolean;
  readonly first: boolean;
  readonly thought: Thoughts[Seat] | undefined;
}

const Name = memo(function Name({ ink, name, decides, first, thought }: NameProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  return (
    <span className="faction-name">
      {decides && (
        <span className="faction-name-turn" title={words.turn}>
          <TableIcon name="turn" />
        </span>
      )}
      <SeatToken ink={ink} />
      <span className="faction-name-word">{name}</span>
      {decides && <span className="visually-hidden">{words.turn}</span>}
      {first && (
        <span className="faction-name-first" title={words.first}>
          <TableIcon name="first" />
          <span className="visually-hidden">{words.first}</span>
        </span>
      )}
      <ThoughtSign thought={thought} />
    </span>
  );
});
