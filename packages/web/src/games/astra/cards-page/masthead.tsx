import type { Card } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { PageBar } from '../../../play/page/page-bar.tsx';
import { MotionSwitch } from '../../../ui/motion-switch/motion-switch.tsx';
import { EngravedRule } from '../../../ui/ornament/engraved-rule.tsx';
import { Planisphere } from '../sky/planisphere.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import './masthead.css';

/** The title page of the catalogue. */
export function Masthead({ lit }: { readonly lit: ReadonlySet<Card> }): ReactNode {
  const { words } = useAstraPageText();
  return (
    <header className="masthead">
      <PageBar />
      <div className="masthead-body">
        <div className="masthead-words">
          <p className="masthead-subject">{words.cardsPage.subject}</p>
          <h1>{words.cardsPage.title}</h1>
          <EngravedRule />
          <p className="masthead-introduction">{words.cardsPage.introduction}</p>
          <Link className="masthead-atlas" to={{ page: 'atlas', card: null }}>
            {words.atlas.open}
          </Link>
        </div>
        <div className="masthead-sky">
          <Planisphere lit={lit} />
          <MotionSwitch />
        </div>
      </div>
    </header>
  );
}
