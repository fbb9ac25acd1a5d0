import { CARDS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import { Planisphere } from '../../games/astra/sky/planisphere.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { EngravedRule } from '../../ui/ornament/engraved-rule.tsx';
import { PageFooter } from '../../ui/page/page-footer.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { useHeading } from '../../ui/page/use-heading.ts';
import { SkySwitch } from '../../ui/sky-switch/sky-switch.tsx';
import { useGames } from '../games/use-games.ts';
import { useMyListed } from '../lobby/use-my-listed.ts';
import { Contents } from './contents.tsx';
import { Continue } from './continue.tsx';
import { PlayNow } from './play-now.tsx';
import { TwoGames } from './two-games.tsx';
import '../../ui/page/controls.css';
import '../../ui/page/page-frame.css';
import './home-page.css';

/** The front door: play at once, go on, or look around. */
export function HomePage(): ReactNode {
  const { words } = usePageText();
  const { home } = words;
  const games = useGames();
  const online = useMyListed();
  const tables = online.filter(({ table }) => table.phase !== 'finished');
  const heading = useHeading();
  return (
    <>
      <PageTop />
      <main className="page-frame home" id="contents" tabIndex={-1}>
        <div className="home-front">
          <div className="home-words">
            <p className="page-subject">{home.subject}</p>
            <h1 ref={heading} tabIndex={-1}>
              {home.title}
            </h1>
            <EngravedRule />
            <p className="home-introduction">{home.introduction}</p>
            <div className="home-play">
              <PlayNow large />
              <PlayNow large game="alone">
                {home.playAlone}
              </PlayNow>
              <Link className="button button-large" to={{ page: 'setup', game: 'astra' }}>
                {home.setUp}
              </Link>
              <p className="field-hint">
                {home.playNowHint}{' '}
                <Link className="text-link" to={{ page: 'learn', game: 'astra' }}>
                  {home.games.learnAstra}
                </Link>
              </p>
            </div>
          </div>
          <div className="home-sky">
            <Planisphere lit={EVERY_CARD} />
            <SkySwitch />
          </div>
        </div>
        <Continue games={games.running ?? []} tables={tables} />
        <TwoGames />
        <Contents running={(games.running?.length ?? 0) + tables.length} finished={games.finished.length + online.length - tables.length} />
      </main>
      <PageFooter />
    </>
  );
}

const EVERY_CARD = new Set(CARDS);
