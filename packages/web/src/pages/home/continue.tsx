import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { Link } from '../../route/link.tsx';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { useText } from '../../text/use-text.ts';
import { GameState } from '../games/game-state.tsx';
import type { KeptGame } from '../games/use-games.ts';

/** The game played last, one click away. */
export function Continue({ games }: { readonly games: readonly KeptGame[] }): ReactNode {
  const { words } = useText();
  const { home } = words;
  const game = games.toSorted((a, b) => b.table.changed - a.table.changed)[0] ?? at(games, 0);
  return (
    <section className="plate home-continue" aria-label={home.continue.title}>
      <h2>{home.continue.title}</h2>
      <p className="home-continue-state">
        <span className="home-continue-game">{words.site.gameNames[game.table.game]}</span>
        <GameState game={game} />
      </p>
      <ul className="home-continue-seats" aria-label={words.games.seats}>
        {game.table.seats.map((seat) => (
          <li key={seat.ink}>
            <SeatToken ink={seat.ink} size="1.5rem" /> {seat.name}
          </li>
        ))}
      </ul>
      <div className="home-continue-open">
        <Link className="button button-gold" to={{ page: 'table', id: game.table.id }}>
          {home.continue.open}
        </Link>
        {games.length > 1 && (
          <Link className="text-link" to={{ page: 'games' }}>
            {home.continue.others(games.length - 1)}
          </Link>
        )}
      </div>
    </section>
  );
}
