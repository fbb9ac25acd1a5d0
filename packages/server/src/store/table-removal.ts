import type { Phase } from '@astrarium/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { asked } from './problem.ts';
import type { StoredTable } from './rows.ts';
import type { Database } from './schema.ts';

/** How long tables live, and how they end. All is found by an index, and done in small steps: nobody waits for it. */
export interface TableRemoval {
  /**
   * Ends the table for good, and with it seats, links, notes, webhooks and jobs; entries and chat go with `sweep`. Its id is kept for a
   * while, so that nothing is made under it again. `taken`: it is not as it was known any more, or there is no such table; nothing was done.
   */
  removeTable(id: string, at: number, known: KnownTable): Promise<'removed' | 'taken'>;
  /** There was such a table, and it was removed. */
  isGone(id: string): Promise<boolean>;
  /** Tables of a phase that came into it long ago, longest first. */
  oldTables(ask: AskOld): Promise<readonly OldTable[]>;
  /** Removes so many rows of each: what removed tables left behind, and links, chat and names of removed tables from before these times. True: there may be more. */
  sweep(before: SweepBefore, limit: number): Promise<boolean>;
  /** At how many running tables of this creator only bots play, counted up to `limit`. */
  botTables(creator: string, limit: number): Promise<number>;
}

/** What whoever removes a table knows of it. */
export type KnownTable = Pick<StoredTable, 'revision'> | Pick<StoredTable, 'changed'>;

interface AskOld {
  readonly phase: Phase;
  /** In this phase since then, or longer. */
  readonly before: number;
  readonly limit: number;
  /** The last one of the page before. */
  readonly after?: Pick<OldTable, 'listed' | 'id'>;
}

export interface OldTable {
  readonly id: string;
  readonly listed: number;
  readonly changed: number;
  /** When somebody last said something; null where nobody did. */
  readonly talked: number | null;
  /** Does a person sit there? */
  readonly taken: boolean;
}

/** A table that was read, and removed since. */
export interface Gone {
  readonly id: string;
  readonly gone: true;
}

interface SweepBefore {
  readonly links: number;
  readonly chat: number;
  readonly gone: number;
}

/** Removed tables that are cleared at once: most leave little. */
const CLEARED_AT_ONCE = 20;

export function tableRemoval(db: Kysely<Database>): TableRemoval {
  return {
    removeTable: (id, at, known) => asked(db.transaction().execute((work) => remove(work, id, at, known))),

    isGone: async (id) => (await asked(db.selectFrom('gone').select('id').where('id', '=', id).executeTakeFirst())) !== undefined,

    oldTables: (ask) => asked(oldTables(db, ask)),

    sweep: async ({ links, chat, gone }, limit) => {
      const count = async (statement: ReturnType<typeof sql>): Promise<number> =>
        Number((await asked(statement.execute(db))).numAffectedRows ?? 0);
      // A link of unknown age goes with its table.
      const removed = [
        await count(
          sql`delete from links where hash in
            (select hash from links where created > 0 and created <= ${links} order by created limit ${limit})`,
        ),
        await count(
          sql`delete from chats where (table_id, number) in
            (select table_id, number from chats where at <= ${chat} order by at limit ${limit})`,
        ),
        await count(sql`delete from gone where id in (select id from gone where swept and at <= ${gone} order by at limit ${limit})`),
      ];
      const left = await clear(db, limit);
      return left || removed.some((rows) => rows === limit);
    },

    botTables: async (creator, limit) => {
      const { rows } = await asked(
        sql`select 1 from tables t
          where t.phase = 'running' and t.header->>'creator' = ${creator} and not exists (
            select 1 from seats s where s.table_id = t.id and s.player = 'person' and s.lent_to is null)
          limit ${limit}`.execute(db),
      );
      return rows.length;
    },
  };
}

/** The row of the table first: whoever writes to it waits here, and then finds none. */
async function remove(work: Transaction<Database>, id: string, at: number, known: KnownTable): Promise<'removed' | 'taken'> {
  const table = work.deleteFrom('tables').where('id', '=', id);
  const same = 'revision' in known ? table.where('revision', '=', known.revision) : table.where('changed', '=', known.changed);
  if ((await same.returning('id').executeTakeFirst()) === undefined) return 'taken';
  await work.insertInto('gone').values({ id, at, swept: false }).execute();
  await work.deleteFrom('jobs').where('table_id', '=', id).execute();
  return 'removed';
}

async function oldTables(db: Kysely<Database>, { phase, before, limit, after }: AskOld): Promise<OldTable[]> {
  let old = db
    .selectFrom('tables as t')
    .select((part) => [
      'id',
      'listed',
      'changed',
      part.selectFrom('chats').select('at').whereRef('table_id', '=', 't.id').orderBy('number', 'desc').limit(1).as('talked'),
      part.exists(part.selectFrom('seats').whereRef('table_id', '=', 't.id').where('player', '=', 'person')).as('taken'),
    ])
    .where('phase', '=', phase)
    .where('listed', '<=', before);
  if (after !== undefined) old = old.where((is) => is(is.refTuple('listed', 'id'), '>', is.tuple(after.listed, after.id)));
  const rows = await old.orderBy('listed').orderBy('id').limit(limit).execute();
  return rows.map((row) => ({ ...row, taken: Boolean(row.taken) }));
}

/** Entries and chat of removed tables, so many rows of each table at most. Nothing is added to them any more. True: some are left. */
async function clear(db: Kysely<Database>, limit: number): Promise<boolean> {
  const found = await asked(db.selectFrom('gone').select('id').where('swept', '=', false).orderBy('at').limit(CLEARED_AT_ONCE).execute());
  let left = found.length === CLEARED_AT_ONCE;
  for (const { id } of found) {
    let emptied = true;
    for (const rows of ['entries', 'chats'] as const) {
      const first = db.selectFrom(rows).select('number').where('table_id', '=', id).orderBy('number').limit(limit);
      const last = db.selectFrom(first.as('first')).select((part) => part.fn.max('number').as('number'));
      const some = db.deleteFrom(rows).where('table_id', '=', id).where('number', '<=', last);
      const { numDeletedRows } = await asked(some.executeTakeFirstOrThrow());
      if (Number(numDeletedRows) === limit) emptied = false;
    }
    if (emptied) await asked(db.updateTable('gone').set({ swept: true }).where('id', '=', id).execute());
    else left = true;
  }
  return left;
}
