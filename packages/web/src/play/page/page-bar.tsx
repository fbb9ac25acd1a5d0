import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import type { Route } from '../../client/route/route.ts';
import { useRoute } from '../../client/route/use-route.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { SiteMark } from '../../ui/ornament/site-mark.tsx';
import { Pressable } from '../../ui/pressable.tsx';
import './page-bar.css';

/** The line at the top of every page: whose page it is, where one may go, and in which language. */
export function PageBar(): ReactNode {
  const { words, language, choose } = usePageText();
  const { page } = useRoute();
  return (
    <div className="page-bar">
      <p className="page-bar-name">
        <Link to={{ page: 'home' }} aria-current={page === 'home' ? 'page' : undefined}>
          <SiteMark />
          {words.siteName}
        </Link>
      </p>
      <nav className="page-bar-places" aria-label={words.site.places}>
        <Link to={{ page: 'games' }} aria-current={page === 'games' ? 'page' : undefined}>
          {words.site.games}
        </Link>
        <Link to={{ page: 'online' }} aria-current={isOnline(page) ? 'page' : undefined}>
          {words.online.place}
        </Link>
        <Link to={{ page: 'cards' }} aria-current={page === 'cards' ? 'page' : undefined}>
          {words.site.cards}
        </Link>
        <Link to={{ page: 'rules', rule: null }} aria-current={page === 'rules' ? 'page' : undefined}>
          {words.site.rules}
        </Link>
      </nav>
      <fieldset className="page-bar-languages">
        <legend className="visually-hidden">{words.chooseLanguage}</legend>
        {LANGUAGES.map((other) => (
          <Pressable key={other} lang={other} aria-pressed={other === language} onClick={() => choose(other)}>
            {LANGUAGE_NAMES[other]}
          </Pressable>
        ))}
      </fieldset>
    </div>
  );
}

function isOnline(page: Route['page']): boolean {
  return page === 'online' || page === 'new-online' || page === 'room';
}
