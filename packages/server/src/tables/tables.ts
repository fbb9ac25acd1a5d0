import type { Phase } from '@astrarium/protocol';
import { type Metrics, openMetrics, timed } from '../metrics/metrics.ts';
import type { Store } from '../store/store.ts';
import { INTERNET, type Outside } from '../webhooks/call.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import type { Asked } from './bot-pool.ts';
import { BotTurns } from './bot-turns.ts';
import { HostedTable } from './hosted-table.ts';
import { ServerProblem } from './problem.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly chooseForBot: (task: Asked) => Promise<string>;
  /** Milliseconds a bot waits before it decides where somebody watches. */
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

/** All tables of this server that are in memory, opened from the store when they are asked for. */
export class Tables {
  readonly store: Store;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
  readonly metrics: Metrics;
  readonly webhooks: Webhooks;
  private readonly options: TablesOptions;
  private readonly open = new Map<string, Promise<HostedTable>>();
  private readonly inMemory = new Map<string, HostedTable>();
  private readonly bots: BotTurns;
  private readonly sweep: NodeJS.Timeout;
  private closed = false;

  constructor(options: TablesOptions) {
    this.options = options;
    this.store = options.store;
    this.now = options.now;
    this.report = options.report;
    const { store, now, report, metrics = openMetrics(), outside = INTERNET } = options;
    this.metrics = metrics;
    this.webhooks = new Webhooks({ store, outside, metrics, now });
    const choose = (task: Asked): Promise<string> => timed(metrics.botSeconds, () => options.chooseForBot(task));
    this.bots = new BotTurns({ choose, pause: options.botPause, now, report });
    this.sweep = setInterval(() => this.forgetIdle(), IDLE / 4).unref();
  }

  get size(): number {
    return this.inMemory.size;
  }

  /** How many tables in memory are in each phase. */
  phases(): Record<Phase, number> {
    const counts = { waiting: 0, running: 0, finished: 0 };
    for (const { facts } of this.inMemory.values()) counts[facts.phase] += 1;
    return counts;
  }

  /** The table, or the problem that there is none. */
  find(id: string): Promise<HostedTable> {
    if (this.closed) throw new ServerProblem('unavailable', 'the server is stopping; try again soon');
    const known = this.open.get(id);
    // Whoever asks for a table is about to use it.
    this.inMemory.get(id)?.use();
    if (known !== undefined) return known;
    const opening = this.load(id);
    this.open.set(id, opening);
    opening.then(
      (table) => this.inMemory.set(id, table),
      () => this.open.delete(id),
    );
    return opening;
  }

  /** If the table waits for a bot, the bot will decide. */
  wake(table: HostedTable): void {
    this.bots.wake(table);
  }

  /** Bots go on where they stopped when the server did. */
  async wakeBots(): Promise<void> {
    for (const id of await this.store.waitingForBots()) this.bots.wake(await this.find(id));
  }

  forgetIdle(now = this.now()): void {
    const before = now - IDLE;
    for (const [id, table] of this.inMemory) {
      if (table.used > before || table.busy || this.bots.has(table)) continue;
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
    this.bots.close();
    await Promise.all([...this.inMemory.values()].map((table) => table.inTurn(async () => undefined)));
  }

  private async load(id: string): Promise<HostedTable> {
    const stored = await this.store.loadTable(id);
    if (stored === undefined) throw new ServerProblem('no-such-table', `there is no table ${id}`);
    const { entries: _, snapshot: _snapshot, ...facts } = stored;
    const { store, now, report } = this.options;
    const changed = (one: HostedTable): void => {
      this.bots.wake(one);
      this.webhooks.changed(one);
    };
    const table = new HostedTable({ store, now, report, metrics: this.metrics, changed }, facts);
    this.webhooks.follow(table);
    return table;
  }
}
