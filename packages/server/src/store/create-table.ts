import { BadInput } from '@astrarium/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChainLink, chainHead, type Head, linkText, nextHash } from './hash-chain.ts';
import { raiseBots } from './jobs.ts';
import type { oneAtATime } from './one-at-a-time.ts';
import { asked, StoreProblem } from './problem.ts';
import type { Entry, NewStoredTable } from './rows.ts';
import { type Database, orNull } from './schema.ts';
import { seatColumns } from './seats.ts';

/** So many entries go in at once: the embedded database does one thing at a time, and decisions wait for that. */
const PART = 96;

/**
 * A long game goes in part by part, and its table with the last of them: until then there is none, and what went in is no one's. `inTurn` lets
 * one part of all such games go in at a time, so that a decision never waits for more.
 */
export async function createTable(db: Kysely<Database>, table: NewStoredTable, inTurn: ReturnType<typeof oneAtATime>): Promise<void> {
  const { id, entries } = table;
  const early = PART * Math.max(0, Math.ceil(entries.length / PART) - 1);
  let head = chainHead(id);
  const nextPart = (from: number): readonly ChainLink[] => {
    const links = chainOf(head.hash ?? '', entries.slice(from, from + PART));
    head = links.at(-1) ?? head;
    return links;
  };
  try {
    if (early > 0) await asked(removeStrays(db, id));
    for (let from = 0; from < early; from += PART) await inTurn(() => asked(insertEarly(db, id, nextPart(from))));
    const known = head;
    const last = nextPart(early);
    await asked(db.transaction().execute((work) => create(work, table, { known, last, head })));
  } catch (error) {
    if (early > 0) await asked(removeStrays(db, id)).catch(() => undefined);
    throw error;
  }
}

/** Entries without a table: of one that was being made when the server was killed, or by another request at the same time. */
function removeStrays(db: Kysely<Database>, id: string): Promise<unknown> {
  return sql`delete from entries where table_id = ${id} and not exists (select 1 from tables where id = ${id})`.execute(db);
}

async function insertLinks(db: Kysely<Database>, id: string, links: readonly ChainLink[]): Promise<void> {
  if (links.length > 0) await sql`insert into entries ${rowsOf(id, links)}`.execute(db);
}

/** Without waiting for the disk, which others wait for: to commit the table itself, later, writes all that came before it. */
async function insertEarly(db: Kysely<Database>, id: string, links: readonly ChainLink[]): Promise<void> {
  await sql`
    with early as materialized (select set_config('synchronous_commit', 'off', true))
    insert into entries ${rowsOf(id, links)} cross join early`.execute(db);
}

function rowsOf(id: string, links: readonly ChainLink[]) {
  // The body goes in as the very text that was hashed.
  const rows = links.map(
    ({ number, kind, at, body, hash }) => `{"number":${number},"kind":"${kind}","at":${at},"body":${body},"hash":"${hash}"}`,
  );
  return sql`(table_id, number, kind, body, at, hash)
    select ${id}, number, kind, body, at, decode(hash, 'hex')
    from json_to_recordset(${`[${rows.join()}]`}::json) as e(number integer, kind text, body json, at bigint, hash text)`;
}

interface Chained {
  /** Where the entries have come to that are there already. */
  readonly known: Head;
  readonly last: readonly ChainLink[];
  readonly head: Head;
}

async function create(work: Transaction<Database>, table: NewStoredTable, { known, last, head }: Chained): Promise<void> {
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
      head: Buffer.from(head.hash ?? '', 'hex'),
      head_number: head.number,
    })
    .execute();
  // Asked after the row is in: whoever removes a table of this id at the same time is done by now.
  const gone = await work.selectFrom('gone').select('id').where('id', '=', id).executeTakeFirst();
  if (gone !== undefined) throw new BadInput('id', id, 'an id that no table had before');
  if (known.number > 0) await checkKnown(work, id, known);
  if (table.bots === true) await raiseBots(work, id);
  if (seats.length > 0) {
    const rows = seats.map((stored, seat) => ({ table_id: id, seat, ...seatColumns(stored) }));
    await work.insertInto('seats').values(rows).execute();
  }
  if (links.length > 0) {
    const rows = links.map(({ hash, kind, seat, created: made }) => ({ hash, table_id: id, kind, seat, created: made }));
    await work.insertInto('links').values(rows).execute();
  }
  await insertLinks(work, id, last);
}

/** Another request for the same table may have removed what was there, or put its own in its place. */
async function checkKnown(work: Transaction<Database>, id: string, { number, hash }: Head): Promise<void> {
  const found = await sql<{ count: string; hash: string | null }>`
    select count(*) as count, (select encode(hash, 'hex') from entries where table_id = ${id} and number = ${number}) as hash
    from entries where table_id = ${id}`.execute(work);
  const [row] = found.rows;
  if (Number(row?.count) !== number || row?.hash !== hash)
    throw new StoreProblem(`table ${id} is being made by another request at the same time`, 'Ask again.');
}

/** The links that come after this hash. */
function chainOf(start: string, entries: readonly Entry[]): (ChainLink & { readonly hash: string })[] {
  let previous = start;
  return entries.map(({ number, kind, at, ...rest }) => {
    const link = { number, kind, at, body: JSON.stringify(rest) };
    previous = nextHash(previous, linkText(link));
    return { ...link, hash: previous };
  });
}
