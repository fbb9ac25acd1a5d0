import { createHash } from 'node:crypto';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { PART } from '../src/store/hash-chain.ts';
import { openStore, type StoreOptions } from '../src/store/open.ts';
import { TableDamaged } from '../src/store/problem.ts';
import { builtWorker, embeddedFolder } from './a-store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
const databaseUrl = await postgres.newDatabase();
const dataDir = await embeddedFolder();

type Row = Record<string, unknown>;

/** A store, and how to do something to its database behind its back. */
const stores: [string, StoreOptions, (statement: string) => Promise<Row[]>][] = [
  [
    'PostgreSQL',
    { databaseUrl },
    async (statement) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const found = await client.query<Row>(statement);
      await client.end();
      return found.rows;
    },
  ],
  [
    'the embedded database',
    { dataDir, worker: await builtWorker() },
    async (statement) => {
      const database = new PGlite(path.join(dataDir, 'database'));
      const found = await database.exec(statement);
      await database.close();
      return found.at(-1)?.rows ?? [];
    },
  ],
];

/** What may happen to a table of five entries, and the first of them that is then not right. */
const DAMAGE: [string, (id: string) => string, number][] = [
  ['the first is lost', (id) => `delete from entries where table_id = '${id}' and number = 1`, 1],
  ['one in the midst is lost', (id) => `delete from entries where table_id = '${id}' and number = 3`, 3],
  ['the last is lost', (id) => `delete from entries where table_id = '${id}' and number = 5`, 5],
  ['all are lost', (id) => `delete from entries where table_id = '${id}'`, 1],
  [
    'the last is lost, and the table says so',
    (id) => `delete from entries where table_id = '${id}' and number = 5; update tables set number = 4 where id = '${id}'`,
    5,
  ],
  [
    'another text',
    (id) => `update entries set body = replace(body::text, 'do 3', 'do 4')::json where table_id = '${id}' and number = 3`,
    3,
  ],
  ['one space more', (id) => `update entries set body = (body::text || ' ')::json where table_id = '${id}' and number = 5`, 5],
  ['another time', (id) => `update entries set at = at + 1 where table_id = '${id}' and number = 1`, 1],
  ['another kind', (id) => `update entries set kind = 'undo' where table_id = '${id}' and number = 4`, 4],
  [
    'two have changed places',
    (id) => `update entries set number = -1 where table_id = '${id}' and number = 2;
      update entries set number = 2 where table_id = '${id}' and number = 3; update entries set number = 3 where table_id = '${id}' and number = -1`,
    2,
  ],
  [
    'those after a lost one have moved up',
    (id) => `delete from entries where table_id = '${id}' and number = 2;
      update entries set number = number - 1 where table_id = '${id}' and number = 3; update entries set number = number - 1 where table_id = '${id}' and number = 4;
      update entries set number = number - 1 where table_id = '${id}' and number = 5; update tables set number = 4 where id = '${id}'`,
    2,
  ],
  ['one more, after the last', (id) => copied(id, 5, 6), 6],
  ['one more, before the first', (id) => copied(id, 1, 0), 1],
  [
    'those of another table',
    (id) =>
      `delete from entries where table_id = '${id}'; insert into entries select '${id}', number, kind, body, at, hash from entries where table_id = 'whole'`,
    1,
  ],
  [
    'another hash',
    (id) => `update entries set hash = set_byte(hash, 15, 255 - get_byte(hash, 15)) where table_id = '${id}' and number = 2`,
    2,
  ],
  ['no hash', (id) => `update entries set hash = null where table_id = '${id}' and number = 5`, 5],
  ['another hash at the table', (id) => `update tables set head = set_byte(head, 0, 255 - get_byte(head, 0)) where id = '${id}'`, 5],
];

describe.each(stores)('the entries of a table in %s', async (_name, options, query) => {
  let store = await openStore(options);
  afterAll(() => store.close());

  /** A new table of five entries. */
  async function played(id: string): Promise<void> {
    await store.createTable(aTable(id, { entries: [aDecision(1), aDecision(2)] }));
    for (const number of [3, 4, 5]) await store.append(id, aDecision(number));
  }

  /** The embedded database is open once only. */
  async function behindItsBack(statement: string): Promise<Row[]> {
    await store.close();
    const found = await query(statement);
    store = await openStore(options);
    return found;
  }

  const ids = DAMAGE.map((_, index) => `damaged-${index}`);
  for (const id of ['whole', ...ids]) await played(id);
  await behindItsBack(DAMAGE.map(([, statement], index) => statement(`damaged-${index}`)).join(';'));

  it.each(DAMAGE.map(([what, , number], index) => [what, `damaged-${index}`, number] as const))(
    'are not read when something happened to them: %s',
    async (_what, id, number) => {
      expect(await damageOf(store.loadTable(id))).toMatchObject({ table: id, number, fix: expect.stringContaining('operations.md') });
      expect(await damageOf(store.entriesAfter(id, 4))).toMatchObject({ number });
    },
  );

  it('of a long game are all read and checked', async () => {
    const entries = Array.from({ length: 2 * PART }, (_, index) => aDecision(index + 1));
    for (const id of ['long', 'long-lost', 'long-more']) await store.createTable(aTable(id, { entries }));
    await behindItsBack(`delete from entries where table_id = 'long-lost' and number = ${PART + 3};
      insert into entries (table_id, number, kind, body, at) values ('long-more', ${2 * PART + 1}, 'decide', '{}', 1)`);
    expect((await store.loadTable('long'))?.entries).toHaveLength(2 * PART);
    expect(await damageOf(store.loadTable('long-lost'))).toMatchObject({ number: PART + 3 });
    expect(await damageOf(store.loadTable('long-more'))).toMatchObject({ number: 2 * PART + 1 });
  });

  it('are not news when something happened to them, and those of other tables are', async () => {
    const read = [...ids, 'whole'].map((id) => ({ id, number: 0, revision: 1, chat: 0 }));
    const news = (await store.news(read)).flatMap((one) => ('gone' in one ? [] : [one]));
    const told = news.filter(({ entries }) => entries.length > 0).map(({ id }) => id);
    // What only the row of the table tells is found when it is opened.
    const found = ids.filter((id) => !told.includes(id));
    expect(told).toContain('whole');
    expect(found).toContain('damaged-1');
    expect(found).toContain('damaged-5');
    expect(news.find(({ id }) => id === 'whole')?.entries).toHaveLength(5);
    expect(await store.news([{ id: 'whole', number: 3, revision: 1, chat: 0 }])).toMatchObject([{ entries: [aDecision(4), aDecision(5)] }]);
  });

  it('have the hashes that are written down', async () => {
    const rows = await behindItsBack(
      `select number, kind, body::text as body, at::text as at, encode(hash, 'hex') as hash from entries where table_id = 'whole' order by number`,
    );
    let hash = createHash('sha256').update('whole').digest().subarray(0, 16);
    for (const { number, kind, at, body, hash: stored } of rows) {
      hash = createHash('sha256')
        .update(hash)
        .update(`${String(number)} ${String(kind)} ${String(at)} ${String(body)}\n`)
        .digest()
        .subarray(0, 16);
      expect(stored).toBe(hash.toString('hex'));
    }
    expect(rows).toHaveLength(5);
  });

  it('are all there after damage elsewhere', async () => {
    expect((await store.loadTable('whole'))?.entries).toEqual([1, 2, 3, 4, 5].map((number) => aDecision(number)));
  });

  it('may be written by an older version without hashes, which the next hash is over', async () => {
    for (const id of ['older', 'older too', 'beside', 'beside too']) await played(id);
    const older = (id: string, from: number): string => `update entries set hash = null where table_id = '${id}' and number >= ${from}`;
    await behindItsBack(`${older('older', 1)}; ${older('older too', 1)}; update tables set head = null, head_number = null where id like 'older%';
      ${byOlder('beside', 6)}; ${byOlder('beside too', 6)}; ${byOlder('beside too', 7)}`);
    expect((await store.loadTable('older'))?.entries).toHaveLength(5);
    expect((await store.loadTable('beside too'))?.entries).toHaveLength(7);
    expect(await store.news([{ id: 'beside too', number: 6, revision: 1, chat: 0 }])).toMatchObject([{ entries: [{ number: 7 }] }]);
    for (const [id, next] of [
      ['older', 6],
      ['older too', 6],
      ['beside', 7],
      ['beside too', 8],
    ] as const) {
      expect(await store.append(id, aDecision(next))).toBe('kept');
      expect(await store.append(id, aDecision(next + 1))).toBe('kept');
      expect((await store.loadTable(id))?.entries).toHaveLength(next + 1);
    }
    expect(await store.news([{ id: 'beside too', number: 6, revision: 1, chat: 0 }])).toMatchObject([{ entries: { length: 3 } }]);
    await behindItsBack(`update entries set at = 7 where table_id like '%too' and number in (2, 7)`);
    expect(await damageOf(store.loadTable('older too'))).toMatchObject({ number: 1, message: expect.stringContaining('entries 1 to 6') });
    await behindItsBack(`update entries set at = 1002 where table_id = 'beside too' and number = 2`);
    expect(await damageOf(store.loadTable('beside too'))).toMatchObject({ number: 6, message: expect.stringContaining('entries 6 to 8') });
    expect((await store.loadTable('beside'))?.entries).toHaveLength(8);
  });

  it('stand above a snapshot: one that is not of them is left aside', async () => {
    await played('kept');
    await store.saveSnapshot('kept', 4, { version: 4 });
    expect((await store.loadTable('kept'))?.snapshot).toEqual({ number: 4, body: { version: 4 } });
    await behindItsBack(`update snapshots set body = '{"version":3}' where table_id = 'kept'`);
    expect(await store.loadTable('kept')).toMatchObject({ snapshot: null, number: 5 });
    // As an older version writes it.
    await behindItsBack(`update snapshots set number = 5, body = '{"version":5}' where table_id = 'kept'`);
    expect(await store.loadTable('kept')).toMatchObject({ snapshot: null, number: 5 });
  });

  it('are chained in a database that knows a later migration already', async () => {
    await behindItsBack(`alter table entries drop column hash; alter table tables drop column head, drop column head_number;
      alter table snapshots drop column hash; delete from kysely_migration where name = '0004-hash-chain+'`);
    expect(await store.append('whole', aDecision(6))).toBe('kept');
    expect((await store.loadTable('whole'))?.entries).toHaveLength(6);
  });
});

function copied(id: string, from: number, to: number): string {
  return `insert into entries select table_id, ${to}, kind, body, at, hash from entries where table_id = '${id}' and number = ${from}`;
}

/** An entry as a version wrote it that knew of no hashes. */
function byOlder(id: string, number: number): string {
  const { kind, at, number: _, ...body } = aDecision(number);
  return `update tables set number = ${number} where id = '${id}';
    insert into entries (table_id, number, kind, body, at) values ('${id}', ${number}, '${kind}', '${JSON.stringify(body)}', ${at})`;
}

async function damageOf(asked: Promise<unknown>): Promise<TableDamaged> {
  const error = await asked.then(
    () => new Error('it was read'),
    (reason: unknown) => reason,
  );
  if (error instanceof TableDamaged) return error;
  throw error;
}
