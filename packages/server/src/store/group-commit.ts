import { BadInput } from '@astrarium/core';
import type pg from 'pg';
import { asked } from './problem.ts';
import type { Effects, Entry } from './store.ts';

export type Outcome = 'kept' | 'taken';

interface Waiting {
  readonly table: string;
  readonly entry: Entry;
  readonly effects: Effects;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Adds entries of many tables together. What arrives while one commit is under way goes into the next, so that the wait for the disk
 * is shared. Of a table one entry is under way at a time: of two writers, one finds its number taken.
 */
export class GroupCommit {
  private readonly pool: pg.Pool;
  private readonly onBatch: (entries: number) => void;
  private queue: Waiting[] = [];
  private readonly lanes = new Set<Promise<void>>();
  /** Lanes that will look at the queue again. One that has found it empty is none of them, even before its promise is settled. */
  private looking = 0;
  /** Tables of which an entry is under way. */
  private readonly busy = new Set<string>();

  /** `onBatch` is told how many entries went together. */
  constructor(pool: pg.Pool, onBatch: (entries: number) => void) {
    this.pool = pool;
    this.onBatch = onBatch;
  }

  append(table: string, entry: Entry, effects: Effects): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.queue.push({ table, entry, effects, resolve, reject });
      if (this.looking < LANES) this.openLane();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all(this.lanes);
  }

  private openLane(): void {
    this.looking += 1;
    const lane = this.run().finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  private async run(): Promise<void> {
    // All that the present turn of the event loop still brings comes along.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    // What is left then waits for a table that is busy in another lane, which goes on with it.
    for (let batch = this.nextBatch(); batch.length > 0; batch = this.nextBatch()) {
      await this.commit(batch);
      for (const { table } of batch) this.busy.delete(table);
    }
    this.looking -= 1;
  }

  private nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.queue) {
      if (this.busy.has(waiting.table) || batch.length === MOST_AT_ONCE) later.push(waiting);
      else {
        this.busy.add(waiting.table);
        batch.push(waiting);
      }
    }
    this.queue = later;
    return batch;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.insert(batch);
      this.onBatch(batch.length);
      for (const { table, resolve } of batch) resolve(kept.has(table) ? 'kept' : 'taken');
    } catch (error) {
      const [first, ...others] = batch;
      if (others.length === 0 || !isAboutContent(error)) for (const { reject } of batch) reject(error);
      // One entry the database can't hold must not take the others with it.
      else for (const alone of [first, ...others]) if (alone !== undefined) await this.commit([alone]);
    }
  }

  private async insert(batch: readonly Waiting[]): Promise<Set<string>> {
    const { rows } = await asked(this.pool.query<{ id: string }>({ ...APPEND, values: [JSON.stringify(batch.map(rowOf))] }));
    return new Set(rows.map(({ id }) => id));
  }
}

/** So many commits are under way at once: while one waits for the disk, the next is made. */
const LANES = 2;
/** Enough to share the wait for the disk; more would only make the first of them wait for the last. */
const MOST_AT_ONCE = 500;

/**
 * An entry is only the next one if the one before is there, and the room is as its writer knew it: two writers can't both find it so, as
 * the second waits for the first to be done with the table. In the order of their tables, so that two nodes never wait for each other in a
 * circle. It has a name: the database plans it once for each connection, which took longer than a small batch itself.
 */
const APPEND = {
  name: 'append',
  text: `
  with batch as (
    select * from json_to_recordset($1::json) as b(
      id text, number integer, kind text, body json, at bigint, phase text, result json, waiting_for integer[], clock json, due bigint,
      revision integer, bots boolean)
  ), next as (
    select b.* from batch b join tables t on t.id = b.id and t.number = b.number - 1 and t.revision = coalesce(b.revision, t.revision)
    order by b.id
    for update of t
  ), kept as (
    insert into entries (table_id, number, kind, body, at)
    select id, number, kind, body, at from next
  ), raised as (
    insert into jobs (kind, table_id)
    select 'bots', id from next where bots order by id
    on conflict (kind, table_id) do update set raised = jobs.raised + 1
  )
  update tables t set
    number = b.number,
    changed = b.at,
    listed = case when b.phase <> t.phase then b.at else t.listed end,
    phase = coalesce(b.phase, t.phase),
    result = coalesce(b.result, t.result),
    waiting_for = coalesce(b.waiting_for, t.waiting_for),
    clock = coalesce(b.clock, t.clock),
    due = case when b.clock is null then t.due else b.due end
  from next b
  where t.id = b.id
  returning t.id`,
};

function rowOf({ table, entry, effects }: Waiting): object {
  const { number, kind, at, ...body } = entry;
  const { phase, result, waitingFor, clock, revision, bots } = effects;
  return { id: table, number, kind, body, at, phase, result, waiting_for: waitingFor, clock, due: clock?.due, revision, bots };
}

function isAboutContent(error: unknown): boolean {
  return error instanceof BadInput;
}
