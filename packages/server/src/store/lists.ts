import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { asked } from './problem.ts';
import type { ListQuery, TableSummary } from './rows.ts';
import type { Database } from './schema.ts';
import { PUBLIC_SEAT_COLUMNS, readPublicSeat } from './seats.ts';
import type { Store } from './store.ts';

type ListQueries = Pick<Store, 'listTables' | 'summaries' | 'dueClocks'>;

/** Which tables there are: for people to find, and for the server to look after. */
export function lists(db: Kysely<Database>): ListQueries {
  return {
    listTables: (list) => asked(listTables(db, list)),

    summaries: async (ids) => {
      if (ids.length === 0) return [];
      const found = await asked(select(db).where('id', 'in', ids).execute());
      const byId = new Map(found.map((row) => [row.id, readSummary(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    dueClocks: async (now, limit) => {
      const due = db.selectFrom('tables').select('id').where('due', '<=', now).where('phase', 'in', ['waiting', 'running']);
      return (await asked(due.orderBy('due').limit(limit).execute())).map(({ id }) => id);
    },
  };
}

async function listTables(db: Kysely<Database>, { phase, limit, before }: ListQuery): Promise<TableSummary[]> {
  let list = select(db).where('listing', '=', 'public').where('phase', '=', phase);
  if (before !== undefined) list = list.where((is) => is(is.refTuple('listed', 'id'), '<', is.tuple(before.listed, before.id)));
  const rows = await list.orderBy('listed', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(readSummary);
}

/** Field by field, so that nothing secret can slip in. */
function select(db: Kysely<Database>) {
  return db
    .selectFrom('tables as t')
    .select(['id', 'game', 'header', 'phase', 'listing', 'waiting_for', 'result', 'created', 'changed', 'listed', 'number'])
    .select((part) =>
      jsonArrayFrom(part.selectFrom('seats').select(PUBLIC_SEAT_COLUMNS).whereRef('table_id', '=', 't.id').orderBy('seat')).as('seats'),
    );
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function readSummary({ waiting_for: waitingFor, seats, ...same }: SummaryRow): TableSummary {
  return { ...same, waitingFor, seats: seats.map(readPublicSeat) };
}
