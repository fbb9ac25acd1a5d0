import type { Result } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import type { Play } from '../../astra/table/play.ts';
import { EngravedRule } from '../../ornament/engraved-rule.tsx';
import { Link } from '../../route/link.tsx';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { useText } from '../../text/use-text.ts';
import '../controls.css';
import { SoloEnd } from './solo-end.tsx';
import './end-panel.css';

interface EndPanelProps {
  readonly table: string;
  readonly play: Play;
  readonly result: Result;
}

/** Who won, over a table that can still be looked at. */
export function EndPanel({ table, play, result }: EndPanelProps): ReactNode {
  const words = useText().words.table;
  const [shown, setShown] = useState(true);
  const fame = Math.max(...result.seats.map(({ total }) => total));
  const winners = result.winners.flatMap((seat) => play.seats[seat] ?? []);
  const names = words.list(winners.map(({ name }) => name));
  const alone = result.winners.length === 1;
  const you = alone && play.view.viewer === result.winners[0];
  if (!shown) {
    return (
      <p className="end-panel-small">
        <Link className="button button-gold" to={{ page: 'result', id: table }}>
          {words.end.toResult}
        </Link>
      </p>
    );
  }
  return (
    <section className="end-panel" aria-label={words.bar.over}>
      {play.view.automa !== null ? (
        <SoloEnd play={play} result={result} />
      ) : (
        <>
          <p className="end-panel-tokens">
            {winners.map(({ ink }) => (
              <SeatToken key={ink} ink={ink} size="2.6rem" />
            ))}
          </p>
          <h2>{you ? words.end.you(fame) : alone ? words.end.wins(names, fame) : words.end.share(names, fame)}</h2>
          <EngravedRule />
          <ul>
            {result.seats.map(({ total }, seat) => (
              <li key={play.seats[seat]?.ink ?? seat}>
                <SeatToken ink={play.seats[seat]?.ink ?? 'dreamer'} /> {play.seats[seat]?.name} <b>{total}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="end-panel-ways">
        <Link className="button button-gold" to={{ page: 'result', id: table }}>
          {words.end.toResult}
        </Link>
        <Link className="button" to={{ page: 'replay', id: table, version: null }}>
          {words.end.replay}
        </Link>
        <button type="button" className="button button-quiet" onClick={() => setShown(false)}>
          {words.end.stay}
        </button>
      </p>
    </section>
  );
}
