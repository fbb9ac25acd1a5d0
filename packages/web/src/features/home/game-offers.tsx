import { type ReactNode, Suspense } from 'react';
import { GAMES, type GameName } from '../../client/local/messages.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { Plate } from '../../ui/plate.tsx';
import { PlayNow } from '../setup/play-now.tsx';

/** The games of the atlas, each one click away. */
export function GameOffers(): ReactNode {
  const { words, games } = usePageText();
  return (
    <section aria-labelledby="game-offers">
      <h2 id="game-offers" className="section-title">
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
    <Plate as="article" className="home-game">
      <Emblem game={game} />
      <div>
        <h3>{words.name}</h3>
        <p className="home-game-facts">{words.facts}</p>
        <p>{words.about}</p>
        <div className="home-game-ways">
          <PlayNow game={game}>{words.play}</PlayNow>
          <ButtonLink to={{ page: 'setup', game }}>{words.setUp}</ButtonLink>
          {words.learn !== undefined && (
            <ButtonLink look="quiet" to={{ page: 'learn', game }}>
              {words.learn}
            </ButtonLink>
          )}
        </div>
      </div>
    </Plate>
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
