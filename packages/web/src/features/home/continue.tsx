import type { ReactNode } from 'react';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { Plate } from '../../ui/plate.tsx';
import type { Listed } from '../lobby/listing.ts';
import { tableState } from '../lobby/table-state.ts';
import { GameState } from '../my-games/game-state.tsx';
import type { KeptGame } from '../my-games/use-games.ts';
import '../my-games/game-state.css';

interface ContinueProps {
  /** Under way in this browser. */
  readonly games: readonly KeptGame[];
  /** Under way online, the most urgent first. */
  readonly tables: readonly Listed[];
}

/** The game to go on with, one click away: the one online that waits for me, else the one played last. */
export function Continue({ games, tables }: ContinueProps): ReactNode {
  const { words, games: texts } = usePageText();
  const { home } = words;
  const [online] = tables;
  const [game] = games.toSorted((a, b) => b.table.changed - a.table.changed);
  const goesOnline = online !== undefined && (game === undefined || online.waitsForMe || online.table.changed > game.table.changed);
  const shown = goesOnline ? online : game;
  if (shown === undefined) return null;
  const others = games.length + tables.length - 1;
  return (
    <Plate as="section" className="home-continue" aria-label={home.continue.title}>
      <h2>{home.continue.title}</h2>
      <p className="home-continue-state">
        <span className="home-continue-game">{gameText(texts, shown.table.game).words.name}</span>
        {'round' in shown ? <GameState game={shown} /> : <OnlineState listed={shown} />}
      </p>
      <ul className="home-continue-seats" aria-label={words.games.seats}>
        {shown.table.seats.map((seat) => (
          <li key={seat.ink}>
            <SeatToken ink={seat.ink} size="1.5rem" /> {seat.name || <i>{words.online.lobby.free}</i>}
          </li>
        ))}
      </ul>
      <div className="home-continue-open">
        <ButtonLink look="gold" to={{ page: goesOnline ? 'room' : 'table', id: shown.table.id }}>
          {home.continue.open}
        </ButtonLink>
        {others > 0 && (
          <Link className="text-link" to={{ page: 'games' }}>
            {home.continue.others(others)}
          </Link>
        )}
      </div>
    </Plate>
  );
}

function OnlineState({ listed }: { readonly listed: Listed }): ReactNode {
  const { words, language } = usePageText();
  return (
    <>
      <span className="game-state-where">{tableState(listed, words, language)}</span>
      <span className="game-state-when">{relativeTime(listed.table.changed, listed.seen, language)}</span>
    </>
  );
}
