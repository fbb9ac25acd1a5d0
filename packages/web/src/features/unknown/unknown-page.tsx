import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import type { Route } from '../../client/route/route.ts';
import { FIRST_GAME } from '../../games/registry.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import './unknown-page.css';

/** An address that leads nowhere: what was asked for, and what there is. */
export function UnknownPage({ path }: { readonly path: string }): ReactNode {
  const { words, games } = usePageText();
  const { unknown } = words;
  const first = gameText(games, FIRST_GAME).words;
  const places: readonly (readonly [Route, string])[] = [
    [{ page: 'home' }, unknown.home],
    [{ page: 'setup', game: FIRST_GAME }, unknown.setup],
    [{ page: 'games' }, unknown.games],
    ...(first.places['cards'] === undefined ? [] : [[{ page: 'cards' }, first.places['cards'].contents] as const]),
    [{ page: 'rules', rule: null }, first.rules],
  ];
  return (
    <PageFrame subject={unknown.subject} title={unknown.title}>
      <p className="unknown-asked">
        {unknown.asked} <code>{readable(path)}</code>
      </p>
      <p>{unknown.thereIs}</p>
      <ul className="unknown-places">
        {places.map(([to, title]) => (
          <li key={title}>
            <Link className="text-link" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
