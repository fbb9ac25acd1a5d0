import { randomInt } from 'node:crypto';
import { drawAnswerTime } from '@astrarium/bots';
import type { Phase } from '@astrarium/protocol';
import { BotRunner } from '../bots/bot-runner.ts';
import type { BotRequest } from '../bots/queue.ts';
import type { Bus, BusMessage, Membership } from '../cluster/bus/bus.ts';
import { inProcessBus } from '../cluster/bus/in-process.ts';
import { ClusterPresence } from '../cluster/presence.ts';
import { TableSync } from '../cluster/table-sync.ts';
import { ServerProblem, tableGone } from '../lib/problem.ts';
import { type Metrics, openMetrics, timed } from '../metrics/server-metrics.ts';
import type { Job } from '../store/leases.ts';
import { TableDamaged } from '../store/problem.ts';
import type { Store } from '../store/store.ts';
import type { KnownTable } from '../store/table-removal.ts';
import { HostedTable } from '../tables/hosted-table.ts';
import { Presence } from '../tables/seat-presence.ts';
import type { TableRow } from '../tables/table-row.ts';
import type { Audience } from '../updates/subscribers.ts';
import { INTERNET, type Outside } from '../webhooks/call.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import { reportOnce } from './report-once.ts';

export interface TablesOptions {
  readonly store: Store;
  /** How other nodes on the same store are reached; there are none where nothing is said. */
  readonly bus?: Bus;
  readonly chooseForBot: (task: BotRequest) => Promise<string>;
  /** Milliseconds that a bot waits at least before it decides where people play or look on; 0: it never waits. */
  readonly botPause: number;
  readonly now: () => number;
  /** What went wrong inside, for whoever runs the server. */
  readonly report: (error: unknown, where: string) => void;
  readonly metrics?: Metrics;
  /** How webhooks are reached: by the Internet, where nothing else is said. */
  readonly outside?: Outside;
}

/** After so many milliseconds without a question, what can be opened again from the store is forgotten. */
const IDLE = 60_000;

/** All tables of this node that are in memory, opened from the store when they are asked for. */
export class Tables {
  readonly store: Store;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
  readonly metrics: Metrics;
  readonly webhooks: Webhooks;
  readonly presence: Presence;
  private readonly open = new Map<string, Promise<HostedTable>>();
  private readonly inMemory = new Map<string, HostedTable>();
  /** Those that could not be opened. They are read again in a while, as they may have been put back: whoever asks for one all the time costs little. */
  private readonly damaged = new Set<string>();
  private readonly membership: Membership;
  private readonly clusterPresence: ClusterPresence;
  private readonly following: TableSync;
  private readonly bots: BotRunner;
  private readonly sweep: NodeJS.Timeout;
  private closed = false;

  constructor(options: TablesOptions) {
    this.store = options.store;
    this.now = options.now;
    const report = reportOnce(options.report);
    this.report = report;
    const { store, now, botPause, bus = inProcessBus(), metrics = openMetrics(), outside = INTERNET } = options;
    this.metrics = metrics;
    this.webhooks = new Webhooks({ store, outside, metrics, now, changed: (table) => this.tellOthers(table) });
    const choose = (task: BotRequest): Promise<string> => timed(metrics.botSeconds, () => options.chooseForBot(task));
    const find = (id: string): Promise<HostedTable> => this.find(id);
    this.bots = new BotRunner({
      jobs: store,
      node: () => this.node,
      find,
      choose,
      answerTime: (bot) => ({ ...drawAnswerTime(bot, botPause, randomInt), ...(botPause === 0 && { answer: 0 }) }),
      now,
      report,
    });
    this.following = new TableSync({
      store,
      find: (id) => this.open.get(id),
      row: (id) => this.known(id),
      all: () => this.inMemory.keys(),
      gone: (id) => this.end(id),
      report,
    });
    this.presence = new Presence({ store, tables: () => this.inMemory.values(), now });
    this.clusterPresence = new ClusterPresence({
      membership: () => this.membership,
      audiences: () => this.ownAudiences(),
      changed: (id) => {
        const table = this.inMemory.get(id);
        if (table !== undefined) this.presence.heard(table);
      },
      met: () => this.tellAll(),
    });
    this.membership = bus.join({ message: (from, message) => this.hear(from, message), missed: () => this.missed() });
    this.sweep = setInterval(() => this.forgetIdle(), IDLE / 4).unref();
  }

  /** The name of this node among all. */
  get node(): string {
    return this.membership.node;
  }

  get size(): number {
    return this.inMemory.size;
  }

  /** How many other nodes are heard. */
  get otherNodes(): number {
    return this.clusterPresence.size;
  }

  /** At how many tables this node plays the bots. */
  get botTables(): number {
    return this.bots.size;
  }

  /** How many tables in memory are in each phase. */
  phases(): Record<Phase, number> {
    const counts = { waiting: 0, running: 0, finished: 0 };
    for (const { row } of this.inMemory.values()) counts[row.phase] += 1;
    return counts;
  }

  /** The table, or the problem that there is none. */
  find(id: string): Promise<HostedTable> {
    if (this.closed) throw new ServerProblem('unavailable', 'the server is stopping; try again soon');
    const known = this.open.get(id);
    // Whoever asks for a table is about to use it.
    this.inMemory.get(id)?.queue.use();
    if (known !== undefined) return known;
    const opening = this.load(id);
    this.open.set(id, opening);
    opening.then(
      (table) => this.inMemory.set(id, table),
      (error: unknown) => {
        if (!(error instanceof TableDamaged)) return this.open.delete(id);
        this.report(error, id);
        return this.damaged.add(id);
      },
    );
    return opening;
  }

  /** If the table waits for a bot, the bot will decide. */
  wake(table: HostedTable): void {
    this.bots.wake(table);
  }

  /** This node has the bots of a table to play. */
  playBots(job: Job): void {
    this.bots.play(job);
  }

  /** The table, if it is in memory. */
  inHand(id: string): HostedTable | undefined {
    return this.inMemory.get(id);
  }

  /** What is known of the table, if it is in memory: another row after any change. */
  known(id: string): TableRow | undefined {
    return this.inMemory.get(id)?.row;
  }

  /** Takes over what other nodes have written to the table. */
  async catchUp(id: string): Promise<void> {
    const table = await this.open.get(id);
    await table?.inTurn(() => table.catchUp());
  }

  /** Removes a table for good, here and at all nodes, unless it is not as it was known any more. */
  async remove(id: string, known: KnownTable): Promise<boolean> {
    if ((await this.store.removeTable(id, this.now(), known)) === 'taken') return false;
    this.end(id);
    this.membership.tell({ kind: 'gone', table: id });
    return true;
  }

  forgetIdle(now = this.now()): void {
    const before = now - IDLE;
    for (const id of this.damaged) this.open.delete(id);
    this.damaged.clear();
    for (const [id, table] of this.inMemory) {
      if (table.queue.used > before || table.queue.busy || this.bots.has(table)) continue;
      table.rest();
      if (table.followed) continue;
      this.inMemory.delete(id);
      this.open.delete(id);
    }
  }

  /** Resolves when everything begun is done. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweep);
    this.following.close();
    this.clusterPresence.close();
    await this.bots.close();
    await Promise.all([...this.inMemory.values()].map((table) => table.inTurn(async () => undefined)));
    await this.presence.close();
    await this.membership.leave();
  }

  private hear(from: string, message: BusMessage): void {
    this.clusterPresence.hear(from, message);
    if (message.kind === 'table') this.following.hear(message);
    if (message.kind === 'gone') this.end(message.table);
  }

  /** The table is no more, also if it is just being opened. */
  private end(id: string): void {
    const opening = this.open.get(id);
    const end = (): void => {
      this.inMemory.get(id)?.end();
      this.inMemory.delete(id);
    };
    this.open.delete(id);
    end();
    opening?.then(end, () => undefined);
  }

  private missed(): void {
    this.clusterPresence.ask();
    this.following.lookAtAll();
  }

  /** Alone, a node has nobody to tell it to; whoever is met later is told then. */
  private tellOthers({ id: table, row: { number, revision, chat } }: HostedTable): void {
    if (this.clusterPresence.size > 0) this.membership.tell({ kind: 'table', table, number, revision, chat });
  }

  private tellAll(): void {
    for (const table of this.inMemory.values()) this.tellOthers(table);
  }

  private *ownAudiences(): Iterable<readonly [string, Audience]> {
    for (const [id, { subscribers }] of this.inMemory) if (subscribers.size > 0) yield [id, subscribers.audience];
  }

  private async load(id: string): Promise<HostedTable> {
    const stored = await this.store.loadTable(id);
    if (stored === undefined)
      throw (await this.store.isGone(id)) ? tableGone(id) : new ServerProblem('no-such-table', `there is no table ${id}`);
    const { store, now, report } = this;
    const table = new HostedTable(
      {
        store,
        now,
        report,
        metrics: this.metrics,
        changed: (one) => {
          this.tellOthers(one);
          this.bots.wake(one);
          this.webhooks.changed(one);
        },
        followed: (one) => this.webhooks.followed(one),
        gone: (one) => this.end(one.id),
        moved: (one) => {
          this.presence.seen(one, one.subscribers.audience.seats);
          this.clusterPresence.moved(one.id, one.subscribers.audience);
        },
        // Stored before it is told: whoever misses them asks the store since when.
        left: (one, seats) => void this.presence.left(one, seats).then(() => this.clusterPresence.moved(one.id, one.subscribers.audience)),
        learnPresence: (one) => this.presence.learn([one]),
        elsewhere: (one) => this.clusterPresence.elsewhere(one),
      },
      stored,
    );
    this.webhooks.follow(table);
    return table;
  }
}
