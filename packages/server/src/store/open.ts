import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Log, SILENT } from '../log/log.ts';
import { BY_KEYS } from './by-keys.ts';
import { makeCheckpoints } from './checkpoints.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { StoreProblem } from './problem.ts';
import type { Database } from './schema.ts';
import { type AroundDatabase, sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import { limitTime, STATEMENT } from './time-limit.ts';

/** A PostgreSQL server, or a folder for an embedded database; `worker` is the built file of embedded-worker.ts. */
export type StoreOptions = { readonly databaseUrl: string } | { readonly dataDir: string; readonly worker: string };

/** Opens the store and brings its schema up to date. Throws `StoreProblem`. `onBatch` is told how many entries each commit had. */
export async function openStore(
  options: StoreOptions,
  onBatch: (entries: number) => void = () => undefined,
  log: Log = SILENT,
): Promise<Store> {
  if ('databaseUrl' in options) return openServer(options.databaseUrl, onBatch);
  return openFolder(options.dataDir, options.worker, onBatch, log);
}

async function openFolder(dataDir: string, worker: string, onBatch: (entries: number) => void, log: Log): Promise<Store> {
  const { host, problem, close } = await openEmbedded(dataDir, worker, log);
  const config = { ...COMMON, host, user: 'postgres', database: 'postgres' };
  // One connection: all of them would share one session there, and with it one transaction.
  const pool = newPool({ ...config, max: 1 });
  // That session also outlives its connection, and would know the statements that a new connection prepares already.
  pool.on('connect', (connection) => {
    connection.query('deallocate all').catch(() => undefined);
  });
  try {
    await bringUpToDate(config);
  } catch (error) {
    await close();
    throw error;
  }
  limitTime(pool);
  const stopCheckpoints = makeCheckpoints(pool);
  const around: AroundDatabase = {
    problem,
    close: () => {
      stopCheckpoints();
      return close();
    },
  };
  return sqlStore(pool, around, onBatch);
}

/** In milliseconds. */
const STANDSTILL = 1000;

async function openServer(databaseUrl: string, onBatch: (entries: number) => void): Promise<Store> {
  const { host, name } = readUrl(databaseUrl);
  const config = {
    ...COMMON,
    connectionString: databaseUrl,
    keepAlive: true,
    options: BY_KEYS.map((setting) => `-c ${setting}`).join(' '),
  };
  const pool = newPool({
    ...config,
    max: 8,
    statement_timeout: STATEMENT,
    // A node that stands still in the midst of a change must not hold up the others.
    idle_in_transaction_session_timeout: STANDSTILL,
  });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw cantConnect(error, host, name);
  }
  try {
    await bringUpToDate(config);
  } catch (error) {
    await pool.end();
    throw error;
  }
  limitTime(pool);
  return sqlStore(pool, { problem: () => undefined, close: async () => undefined }, onBatch);
}

/** By a connection of its own, which may take all the time it needs. */
async function bringUpToDate(config: pg.PoolConfig): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: newPool({ ...config, max: 1 }) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Whoever asks a connection that has broken is told; between two statements of a change nobody asks, and it would end the process. */
function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Times are whole milliseconds, far below 2^53: as numbers, not as the text the driver makes of long integers. */
const LONG_INTEGER: number = pg.types.builtins.INT8;
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => (type === LONG_INTEGER ? Number : pg.types.getTypeParser(type, format)),
};
const COMMON = { types: TYPES, connectionTimeoutMillis: 10_000 } as const;

/** The address may hold a password: it is never part of a message. */
function readUrl(databaseUrl: string): { host: string; name: string } {
  const example = 'Set it like this: DATABASE_URL=postgres://user:password@localhost:5432/astrarium';
  if (!URL.canParse(databaseUrl)) throw new StoreProblem('DATABASE_URL is not an address.', example);
  const { protocol, host, pathname } = new URL(databaseUrl);
  if (!['postgres:', 'postgresql:'].includes(protocol)) {
    throw new StoreProblem(`DATABASE_URL begins with "${protocol}//", which is no address of a PostgreSQL server.`, example);
  }
  return { host: host || 'this machine', name: decodeURIComponent(pathname.slice(1)) };
}

function cantConnect(error: unknown, host: string, name: string): StoreProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StoreProblem(`No machine is known as ${host}, which DATABASE_URL names.`, 'Correct the name of the host in it.', error);
    case '28P01':
    case '28000':
      return new StoreProblem(
        `The PostgreSQL server at ${host} refuses the user or the password in DATABASE_URL.`,
        'Correct them; in a password, characters such as @ : / # are written as %40 %3A %2F %23.',
        error,
      );
    case '3D000':
      return new StoreProblem(
        `The PostgreSQL server at ${host} has no database "${name}", which DATABASE_URL names.`,
        `Make it: createdb ${name}`,
        error,
      );
    default: {
      const why = error instanceof Error ? error.message || String(code) : String(error);
      return new StoreProblem(
        `The PostgreSQL server at ${host}, which DATABASE_URL names, can't be reached: ${why}`,
        'Start it, or correct the address; without DATABASE_URL games are kept in a folder of this machine.',
        error,
      );
    }
  }
}
