import { at, BadInput } from '@astrarium/core';
import type pg from 'pg';
import { chainStartSql, linkTextSql, nextHashSql } from './hash-chain.ts';
import { asked } from './problem.ts';
import type { Effects, Entry } from './rows.ts';

export type Outcome = 'kept' | 'taken';

interface WaitingEntry {
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
  private readonly onFailure: (error: unknown) => void;
  private queue: WaitingEntry[] = [];
  private readonly lanes = new Set<Promise<void>>();
  /** Lanes that will look at the queue again. One that has found it empty is none of them, even before its promise is settled. */
  private looking = 0;
  /** Tables of which an entry is under way. */
  private readonly busy = new Set<string>();

  /** `onBatch` is told how many entries went together, `onFailure` why some were not kept, as far as anybody knows. */
  constructor(pool: pg.Pool, onBatch: (entries: number) => void, onFailure: (error: unknown) => void = () => undefined) {
    this.pool = pool;
    this.onBatch = onBatch;
    this.onFailure = onFailure;
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

  private nextBatch(): WaitingEntry[] {
    const batch: WaitingEntry[] = [];
    const later: WaitingEntry[] = [];
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

  private async commit(batch: readonly WaitingEntry[]): Promise<void> {
    try {
      const taken = await this.insert(batch);
      this.onBatch(batch.length);
      for (const { table, resolve } of batch) resolve(taken.has(table) ? 'taken' : 'kept');
    } catch (error) {
      this.onFailure(error);
      const [first, ...others] = batch;
      if (others.length === 0 || !isAboutContent(error)) for (const { reject } of batch) reject(error);
      // One entry the database can't hold must not take the others with it.
      else for (const alone of [first, ...others]) if (alone !== undefined) await this.commit([alone]);
    }
  }

  /** Returns the tables whose entry was not the next one. */
  private async insert(batch: readonly WaitingEntry[]): Promise<Set<string>> {
    const { rows } = await asked(this.pool.query<Inserted>({ ...APPEND, values: [`[${batch.map(rowText).join()}]`] }));
    const { kept, taken } = at(rows, 0);
    if (kept + taken.length !== batch.length) throw new Error(`of ${batch.length} entries ${kept} were kept and ${taken.length} were not`);
    return new Set(taken);
  }
}

interface Inserted {
  readonly kept: number;
  readonly taken: readonly string[];
}

/** So many commits are under way at once: while one waits for the disk, the next is made. */
const LANES = 2;
/** Enough to share the wait for the disk; more would only make the first of them wait for the last. */
const MOST_AT_ONCE = 500;

/** Links that an older version wrote after the newest hash, which the next one is over too. There hardly ever are any. */
const UNHASHED = `case when t.head_number = b.number - 1 then '' else coalesce((
        select string_agg(${linkTextSql('e')}, '' order by e.number)
        from entries e where e.table_id = t.id and e.number > coalesce(t.head_number, 0)
      ), '') end`;

/**
 * An entry is only the next one if the one before is there, and the room is as its writer knew it: two writers can't both find it so, as
 * the second waits for the first to be done with the table, and then looks again. In the order of their tables, so that two nodes never wait
 * for each other in a circle. It has a name: the database plans it once for each connection, which took longer than a small batch itself.
 * Returned are how many were kept, and those few that were not the next ones.
 */
const APPEND = {
  name: 'append',
  text: `
  with batch as materialized (
    select * from json_to_recordset($1::json) as b(
      id text, number integer, kind text, body json, at bigint, phase text, result json, waiting_for integer[], clock json, due bigint,
      revision integer, bots boolean)
    order by id
  ), next as (
    update tables t set
      number = b.number,
      head_number = b.number,
      head = ${nextHashSql(`coalesce(t.head, ${chainStartSql('t.id')})`, `${UNHASHED} || ${linkTextSql('b')}`)},
      changed = b.at,
      listed = case when b.phase <> t.phase then b.at else t.listed end,
      phase = coalesce(b.phase, t.phase),
      result = coalesce(b.result, t.result),
      waiting_for = coalesce(b.waiting_for, t.waiting_for),
      clock = coalesce(b.clock, t.clock),
      due = case when b.clock is null then t.due else b.due end
    from batch b
    where t.id = b.id and t.number = b.number - 1 and t.revision = coalesce(b.revision, t.revision)
    returning b.id, b.number, b.kind, b.body, b.at, b.bots, t.head
  ), kept as (
    insert into entries (table_id, number, kind, body, at, hash)
    select id, number, kind, body, at, head from next
  ), raised as (
    insert into jobs (kind, table_id)
    select 'bots', id from next where bots order by id
    on conflict (kind, table_id) do update set raised = excluded.raised
  )
  select
    (select count(*) from next)::integer as kept,
    array(select id from batch where id not in (select id from next)) as taken`,
};

/** A row of the batch. Put together by hand, as much of it as there always is: that takes a third of the time. */
function rowText({ table, entry, effects }: WaitingEntry): string {
  const { phase, result, waitingFor, clock, revision, bots } = effects;
  const row = `"id":${quoted(table)},"number":${entry.number},"kind":"${entry.kind}","body":${bodyText(entry)},"at":${entry.at}`;
  const after = `"waiting_for":${waitingFor === undefined ? 'null' : `[${waitingFor.join()}]`},"revision":${revision ?? 'null'}`;
  if (phase === undefined && result === undefined && clock === undefined && bots === undefined) return `{${row},${after}}`;
  return `{${row},${after},${JSON.stringify({ phase, result, clock, due: clock?.due, bots }).slice(1)}`;
}

function bodyText(entry: Entry): string {
  if (entry.kind === 'undo') {
    const { seat, to, epoch, left } = entry;
    return JSON.stringify({ seat, to, epoch, left });
  }
  const left = entry.left === undefined ? '' : `,"left":[${entry.left.join()}]`;
  return `{"seat":${entry.seat},"text":${quoted(entry.text)},"id":${quoted(entry.id)},"by":"${entry.by}"${left}}`;
}

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Nothing in it that JSON would write in another way. */
const PLAIN = /^[\w -]*$/;

function isAboutContent(error: unknown): boolean {
  return error instanceof BadInput;
}
