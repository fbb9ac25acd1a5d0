import type { ReactNode } from 'react';
import { GAMES, type GameName } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { PlainSetupForm } from './plain-setup-form.tsx';
import './setup-page.css';

/** Which game, who plays it, and who begins. */
export function SetupPage({ game }: { readonly game: GameName }): ReactNode {
  const { words, games } = usePageText();
  const { setup } = words;
  const own = GAME_UIS[game].setup;
  const about = gameText(games, game).words;
  return (
    <PageFrame subject={about.name} title={setup.title} introduction={<p>{about.setupIntroduction}</p>}>
      <nav className="game-tabs" aria-label={setup.games}>
        {GAMES.map((name) => (
          <Link key={name} to={{ page: 'setup', game: name }} aria-current={name === game ? 'page' : undefined}>
            {gameText(games, name).words.name}
          </Link>
        ))}
      </nav>
      {'Form' in own ? <own.Form /> : <PlainSetupForm game={game} plain={own} />}
    </PageFrame>
  );
}
