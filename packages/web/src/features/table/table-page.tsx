import type { ReactNode } from 'react';
import { useTable } from '../../client/local/use-table.ts';
import { useText } from '../../i18n/use-text.ts';
import { GameTable } from './game-table.tsx';
import { TableProblem } from './table-problem.tsx';
import './table-page.css';

/** One game, by the id of its table. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
  const followed = useTable(id);
  const { update, problem } = followed;
  if (update !== null) return <GameTable followed={followed} update={update} />;
  return problem === null ? <p className="table-opening">{words.table.opening}</p> : <TableProblem problem={problem} />;
}
