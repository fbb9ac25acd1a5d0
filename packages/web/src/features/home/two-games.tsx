import { type ReactNode, Suspense } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PlayNow } from '../setup/play-now.tsx';

/** The two games of the atlas, each one click away. */
export function TwoGames(): ReactNode {
  const { words } = usePageText();
  const { games } = words.home;
  return (
    <section aria-labelledby="two-games">
      <h2 id="two-games" className="section-title">
        {games.title}
      </h2>
      <div className="home-games">
        <article className="plate home-game">
          <Emblem game="astra" />
          <div>
            <h3>{games.astra}</h3>
            <p className="home-game-facts">{games.astraFacts}</p>
            <p>{games.astraText}</p>
            <Ways game="astra" play={games.playAstra} setUp={games.setUpAstra} learn={games.learnAstra} />
          </div>
        </article>
        <article className="plate home-game">
          <Emblem game="ad-astra" />
          <div>
            <h3>{games.adAstra}</h3>
            <p className="home-game-facts">{games.adAstraFacts}</p>
            <p>{games.adAstraText}</p>
            <Ways game="ad-astra" play={games.playAdAstra} setUp={games.setUpAdAstra} learn={games.learnAdAstra} />
          </div>
        </article>
      </div>
    </section>
  );
}

function Emblem({ game }: { readonly game: GameName }): ReactNode {
  const Drawing = GAME_UIS[game].Emblem;
  return (
    <div className="home-game-drawing" aria-hidden="true">
      <Suspense fallback={<div className="home-drawing-place" />}>
        <Drawing />
      </Suspense>
    </div>
  );
}

interface WaysProps {
  readonly game: GameName;
  readonly play: string;
  readonly setUp: string;
  readonly learn: string;
}

function Ways({ game, play, setUp, learn }: WaysProps): ReactNode {
  return (
    <div className="home-game-ways">
      <PlayNow game={game}>{play}</PlayNow>
      <Link className="button" to={{ page: 'setup', game }}>
        {setUp}
      </Link>
      <Link className="button button-quiet" to={{ page: 'learn', game }}>
        {learn}
      </Link>
    </div>
  );
}
