import type { ReactNode } from 'react';
import { GAMES, type GameName } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import './setup-page.css';

/** Which game, who plays it, and who begins. */
export function SetupPage({ game }: { readonly game: GameName }): ReactNode {
  const { setup, site } = usePageText().words;
  const { Setup } = GAME_UIS[game];
  return (
    <PageFrame subject={site.gameNames[game]} title={setup.title} introduction={<p>{setup.introductions[game]}</p>}>
      <nav className="game-tabs" aria-label={setup.games}>
        {GAMES.map((name) => (
          <Link key={name} to={{ page: 'setup', game: name }} aria-current={name === game ? 'page' : undefined}>
            {site.gameNames[name]}
          </Link>
        ))}
      </nav>
      <Setup />
    </PageFrame>
  );
}
