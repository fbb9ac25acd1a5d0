import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreProblem } from './problem.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the schema of this version. Two servers may do so at once: one waits for the other. A migration that has
 * once been in a release never changes; a new one is added below it.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isAhead(db)) return;
  // Those that only add may come in any order: two were made side by side, and databases have known one of them before the other.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS }, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const why = error instanceof Error ? error.message : 'no reason was given';
  if (why.includes('corrupted migrations')) {
    throw new StoreProblem(
      'The database was made by a newer version of Astrarium. Nothing in it was changed.',
      'Start that newer version, or use another database.',
      error,
    );
  }
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the first step';
  throw new StoreProblem(
    `The database could not be brought up to date (${failed}): ${why}. Nothing in it was changed.`,
    'Check that the user of the database may create tables, then start again.',
    error,
  );
}

/** Has a newer version been here that only added to what this one knows? */
async function isAhead(db: Kysely<Database>): Promise<boolean> {
  const { rows: found } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (found.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].filter((name) => MIGRATIONS[name] === undefined);
  return unknown.length > 0 && unknown.every((name) => name.endsWith('+')) && Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/**
 * JSON is kept as `json`, not `jsonb`: it comes back exactly as it was written, which records need, and goes in faster. Nothing ever
 * asks for its inside. The rows of `tables` change with every entry: half-filled pages, and no index over a column that changes each
 * time, let PostgreSQL change them in place. `entries` has no reference to its table: adding one joins that table anyway, and checking
 * it again took a fifth of the time.
 */
const FIRST = [
  `create table tables (
    id text primary key,
    game text not null,
    header json not null,
    deal json not null,
    host_hash text,
    listing text not null,
    phase text not null,
    created bigint not null,
    changed bigint not null,
    listed bigint not null,
    revision integer not null,
    number integer not null,
    chat_number integer not null,
    waiting_for integer[] not null,
    result json,
    clock json,
    due bigint
  ) with (fillfactor = 50)`,
  `create index tables_by_list on tables (phase, listed desc, id desc) where listing = 'public'`,
  `create index tables_running on tables (id) where phase = 'running'`,
  `create table seats (
    table_id text not null references tables on delete cascade,
    seat integer not null,
    name text not null,
    ink text not null,
    player text not null,
    lent_to text,
    token_hash text,
    value text not null,
    primary key (table_id, seat)
  )`,
  `create table entries (
    table_id text not null,
    number integer not null,
    kind text not null,
    body json not null,
    at bigint not null,
    primary key (table_id, number)
  )`,
  `create table snapshots (
    table_id text primary key references tables on delete cascade,
    number integer not null,
    body json not null
  )`,
  `create table links (
    hash text primary key,
    table_id text not null references tables on delete cascade,
    kind text not null,
    seat integer
  )`,
  'create index links_by_table on links (table_id)',
  `create table chats (
    table_id text not null references tables on delete cascade,
    number integer not null,
    at bigint not null,
    seat integer,
    name text not null,
    text text not null,
    primary key (table_id, number)
  )`,
  `create table notes (
    table_id text not null references tables on delete cascade,
    seat integer not null,
    text text not null,
    primary key (table_id, seat)
  )`,
  `create table webhooks (
    table_id text not null references tables on delete cascade,
    seat integer not null,
    url text not null,
    secret text not null,
    primary key (table_id, seat)
  )`,
];

/** A job that is taken is due again when its lease is over: its holder sees to it that it does not come to that. */
const SEVERAL_NODES = [
  'alter table tables add column undo json',
  `create table jobs (
    kind text not null,
    table_id text not null,
    due timestamptz not null default now(),
    holder text,
    raised integer not null default 0,
    primary key (kind, table_id)
  )`,
  'create index jobs_by_due on jobs (due)',
  `insert into jobs (kind, table_id) values ('clocks', ''), ('upkeep', '')`,
];

/**
 * Each time a job is asked for it gets a number that no other has had. Counted from 0 for each, a node that had stood still took the job it
 * held before for the one it holds now, and ended it.
 */
const RAISED_ONCE = [
  'create sequence jobs_raised as integer cycle',
  `alter table jobs alter column raised set default nextval('jobs_raised')`,
];

/** Notes have a table of their own now: an older version goes on with the one it knows. Those there are belong to whoever holds the seat. */
const SEATS_HELD = [
  'alter table seats add column origin text',
  `alter table seats add column value_hash text not null default ''`,
  `create index tables_waiting on tables (id) where phase = 'waiting'`,
  'alter table links add column created bigint not null default 0',
  `create table holder_notes (
    table_id text not null references tables on delete cascade,
    seat integer not null,
    holder text not null,
    text text not null,
    primary key (table_id, seat, holder)
  )`,
  `insert into holder_notes (table_id, seat, holder, text)
    select n.table_id, n.seat, s.token_hash, n.text from notes n join seats s on s.table_id = n.table_id and s.seat = n.seat
    where s.token_hash is not null`,
];

/**
 * What time is up for is found by the time it came into its phase, which changes seldom: an index over each change would cost every entry.
 * Chat has no reference to its table any more, as entries have none: a line is added together with a count in the row of its table, and
 * with a long talk the end of a table would take long.
 */
const LIVES = [
  'create table gone (id text primary key, at bigint not null, swept boolean not null)',
  'create index gone_by_time on gone (swept, at)',
  'create index tables_by_life on tables (phase, listed, id)',
  `create index tables_by_creator on tables ((header->>'creator')) where phase = 'running'`,
  'create index links_by_time on links (created) where created > 0',
  'create index chats_by_time on chats (at)',
  'alter table chats drop constraint chats_table_id_fkey',
];

/** See hash-chain.ts. Rows of older versions have no hash: that is how they are known. */
const HASH_CHAIN = [
  'alter table entries add column hash bytea',
  'alter table tables add column head bytea, add column head_number integer',
  'alter table snapshots add column hash bytea',
];

/**
 * Whoever has a seat now counts as there until now. The column changes often: pages with room let PostgreSQL change it in place.
 */
const PRESENCE = [
  'alter table seats set (fillfactor = 70)',
  'alter table seats add column there_until bigint not null default (extract(epoch from now()) * 1000)::bigint',
];

/** One whose name ends in + only adds what an older version does not miss: both may run side by side on the same database. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': {
    up: async (db) => {
      for (const statement of FIRST) await sql.raw(statement).execute(db);
    },
  },
  '0002-several-nodes+': {
    up: async (db) => {
      for (const statement of SEVERAL_NODES) await sql.raw(statement).execute(db);
    },
  },
  '0003-raised-once+': {
    up: async (db) => {
      for (const statement of RAISED_ONCE) await sql.raw(statement).execute(db);
    },
  },
  '0004-hash-chain+': {
    up: async (db) => {
      for (const statement of HASH_CHAIN) await sql.raw(statement).execute(db);
    },
  },
  '0005-seats-held+': {
    up: async (db) => {
      for (const statement of SEATS_HELD) await sql.raw(statement).execute(db);
    },
  },
  '0006-presence+': {
    up: async (db) => {
      for (const statement of PRESENCE) await sql.raw(statement).execute(db);
    },
  },
  '0007-lives+': {
    up: async (db) => {
      for (const statement of LIVES) await sql.raw(statement).execute(db);
    },
  },
};
