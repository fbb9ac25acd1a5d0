import { type ReactNode, Suspense } from 'react';
import { GAMES, type GameName } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { PlayNow } from '../setup/play-now.tsx';

/** The games of the atlas, each one click away. */
export function TwoGames(): ReactNode {
  const { words, games } = usePageText();
  return (
    <section aria-labelledby="two-games">
      <h2 id="two-games" className="section-title">
        {words.home.games.title}
      </h2>
      <div className="home-games">
        {GAMES.map((game) => (
          <GameOnOffer key={game} game={game} words={gameText(games, game).words} />
        ))}
      </div>
    </section>
  );
}

function GameOnOffer({ game, words }: { readonly game: GameName; readonly words: GameWords }): ReactNode {
  return (
    <article className="plate home-game">
      <Emblem game={game} />
      <div>
        <h3>{words.name}</h3>
        <p className="home-game-facts">{words.facts}</p>
        <p>{words.about}</p>
        <div className="home-game-ways">
          <PlayNow game={game}>{words.play}</PlayNow>
          <Link className="button" to={{ page: 'setup', game }}>
            {words.setUp}
          </Link>
          {words.learn !== undefined && (
            <Link className="button button-quiet" to={{ page: 'learn', game }}>
              {words.learn}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function Emblem({ game }: { readonly game: GameName }): ReactNode {
  const Drawing = GAME_UIS[game].Emblem;
  return (
    <div className="home-game-drawing" aria-hidden="true">
      <Suspense fallback={<div className="home-drawing-place" />}>{Drawing !== undefined && <Drawing />}</Suspense>
    </div>
  );
}
