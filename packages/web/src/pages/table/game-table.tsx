import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { GameName, TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import { useText } from '../../text/use-text.ts';
import './table-page.css';

interface GameTableProps {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
}

/** The table of whichever game it is. Each game's is fetched when one is first opened, and only that. */
export function GameTable(props: GameTableProps): ReactNode {
  const { words } = useText();
  const Table = TABLES[props.update.game];
  return (
    <Suspense fallback={<p className="table-opening">{words.table.opening}</p>}>
      <Table {...props} />
    </Suspense>
  );
}

const TABLES: Readonly<Record<GameName, ComponentType<GameTableProps>>> = {
  astra: lazy(async () => ({ default: (await import('../../astra/table/astra-table.tsx')).AstraTable })),
  'ad-astra': lazy(async () => ({ default: (await import('../../ad-astra/table/ad-astra-table.tsx')).AdAstraTable })),
};
