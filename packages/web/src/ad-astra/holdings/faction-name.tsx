import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { TableIcon } from '../../table/table-icon.tsx';
import { ThoughtSign } from '../../table/thought-sign.tsx';
import type { Play } from '../table/play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './faction-name.css';

/** A seat by seal and name; a pointer shows who decides, a sun who is first player (B8.1). */
export function FactionName({ play, seat }: { readonly play: Play; readonly seat: Seat }): ReactNode {
  const words = useAdAstraText().words.holdings;
  const plan = play.seats[seat];
  if (plan === undefined) return null;
  const { view } = play;
  const decides = view.frames.at(-1)?.seat === seat;
  return (
    <span className="faction-name">
      {decides && (
        <span className="faction-name-turn" title={words.turn}>
          <TableIcon name="turn" />
        </span>
      )}
      <SeatToken ink={plan.ink} />
      <span className="faction-name-word">{plan.name}</span>
      {decides && <span className="visually-hidden">{words.turn}</span>}
      {view.first === seat && (
        <span className="faction-name-first" title={words.first}>
          <TableIcon name="first" />
          <span className="visually-hidden">{words.first}</span>
        </span>
      )}
      <ThoughtSign thought={play.thoughts?.[seat]} />
    </span>
  );
}
