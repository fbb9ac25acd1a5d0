import type { Result, Seat } from '@astrarium/core';
import { type ReactNode, useContext, useState } from 'react';
import type { SeatPlan } from '../client/local/messages.ts';
import { ButtonLink } from '../client/route/button-link.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { EngravedRule } from '../ui/ornament/engraved-rule.tsx';
import { EndWays } from './end-ways.ts';
import { SeatToken } from './ink/seat-token.tsx';
import './end-panel.css';

interface EndPanelProps {
  readonly table: string;
  /** How it ended. */
  readonly children: ReactNode;
}

/** How the game ended, over a table that can still be looked at. */
export function EndPanel({ table, children }: EndPanelProps): ReactNode {
  const words = useText().words.table;
  const [shown, setShown] = useState(true);
  const ways = useContext(EndWays);
  const toResult = (
    <ButtonLink look="gold" to={{ page: 'result', id: table }}>
      {words.end.toResult}
    </ButtonLink>
  );
  if (!shown) return <p className="end-panel-small">{toResult}</p>;
  return (
    <section className="end-panel" aria-label={words.bar.over}>
      {children}
      {ways !== null && <div className="end-panel-offer">{ways}</div>}
      <p className="end-panel-ways">
        {toResult}
        <ButtonLink to={{ page: 'replay', id: table, version: null }}>{words.end.replay}</ButtonLink>
        <Button look="quiet" onClick={() => setShown(false)}>
          {words.end.stay}
        </Button>
      </p>
    </section>
  );
}

interface WinnersProps {
  readonly seats: readonly SeatPlan[];
  readonly result: Result;
  /** Who sits before the screen, if it is one person alone. */
  readonly you: Seat | null;
  /** Who won, in the game's own measure. */
  readonly words: {
    readonly you: (total: number) => string;
    readonly wins: (name: string, total: number) => string;
    readonly share: (names: string, total: number) => string;
  };
  /** Why it came to this, if that is not plain. */
  readonly why?: ReactNode;
}

/** Who won, and what everybody came to. */
export function Winners({ seats, result, you, words, why }: WinnersProps): ReactNode {
  const { list } = useText().words.table;
  const winners = result.winners.flatMap((seat) => seats[seat] ?? []);
  const names = list(winners.map(({ name }) => name));
  const [first] = result.winners;
  const total = first === undefined ? 0 : (result.seats[first]?.total ?? 0);
  const alone = result.winners.length === 1;
  return (
    <>
      <p className="end-panel-tokens">
        {winners.map(({ ink }) => (
          <SeatToken key={ink} ink={ink} size="2.6rem" />
        ))}
      </p>
      <h2>{alone && first === you ? words.you(total) : alone ? words.wins(names, total) : words.share(names, total)}</h2>
      {why !== undefined && <p className="end-panel-why">{why}</p>}
      <EngravedRule />
      <ul>
        {result.seats.map((score, seat) => (
          <li key={seats[seat]?.ink ?? seat}>
            <SeatToken ink={seats[seat]?.ink ?? 'dreamer'} /> {seats[seat]?.name} <b>{score.total}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
