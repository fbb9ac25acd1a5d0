import { cardByCode } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { CardFigure } from '../../astra/card/card-figure.tsx';
import { useText } from '../../text/use-text.ts';
import { OrbitsDrawing } from './orbits-drawing.tsx';

/** The two games of the atlas: one to play, one to come. */
export function TwoGames(): ReactNode {
  const { words } = useText();
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
          </div>
        </article>
        <article className="plate home-game home-game-coming">
          <div className="home-game-drawing" aria-hidden="true">
            <OrbitsDrawing />
          </div>
          <div>
            <h3>
              {games.adAstra} <span className="home-game-badge">{games.coming}</span>
            </h3>
            <p className="home-game-facts">{games.adAstraFacts}</p>
            <p>{games.adAstraText}</p>
          </div>
        </article>
      </div>
    </section>
  );
}
