import { lazy, type ReactNode, Suspense } from 'react';
import { useTable } from '../../host/use-table.ts';
import { useText } from '../../text/use-text.ts';
import { TableProblem } from './table-problem.tsx';
import './table-page.css';

/** The table itself is fetched while the host opens the game. */
const AstraTable = lazy(async () => ({ default: (await import('./astra-table.tsx')).AstraTable }));

/** One game, by the id of its table. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
  const followed = useTable(id);
  const { update, problem } = followed;
  if (update === null) {
    return problem === null ? <p className="table-opening">{words.table.opening}</p> : <TableProblem problem={problem} />;
  }
  return (
    <Suspense fallback={<p className="table-opening">{words.table.opening}</p>}>
      <AstraTable followed={followed} update={update} />
    </Suspense>
  );
}
