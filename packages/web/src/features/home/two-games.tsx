import { cardByCode } from '@astrarium/astra';
import type { ReactNode } from 'react';
import type { GameName } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { CardFigure } from '../../games/astra/card/card-figure.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { OrbitsDrawing } from './orbits-drawing.tsx';
import { PlayNow } from './play-now.tsx';

/** The two games of the atlas, each one click away. */
export function TwoGames(): ReactNode {
  const { words } = usePageText();
  const { games } = words.home;
  const orion = cardByCode('ori');
  return (
    <section aria-labelledby="two-games">
      <h2 id="two-games" className="section-title">
        {games.title}
      </h2>
      <div className="home-games">
        <article className="plate home-game">
          <div className="home-game-drawing" aria-hidden="true">
            {orion !== undefined && <CardFigure card={orion} />}
          </div>
          <div>
            <h3>{games.astra}</h3>
            <p className="home-game-facts">{games.astraFacts}</p>
            <p>{games.astraText}</p>
            <Ways game="astra" play={games.playAstra} setUp={games.setUpAstra} learn={games.learnAstra} />
          </div>
        </article>
        <article className="plate home-game">
          <div className="home-game-drawing" aria-hidden="true">
            <OrbitsDrawing />
          </div>
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
