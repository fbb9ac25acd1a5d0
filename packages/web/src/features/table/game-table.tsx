import { lazy, type ReactNode, Suspense } from 'react';
import type { GameTableProps } from '../../games/game-ui.ts';
import { TABLES } from '../../games/tables.ts';
import { useText } from '../../i18n/use-text.ts';
import { AdviceContext } from '../../play/advice/advice-context.ts';
import { useAdvice } from '../../play/advice/use-advice.ts';
import './table-page.css';

/** The table of whichever game it is. Each game's is fetched when one is first opened, and only that. */
export function GameTable({ followed, update }: GameTableProps): ReactNode {
  const { words } = useText();
  const Table = TABLES[update.game];
  const { advice, asked } = useAdvice(update, followed.only === undefined);
  return (
    <AdviceContext value={advice}>
      <Suspense fallback={<p className="table-opening">{words.table.opening}</p>}>
        {Table === undefined ? (
          <FollowedTextTable followed={followed} update={update} drawn={false} />
        ) : (
          <Table followed={followed} update={update} />
        )}
      </Suspense>
      {advice !== null && asked !== null && (
        <Suspense>
          <AdvicePanel key={asked.version} seat={asked.seat} update={update} decide={followed.decide} onClose={advice.toggle} />
        </Suspense>
      )}
    </AdviceContext>
  );
}

/** A Master, and the words it takes, are fetched when somebody first asks for its advice. */
const AdvicePanel = lazy(async () => ({ default: (await import('../../play/advice/advice-panel.tsx')).AdvicePanel }));

/** A game without a drawn table is played in words. */
const FollowedTextTable = lazy(async () => ({ default: (await import('../../play/text/text-table-page.tsx')).FollowedTextTable }));
