import { CARDS } from '@astrarium/astra';
import { type ReactNode, useEffect, useRef } from 'react';
import { Planisphere } from '../../astra/sky/planisphere.tsx';
import { EngravedRule } from '../../ornament/engraved-rule.tsx';
import { Link } from '../../route/link.tsx';
import { hasMoved } from '../../route/use-route.ts';
import { useText } from '../../text/use-text.ts';
import { SkySwitch } from '../cards/sky-switch.tsx';
import { useGames } from '../games/use-games.ts';
import { PageBar } from '../page-bar.tsx';
import { PageFooter } from '../page-footer.tsx';
import { Contents } from './contents.tsx';
import { Continue } from './continue.tsx';
import { PlayNow } from './play-now.tsx';
import { TwoGames } from './two-games.tsx';
import '../controls.css';
import '../page-frame.css';
import './home-page.css';

/** The front door: play at once, go on, or look around. */
export function HomePage(): ReactNode {
  const { words } = useText();
  const { home } = words;
  const games = useGames();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <a className="skip-link" href="#contents">
        {words.site.skip}
      </a>
      <header className="page-frame">
        <PageBar />
      </header>
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
              <p className="field-hint">{home.playNowHint}</p>
            </div>
          </div>
          <div className="home-sky">
            <Planisphere lit={EVERY_CARD} />
            <SkySwitch />
          </div>
        </div>
        {games.running !== null && games.running.length > 0 && <Continue games={games.running} />}
        <TwoGames />
        <Contents games={games} />
      </main>
      <PageFooter />
    </>
  );
}

const EVERY_CARD = new Set(CARDS);
