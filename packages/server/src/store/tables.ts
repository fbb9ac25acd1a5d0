import { BadInput } from '@astrarium/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { raiseBots } from './jobs.ts';
import type { Gone } from './lives.ts';
import { asked } from './problem.ts';
import type { Database, EntryBody } from './schema.ts';
import { readSeat, SEAT_COLUMNS, seatColumns } from './seats.ts';
import type { Entry, NewStoredTable, News, ReadSoFar, RoomChange, Store, StoredTable } from './store.ts';

type Tables = Pick<Store, 'createTable' | 'loadTable' | 'entriesAfter' | 'news' | 'saveSnapshot' | 'changeRoom'>;

/** A table as a whole: its facts, its seats, its entries. */
export function tables(db: Kysely<Database>): Tables {
  return {
    createTable: (table) => asked(db.transaction().execute((work) => create(work, table))),
    loadTable: (id) => asked(load(db, id)),
    entriesAfter: (id, number) => asked(entriesAfter(db, id, number)),
    news: (read) => asked(news(db, read)),
    saveSnapshot: (id, number, snapshot) => asked(saveSnapshot(db, id, number, JSON.stringify(snapshot))),
    changeRoom: (id, revision, change) => asked(db.transaction().execute((work) => changeRoom(work, id, revision, change))),
  };
}

async function create(work: Transaction<Database>, table: NewStoredTable): Promise<void> {
  const { id, created, clock, seats, links, entries } = table;
  await work
    .insertInto('tables')
    .values({
      id,
      game: table.game,
      header: JSON.stringify(table.header),
      deal: JSON.stringify(table.deal),
      host_hash: table.hostHash,
      listing: table.listing,
      phase: table.phase,
      created,
      changed: created,
      listed: created,
      revision: 1,
      number: entries.length,
      chat_number: 0,
      waiting_for: [...table.waitingFor],
      result: orNull(table.result),
      clock: orNull(clock),
      due: clock?.due ?? table.deal.revealBy ?? null,
    })
    .execute();
  // Asked after the row is in: whoever removes a table of this id at the same time is done by now.
  const gone = await work.selectFrom('gone').select('id').where('id', '=', id).executeTakeFirst();
  if (gone !== undefined) throw new BadInput('id', id, 'an id that no table had before');
  if (table.bots === true) await raiseBots(work, id);
  if (seats.length > 0) {
    const rows = seats.map((stored, seat) => ({ table_id: id, seat, ...seatColumns(stored) }));
    await work.insertInto('seats').values(rows).execute();
  }
  if (links.length > 0) {
    const rows = links.map(({ hash, kind, seat, created: made }) => ({ hash, table_id: id, kind, seat, created: made }));
    await work.insertInto('links').values(rows).execute();
  }
  if (entries.length > 0) {
    const rows = JSON.stringify(entries.map(({ number, kind, at, ...body }) => ({ number, kind, at, body })));
    await sql`
      insert into entries (table_id, number, kind, body, at)
      select ${id}, number, kind, body, at
      from json_to_recordset(${rows}::json) as e(number integer, kind text, body json, at bigint)`.execute(work);
  }
}

/** In one statement, so that all of it is of the same moment. */
async function load(db: Kysely<Database>, id: string): Promise<StoredTable | undefined> {
  const row = await db
    .selectFrom('tables as t')
    .selectAll()
    .select((part) => [
      jsonArrayFrom(part.selectFrom('seats').select(SEAT_COLUMNS).whereRef('table_id', '=', 't.id').orderBy('seat')).as('seats'),
      jsonArrayFrom(
        part.selectFrom('entries').select(['number', 'kind', 'body', 'at']).whereRef('table_id', '=', 't.id').orderBy('number'),
      ).as('entries'),
      jsonObjectFrom(part.selectFrom('snapshots').select(['number', 'body']).whereRef('table_id', '=', 't.id')).as('snapshot'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { game, header, deal, listing, phase, created, changed, revision, result, clock, snapshot } = row;
  const facts = { id, game, header, deal, listing, phase, created, changed, revision, result, clock, snapshot };
  return {
    ...facts,
    number: row.number,
    chat: row.chat_number,
    undo: row.undo,
    hostHash: row.host_hash,
    waitingFor: row.waiting_for,
    seats: row.seats.map(readSeat),
    entries: row.entries.map(readEntry),
  };
}

async function entriesAfter(db: Kysely<Database>, id: string, number: number): Promise<Entry[]> {
  const rows = db.selectFrom('entries').select(['number', 'kind', 'body', 'at']).where('table_id', '=', id);
  return (await rows.where('number', '>', number).orderBy('number').execute()).map(readEntry);
}

/** In one statement for many tables: whoever follows them asks often, and mostly there is nothing. */
async function news(db: Kysely<Database>, read: readonly ReadSoFar[]): Promise<(News | Gone)[]> {
  if (read.length === 0) return [];
  const known = JSON.stringify(read.map(({ id, number, revision, chat }) => ({ id, number, revision, chat })));
  const found = sql<Omit<News, 'entries'> & { entries: readonly Row[]; gone: boolean }>`
    select k.id, t.id is null as gone, t.number, t.revision, t.chat_number as chat, t.phase, t.result, t.waiting_for as "waitingFor", t.clock, t.changed,
      coalesce((
        select json_agg(json_build_object('number', e.number, 'kind', e.kind, 'body', e.body, 'at', e.at) order by e.number)
        from entries e where e.table_id = t.id and e.number > k.number
      ), '[]'::json) as entries
    from json_to_recordset(${known}::json) as k(id text, number integer, revision integer, chat integer) left join tables t on t.id = k.id
    where t.id is null or t.number > k.number or t.revision > k.revision or t.chat_number > k.chat`;
  const { rows } = await found.execute(db);
  return rows.map(({ gone, ...row }) => (gone ? { id: row.id, gone } : { ...row, entries: row.entries.map(readEntry) }));
}

/** A snapshot that comes late, after a newer one, is not needed any more. */
async function saveSnapshot(db: Kysely<Database>, table_id: string, number: number, body: string): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table_id, number, body })
    .onConflict((known) => known.column('table_id').doUpdateSet({ number, body }).whereRef('snapshots.number', '<', 'excluded.number'))
    .execute();
}

/** The row of the table is changed first: whoever else wants to change the same room waits here, and then finds another revision. */
async function changeRoom(work: Transaction<Database>, id: string, revision: number, change: RoomChange): Promise<'kept' | 'taken'> {
  const { at, number, header, deal, phase, listing, clock, waitingFor, hostHash, undo = null, seats = [], usedLink, revokedLink } = change;
  let update = work
    .updateTable('tables')
    .set({
      revision: revision + 1,
      changed: at,
      undo: orNull(undo),
      ...(header && { header: JSON.stringify(header) }),
      ...(deal && { deal: JSON.stringify(deal), due: deal.revealBy ?? null }),
      ...(phase && { phase, listed: sql<number>`case when phase <> ${phase} then ${at} else listed end` }),
      ...(listing && { listing }),
      ...(clock && { clock: JSON.stringify(clock), due: clock.due }),
      ...(waitingFor && { waiting_for: [...waitingFor] }),
      ...(hostHash !== undefined && { host_hash: hostHash }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision);
  if (number !== undefined) update = update.where('number', '=', number);
  if (usedLink !== undefined) {
    const link = work.selectFrom('links').select('hash').where('hash', '=', usedLink).where('table_id', '=', id);
    update = update.where((part) => part.exists(link));
  }
  if ((await update.returning('id').executeTakeFirst()) === undefined) return 'taken';

  if (change.bots === true) await raiseBots(work, id);
  for (const { seat, ...changed } of seats) {
    const columns = seatColumns(changed);
    if (Object.keys(columns).length === 0) continue;
    await work.updateTable('seats').set(columns).where('table_id', '=', id).where('seat', '=', seat).execute();
    if (changed.tokenHash === undefined) continue;
    await work.deleteFrom('links').where('table_id', '=', id).where('seat', '=', seat).execute();
    await work.deleteFrom('webhooks').where('table_id', '=', id).where('seat', '=', seat).execute();
  }
  if (revokedLink !== undefined) await work.deleteFrom('links').where('hash', '=', revokedLink).where('table_id', '=', id).execute();
  return 'kept';
}

interface Row {
  readonly number: number;
  readonly kind: string;
  readonly body: EntryBody;
  readonly at: number;
}

function readEntry({ number, kind, body, at }: Row): Entry {
  return { number, kind, at, ...body } as Entry;
}

function orNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
