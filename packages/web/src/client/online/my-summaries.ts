import type { OnlineSummary } from '@astrarium/protocol';
import { askServer } from './ask-server.ts';
import { myTables } from './my-tables.ts';

/** What the server says of the tables of this browser. It is not asked where there are none. */
export async function summariesOfMine(): Promise<readonly OnlineSummary[]> {
  const ids = myTables().map(({ id }) => id);
  if (ids.length === 0) return [];
  return (await askServer('POST /api/tables/summaries', { ids })).tables;
}
