import { type ReactNode, Suspense } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Plate } from '../../ui/plate.tsx';
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
        <Plate as="article" className="home-game">
          <Emblem game="astra" />
          <div>
            <h3>{games.astra}</h3>
            <p className="home-game-facts">{games.astraFacts}</p>
            <p>{games.astraText}</p>
            <Ways game="astra" play={games.playAstra} setUp={games.setUpAstra} learn={games.learnAstra} />
          </div>
        </Plate>
        <Plate as="article" className="home-game">
          <Emblem game="ad-astra" />
          <div>
            <h3>{games.adAstra}</h3>
            <p className="home-game-facts">{games.adAstraFacts}</p>
            <p>{games.adAstraText}</p>
            <Ways game="ad-astra" play={games.playAdAstra} setUp={games.setUpAdAstra} learn={games.learnAdAstra} />
          </div>
        </Plate>
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
      <ButtonLink to={{ page: 'setup', game }}>{setUp}</ButtonLink>
      <ButtonLink look="quiet" to={{ page: 'learn', game }}>
        {learn}
      </ButtonLink>
    </div>
  );
}
