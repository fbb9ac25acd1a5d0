import { type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import { FIRST_GAME, GAME_UIS } from '../../games/registry.ts';
import { useGameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFooter } from '../../play/page/page-footer.tsx';
import { PageTop } from '../../play/page/page-top.tsx';
import { useHeading } from '../../play/page/use-heading.ts';
import { Hint } from '../../ui/hint.tsx';
import { MotionSwitch } from '../../ui/motion-switch/motion-switch.tsx';
import { EngravedRule } from '../../ui/ornament/engraved-rule.tsx';
import { useMyListed } from '../lobby/use-my-listed.ts';
import { useGames } from '../my-games/use-games.ts';
import { PlayNow } from '../setup/play-now.tsx';
import { Contents } from './contents.tsx';
import { Continue } from './continue.tsx';
import { GameOffers } from './game-offers.tsx';
import '../../play/page/page-frame.css';
import './home-page.css';

/** The front door: play at once, go on, or look around. */
export function HomePage(): ReactNode {
  const { words } = usePageText();
  const first = useGameText(FIRST_GAME).words;
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
              <PlayNow game={FIRST_GAME} large />
              {soloTable !== undefined && (
                <PlayNow game={FIRST_GAME} alone large>
                  {home.playAlone}
                </PlayNow>
              )}
              <ButtonLink large to={{ page: 'setup', game: FIRST_GAME }}>
                {home.setUp}
              </ButtonLink>
              <Hint>
                {first.playNowHint}{' '}
                {first.learn !== undefined && (
                  <Link className="text-link" to={{ page: 'learn', game: FIRST_GAME }}>
                    {first.learn}
                  </Link>
                )}
              </Hint>
            </div>
          </div>
          <div className="home-sky">
            <Suspense fallback={<div className="home-drawing-place" />}>{Frontispiece !== undefined && <Frontispiece />}</Suspense>
            <Suspense>{Corner !== undefined && <Corner />}</Suspense>
            <MotionSwitch />
          </div>
        </div>
        <Continue games={games.running ?? []} tables={tables} />
        <GameOffers />
        <Contents running={(games.running?.length ?? 0) + tables.length} finished={games.finished.length + online.length - tables.length} />
      </main>
      <PageFooter />
    </>
  );
}

const { Corner, Frontispiece, soloTable } = GAME_UIS[FIRST_GAME];
