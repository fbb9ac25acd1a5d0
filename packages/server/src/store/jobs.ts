import { type Kysely, sql, type Transaction } from 'kysely';
import type { Job, Jobs } from './leases.ts';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';

/** Jobs in the database. All times are the database's: the clock of a node may be wrong. */
export function jobs(db: Kysely<Database>): Jobs {
  const ask = async <T>(statement: ReturnType<typeof sql<T>>): Promise<readonly T[]> => (await asked(statement.execute(db))).rows;
  return {
    takeJobs: (node, lease, limit) =>
      ask(sql<Job>`
        with due as (select kind, table_id, due from jobs where due <= now() order by due limit ${limit} for update skip locked)
        update jobs j set holder = ${node}, due = ${inMilliseconds(lease)}
        from due where j.kind = due.kind and j.table_id = due.table_id
        returning ${AS_JOB}, ${since(sql`due.due`)} as late`),

    takeBots: async (node, lease, table) => {
      const [job] = await ask(sql<Job>`
        with due as (select kind, table_id, due from jobs where kind = 'bots' and table_id = ${table} and due <= now() for update skip locked)
        update jobs j set holder = ${node}, due = ${inMilliseconds(lease)}
        from due where j.kind = due.kind and j.table_id = due.table_id
        returning ${AS_JOB}, ${since(sql`due.due`)} as late`);
      return job;
    },

    renewBots: async (node, lease, tables) => {
      // In the order in which entries raise them, so that neither waits for the other in a circle.
      const renewed = await ask(sql<{ table: string }>`
        with held as (
          select kind, table_id from jobs where kind = 'bots' and holder = ${node} and table_id = any(${[...tables]})
          order by table_id for update)
        update jobs j set due = ${inMilliseconds(lease)}
        from held where j.kind = held.kind and j.table_id = held.table_id
        returning j.table_id as table`);
      return renewed.map(({ table }) => table);
    },

    finishJob: async (node, { kind, table, raised }) => {
      const held = sql`kind = ${kind} and table_id = ${table} and holder = ${node}`;
      const done = await ask(sql<{ kind: string }>`delete from jobs where ${held} and raised = ${raised} returning kind`);
      if (done.length > 0) return undefined;
      const [again] = await ask(sql<Job>`select ${AS_JOB}, 0 as late from jobs j where ${held}`);
      return again;
    },

    postponeJob: async (node, { kind, table, raised }, milliseconds) => {
      await ask(sql`
        update jobs set due = ${inMilliseconds(milliseconds)}, holder = null
        where kind = ${kind} and table_id = ${table} and holder = ${node} and raised = ${raised}`);
    },

    releaseJobs: async (node) => {
      await ask(sql`update jobs set due = now(), holder = null where holder = ${node}`);
    },

    raiseBots: async () => {
      await ask(sql`
        insert into jobs (kind, table_id)
        select distinct 'bots', t.id from tables t join seats s on s.table_id = t.id
        where t.phase = 'running' and s.seat = any(t.waiting_for) and (s.player like 'bot:%' or s.lent_to is not null)
        order by t.id
        on conflict do nothing`);
    },
  };
}

/** The table waits for a bot: to be done with the change that brings it about. */
export async function raiseBots(work: Transaction<Database>, id: string): Promise<void> {
  await sql`
    insert into jobs (kind, table_id) values ('bots', ${id})
    on conflict (kind, table_id) do update set raised = excluded.raised`.execute(work);
}

const AS_JOB = sql.raw('j.kind, j.table_id as table, j.raised');

function inMilliseconds(milliseconds: number): ReturnType<typeof sql> {
  return sql`now() + ${milliseconds}::integer * interval '1 millisecond'`;
}

function since(moment: ReturnType<typeof sql>): ReturnType<typeof sql> {
  return sql`(extract(epoch from now() - ${moment}) * 1000)::bigint`;
}
