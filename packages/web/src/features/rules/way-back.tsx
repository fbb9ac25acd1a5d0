import type { ReactNode } from 'react';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { useCameFrom } from '../../client/route/came-from.ts';
import { goTo, hasMoved } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';

/** Back to the game one came from, however far one has read since; otherwise one step back. */
export function WayBack(): ReactNode {
  const words = usePageText().words.rulesPage;
  const game = useCameFrom();
  return (
    <p className="rules-back">
      {game === null ? (
        <Button look="quiet" onClick={() => (hasMoved() ? history.back() : goTo({ page: 'home' }))}>
          {words.back}
        </Button>
      ) : (
        <ButtonLink look="quiet" to={game}>
          {words.backToGame}
        </ButtonLink>
      )}
    </p>
  );
}
