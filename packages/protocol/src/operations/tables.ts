import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { tableId } from '../schemas/fields.ts';
import { createdTable, importedTable, newTable, tableList } from '../schemas/tables.ts';
import type { Operation } from './operation.ts';

/** Making tables, and finding them. */
export const TABLE_OPERATIONS = {
  /** Sent again with the same token hash it answers the same table: an answer lost on the way loses nothing. */
  createTable: { http: 'POST /api/tables', request: newTable, answer: createdTable },
  /**
   * A recorded game becomes a table: running where it stopped, all seats but the host's open; a finished one to look at. Whoever has the
   * record knows the seed, so what nobody has seen is dealt anew, unless `sameCards` is asked for.
   */
  importTable: { http: 'POST /api/tables/import', request: importedTable, answer: createdTable },
  listTables: {
    http: 'GET /api/tables',
    request: v.strictObject({
      list: v.picklist(['open', 'running', 'finished']),
      before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,16}-[\w-]{16}$/, 'expected what the page before it gave'))),
    }),
    answer: tableList,
  },
  tableSummaries: {
    http: 'POST /api/tables/summaries',
    request: v.strictObject({
      ids: v.pipe(
        v.array(tableId),
        v.maxLength(LIMITS.summaries),
        v.check((ids) => new Set(ids).size === ids.length, 'expected each table once'),
      ),
    }),
    answer: tableList,
  },
} as const satisfies Record<string, Operation>;
