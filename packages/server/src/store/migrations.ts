import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreProblem } from './problem.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the schema of this version. Two servers may do so at once: one waits for the other. A migration that has
 * once been in a release never changes; a new one is added below it.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
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

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': {
    up: async (db) => {
      for (const statement of FIRST) await sql.raw(statement).execute(db);
    },
  },
};
