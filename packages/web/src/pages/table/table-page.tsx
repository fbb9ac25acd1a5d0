import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { GameName, TableUpdate } from '../../host/messages.ts';
import { type FollowedTable, useTable } from '../../host/use-table.ts';
import { useText } from '../../text/use-text.ts';
import { TableProblem } from './table-problem.tsx';
import './table-page.css';

/** Each game's table is fetched when one is first opened, and only that. */
const TABLES: Readonly<Record<GameName, ComponentType<GameTableProps>>> = {
  astra: lazy(async () => ({ default: (await import('../../astra/table/astra-table.tsx')).AstraTable })),
  'ad-astra': lazy(async () => ({ default: (await import('../../ad-astra/table/ad-astra-table.tsx')).AdAstraTable })),
};

interface GameTableProps {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
}

/** One game, by the id of its table. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
  const followed = useTable(id);
  const { update, problem } = followed;
  if (update === null) {
    return problem === null ? <p className="table-opening">{words.table.opening}</p> : <TableProblem problem={problem} />;
  }
  const GameTable = TABLES[update.game];
  return (
    <Suspense fallback={<p className="table-opening">{words.table.opening}</p>}>
      <GameTable followed={followed} update={update} />
    </Suspense>
  );
}
