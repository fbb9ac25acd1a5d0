import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { createTable } from './create-table.ts';
import {
  type Chain,
  type ChainLink,
  chainHead,
  chainStartSql,
  checkChain,
  checkLinks,
  type Head,
  nextHash,
  nextHashSql,
  PART,
} from './hash-chain.ts';
import { raiseBots } from './jobs.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { asked, TableDamaged } from './problem.ts';
import type { Entry, News, ReadSoFar, RoomChange, StoredTable } from './rows.ts';
import { type Database, type EntryBody, orNull } from './schema.ts';
import { readSeat, SEAT_COLUMNS, seatColumns } from './seats.ts';
import type { Store } from './store.ts';
import type { Gone } from './table-removal.ts';

type TableStore = Pick<Store, 'createTable' | 'loadTable' | 'entriesAfter' | 'news' | 'saveSnapshot' | 'changeRoom'>;

/** A table as a whole: its facts, its seats, its entries. */
export function tables(db: Kysely<Database>): TableStore {
  const inTurn = oneAtATime();
  const loadTable = async (id: string): Promise<StoredTable | undefined> => {
    const row = await asked(load(db, id));
    const chain = row && (await readChain(db, row));
    return row && chain && readTable(row, chain);
  };
  return {
    createTable: (table) => createTable(db, table, inTurn),
    loadTable,
    entriesAfter: async (id, number) => (await loadTable(id))?.entries.slice(number) ?? [],
    news: async (read) => (await asked(news(db, read))).map(readNews),
    saveSnapshot: (id, number, snapshot) => asked(saveSnapshot(db, id, number, JSON.stringify(snapshot))),
    changeRoom: (id, revision, change) => asked(db.transaction().execute((work) => changeRoom(work, id, revision, change))),
  };
}

/** In one statement, so that all of it is of the same moment; of a long game only the first entries. */
function load(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('tables as t')
    .selectAll()
    .select((part) => [
      jsonArrayFrom(part.selectFrom('seats').select(SEAT_COLUMNS).whereRef('table_id', '=', 't.id').orderBy('seat')).as('seats'),
      jsonArrayFrom(part.selectFrom('entries').select(LINK_COLUMNS).whereRef('table_id', '=', 't.id').orderBy('number').limit(PART)).as(
        'links',
      ),
      jsonObjectFrom(part.selectFrom('snapshots').select(['number', BODY_TEXT, HASH_TEXT]).whereRef('table_id', '=', 't.id')).as(
        'snapshot',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

type LoadedRow = NonNullable<Awaited<ReturnType<typeof load>>>;

/**
 * All entries as of the moment when the row was read; undefined if the table was removed meanwhile. What has come since is news; what no row ever
 * knew of is left for the check to find.
 */
async function readChain(db: Kysely<Database>, { id, number, links: first }: LoadedRow): Promise<Chain | undefined> {
  const links: ChainLink[] = [...first];
  let checked = chainHead(id);
  let [part, newest] = [first, number];
  while (part.length === PART) {
    // Each part by itself, as it takes a while; what an older version wrote is checked with what comes after it.
    if (checked.number === links.length - PART && part.every(({ hash }) => hash !== null)) checked = checkLinks(id, part, checked);
    const more = await asked(laterLinks(db, id, links.length));
    if (more === undefined) return undefined;
    links.push(...more.links);
    newest = Math.max(newest, more.number);
    part = more.links;
  }
  return { links: links.filter((link) => link.number <= number || link.number > newest), checked };
}

function laterLinks(db: Kysely<Database>, id: string, after: number) {
  return db
    .selectFrom('tables as t')
    .select((part) => [
      't.number',
      jsonArrayFrom(
        part
          .selectFrom('entries')
          .select(LINK_COLUMNS)
          .whereRef('table_id', '=', 't.id')
          .where('number', '>', after)
          .orderBy('number')
          .limit(PART),
      ).as('links'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
}

function readTable({ snapshot, ...row }: LoadedRow, chain: Chain): StoredTable {
  const { links } = chain;
  const { id, game, header, deal, listing, phase, created, changed, revision, number, result, clock } = row;
  checkChain(id, chain, number, { number: row.head_number ?? 0, hash: row.head?.toString('hex') ?? chainHead(id).hash });
  const facts = { id, game, header, deal, listing, phase, created, changed, revision, number, result, clock };
  return {
    ...facts,
    chat: row.chat_number,
    undo: row.undo,
    hostHash: row.host_hash,
    waitingFor: row.waiting_for,
    seats: row.seats.map(readSeat),
    snapshot: snapshot && readSnapshot(snapshot, links),
    entries: links.map(readEntry),
  };
}

/** One that does not belong to these entries, or is of an older version, is left aside: they say it all. */
function readSnapshot(
  { number, body, hash }: Pick<ChainLink, 'number' | 'body' | 'hash'>,
  links: readonly ChainLink[],
): StoredTable['snapshot'] {
  const of = links[number - 1]?.hash ?? null;
  return of === null || nextHash(of, body) !== hash ? null : { number, body: JSON.parse(body) as unknown };
}

type NewsRow = Omit<News, 'entries'> & { readonly gone: boolean; readonly read: Head; readonly links: readonly ChainLink[] };

/** In one statement for many tables: whoever follows them asks often, and mostly there is nothing. */
async function news(db: Kysely<Database>, read: readonly ReadSoFar[]): Promise<readonly NewsRow[]> {
  if (read.length === 0) return [];
  const known = JSON.stringify(read.map(({ id, number, revision, chat }) => ({ id, number, revision, chat })));
  const found = sql<NewsRow>`
    select k.id, t.id is null as gone, t.number, t.revision, t.chat_number as chat, t.phase, t.result, t.waiting_for as "waitingFor", t.clock, t.changed,
      json_build_object('number', k.number, 'hash', encode(case k.number
        when 0 then ${sql.raw(chainStartSql('k.id'))}
        else (select hash from entries e where e.table_id = t.id and e.number = k.number)
      end, 'hex')) as read,
      coalesce((
        select json_agg(json_build_object(
          'number', e.number, 'kind', e.kind, 'body', e.body::text, 'at', e.at, 'hash', encode(e.hash, 'hex')) order by e.number)
        from entries e where e.table_id = t.id and e.number > k.number
      ), '[]'::json) as links
    from json_to_recordset(${known}::json) as k(id text, number integer, revision integer, chat integer) left join tables t on t.id = k.id
    where t.id is null or t.number > k.number or t.revision > k.revision or t.chat_number > k.chat`;
  return (await found.execute(db)).rows;
}

/** What is damaged is no news: whoever opens the table finds it, and is told. */
function readNews({ gone, read, links, ...row }: NewsRow): News | Gone {
  if (gone) return { id: row.id, gone };
  try {
    checkLinks(row.id, links, read);
    return { ...row, entries: links.map(readEntry) };
  } catch (error) {
    if (!(error instanceof TableDamaged)) throw error;
    return { ...row, entries: [] };
  }
}

/** A snapshot that comes late, after a newer one, is not needed any more. Its hash comes after that of its entry. */
async function saveSnapshot(db: Kysely<Database>, id: string, number: number, body: string): Promise<void> {
  await sql`
    insert into snapshots (table_id, number, body, hash)
    select ${id}, ${number}::integer, s.body::json, ${sql.raw(nextHashSql('e.hash', 's.body'))}
    from (select ${body}::text as body) s left join entries e on e.table_id = ${id} and e.number = ${number}
    on conflict (table_id) do update set number = excluded.number, body = excluded.body, hash = excluded.hash
    where snapshots.number < excluded.number`.execute(db);
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

/** As text, as they were written: read and written again they might be others. */
const BODY_TEXT = sql<string>`body::text`.as('body');
const HASH_TEXT = sql<string | null>`encode(hash, 'hex')`.as('hash');
const LINK_COLUMNS = ['number', 'kind', BODY_TEXT, 'at', HASH_TEXT] as const;

function readEntry({ number, kind, body, at }: ChainLink): Entry {
  return { number, kind, at, ...(JSON.parse(body) as EntryBody) } as Entry;
}
