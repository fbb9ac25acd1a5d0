import { at } from '@astrarium/core';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import { jobs } from './jobs.ts';
import { linksAndTalk } from './links-and-talk.ts';
import { lists } from './lists.ts';
import { migrate } from './migrations.ts';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { tables } from './tables.ts';

/** The store over a pool of connections, embedded database and server alike. Brings the schema up to date first. */
export async function sqlStore(pool: pg.Pool, closeDatabase: () => Promise<void>, onBatch: (entries: number) => void): Promise<Store> {
  // A connection that breaks while nobody uses it is replaced by the next; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const commits = new GroupCommit(pool, onBatch);
  let closing: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    await commits.idle();
    // Behind all who wait for a connection: once the pool is ended they would wait for ever.
    await pool.connect().then(
      (connection) => connection.release(),
      () => undefined,
    );
    await db.destroy();
    await closeDatabase();
  };

  return {
    ...tables(db),
    ...lists(db),
    ...linksAndTalk(db),
    ...jobs(db),
    append: (id, entry, effects = {}) => commits.append(id, entry, effects),
    check: async () => {
      await asked(sql`select 1`.execute(db));
    },
    time: async () => {
      const { rows } = await asked(sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db));
      return at(rows, 0).now;
    },
    close: () => (closing ??= close()),
  };
}
