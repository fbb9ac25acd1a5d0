import { at } from '@astrarium/core';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { chatStore } from './chat.ts';
import { GroupCommit } from './group-commit.ts';
import { StoreHealth } from './health.ts';
import { jobs } from './jobs.ts';
import { linkStore } from './links.ts';
import { lists } from './lists.ts';
import { noteStore } from './notes.ts';
import { presence } from './presence.ts';
import { asked, StoreProblem } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { tableRemoval } from './table-removal.ts';
import { tables } from './tables.ts';
import { webhookStore } from './webhooks.ts';

/** What there is to a database beside its connections. */
export interface AroundDatabase {
  /** What it suffers from, as far as it is known without asking it. */
  readonly problem: () => StoreProblem | undefined;
  readonly close: () => Promise<void>;
}

/** A database that takes longer than this to say a word does not answer, in milliseconds. */
const PATIENCE = 2000;

/** The store over a pool of connections to a database that is up to date, embedded database and server alike. */
export function sqlStore(pool: pg.Pool, around: AroundDatabase, onBatch: (entries: number) => void): Store {
  // A connection that breaks while nobody uses it is replaced by the next; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const trouble = new StoreHealth(() => performance.now());
  const kept = (entries: number): void => {
    trouble.kept();
    onBatch(entries);
  };
  const commits = new GroupCommit(pool, kept, (error) => trouble.notKept(error));
  let closing: Promise<void> | undefined;

  const problem = (): StoreProblem | undefined => around.problem() ?? trouble.problem();

  const close = async (): Promise<void> => {
    await commits.idle();
    // Behind all who wait for a connection: once the pool is ended they would wait for ever.
    await pool.connect().then(
      (connection) => connection.release(),
      () => undefined,
    );
    await db.destroy();
    await around.close();
  };

  return {
    ...tables(db),
    ...lists(db),
    ...linkStore(db),
    ...chatStore(db),
    ...noteStore(db),
    ...webhookStore(db),
    ...jobs(db),
    ...tableRemoval(db),
    ...presence(db),
    append: (id, entry, effects = {}) => commits.append(id, entry, effects),
    problem,
    check: async () => {
      trouble.answered(await answer(asked(sql`select 1`.execute(db))));
      const found = problem();
      if (found !== undefined) throw found;
    },
    time: async () => {
      const { rows } = await asked(sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db));
      return at(rows, 0).now;
    },
    close: () => (closing ??= close()),
  };
}

/** Why there is no answer soon; undefined when there is. */
function answer(answered: Promise<unknown>): Promise<StoreProblem | undefined> {
  return new Promise((resolve) => {
    const late = new StoreProblem(
      `The database has not answered for ${PATIENCE / 1000} s.`,
      'Check that it is running and its disk is not overloaded; the server goes on by itself when it answers again.',
    );
    const timer = setTimeout(() => resolve(late), PATIENCE);
    answered
      .then(
        () => resolve(undefined),
        (error: unknown) => resolve(error instanceof StoreProblem ? error : late),
      )
      .finally(() => clearTimeout(timer));
  });
}
