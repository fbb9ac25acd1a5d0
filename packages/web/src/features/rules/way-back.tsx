import type { ReactNode } from 'react';
import { useCameFrom } from '../../client/route/came-from.ts';
import { Link } from '../../client/route/link.tsx';
import { goTo, hasMoved } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';

/** Back to the game one came from, however far one has read since; otherwise one step back. */
export function WayBack(): ReactNode {
  const words = usePageText().words.rulesPage;
  const game = useCameFrom();
  return (
    <p className="rules-back">
      {game === null ? (
        <button type="button" className="button button-quiet" onClick={() => (hasMoved() ? history.back() : goTo({ page: 'home' }))}>
          {words.back}
        </button>
      ) : (
        <Link className="button button-quiet" to={game}>
          {words.backToGame}
        </Link>
      )}
    </p>
  );
}
