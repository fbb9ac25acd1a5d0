import { type ReactNode, useRef } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { type TableSession, useTable } from '../../client/local/use-table.ts';
import { useText } from '../../i18n/use-text.ts';
import { useHints } from '../../play/guidance/use-hints.ts';
import { useTarget } from '../../play/guidance/use-target.ts';
import { localPlayersAt } from '../../play/local-players.ts';
import { GameTable } from '../table/game-table.tsx';
import { TableProblem } from '../table/table-problem.tsx';
import { HintPanel } from './hint-panel.tsx';
import './lesson-at-table.css';

/** A table of this browser with hints beside it. */
export function HintsPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
  const followed = useTable(id);
  const { update, problem } = followed;
  if (update !== null) return <HintedTable followed={followed} update={update} />;
  return problem === null ? <p className="table-opening">{words.table.opening}</p> : <TableProblem problem={problem} />;
}

interface HintedTableProps {
  readonly followed: TableSession;
  readonly update: TableUpdate;
}

function HintedTable({ followed, update }: HintedTableProps): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  // With several persons a hint would tell one what only another may know.
  const [seat = null, ...others] = localPlayersAt(update);
  const hinted = others.length === 0 ? seat : null;
  const hints = useHints(update, hinted);
  useTarget(table, hints.shown ? hints.hint : null);
  return (
    <div className="learn">
      <div ref={table} className="learn-table">
        <GameTable followed={followed} update={update} />
      </div>
      {hinted !== null && <HintPanel game={update.game} update={update} seat={hinted} hints={hints} ended={null} />}
    </div>
  );
}
