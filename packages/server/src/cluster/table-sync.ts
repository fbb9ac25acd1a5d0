import { isNoTable } from '../lib/problem.ts';
import { StoreProblem } from '../store/problem.ts';
import type { ReadSoFar } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { TableRow } from '../tables/table-row.ts';
import type { TableChanged } from './bus/bus.ts';

export interface TableSyncOptions {
  readonly store: Store;
  /** The table if it is in memory, or is just being opened. */
  readonly find: (id: string) => Promise<HostedTable> | undefined;
  /** What is known of the table, if it is in memory. */
  readonly row: (id: string) => TableRow | undefined;
  /** Ids of all tables in memory. */
  readonly all: () => Iterable<string>;
  /** The table in memory was removed. */
  readonly gone: (id: string) => void;
  readonly report: (error: unknown, where: string) => void;
}

/** How many tables are asked about at once. */
const MOST_AT_ONCE = 500;
/** After a failure of the store it is tried again in so many milliseconds. */
const RETRY = 500;
/** So often all tables are asked about, in milliseconds: should a message ever be lost, it costs no more than this. */
const LOOK = 10_000;

/** Keeps the tables in memory up with what other nodes write. */
export class TableSync {
  private readonly options: TableSyncOptions;
  private readonly waiting = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private running = false;
  private closed = false;

  constructor(options: TableSyncOptions) {
    this.options = options;
    this.timer = setInterval(() => this.lookAtAll(), LOOK).unref();
  }

  /** Another node says how far a table has come. */
  hear({ table: id, number, revision, chat }: TableChanged): void {
    const row = this.options.row(id);
    // One that is just being opened may have been read before that.
    const isBehind = row === undefined || number > row.number || revision > row.revision || chat > row.chat;
    if (isBehind && this.options.find(id) !== undefined) this.lookAt([id]);
  }

  /** Something may not have been heard. */
  lookAtAll(): void {
    this.lookAt(this.options.all());
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
  }

  private lookAt(ids: Iterable<string>): void {
    for (const id of ids) this.waiting.add(id);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.size > 0 && !this.closed) {
      const ids = [...this.waiting].slice(0, MOST_AT_ONCE);
      for (const id of ids) this.waiting.delete(id);
      try {
        await this.follow(ids);
      } catch {
        for (const id of ids) this.waiting.add(id);
        await new Promise((resolve) => {
          setTimeout(resolve, RETRY).unref();
        });
      }
    }
    this.running = false;
  }

  private async follow(ids: readonly string[]): Promise<void> {
    const { store, find, gone, report } = this.options;
    const found = await Promise.all(ids.map(async (id) => find(id)?.catch(() => undefined)));
    const read = found.flatMap((table): ReadSoFar[] => (table === undefined ? [] : [table.row]));
    for (const news of await store.news(read)) {
      if ('gone' in news) {
        gone(news.id);
        continue;
      }
      // Each in its own turn: a table that is busy holds up no other.
      void find(news.id)
        ?.then((table) => table.inTurn(() => table.take(news)))
        .catch((error: unknown) => {
          if (error instanceof StoreProblem) setTimeout(() => this.lookAt([news.id]), RETRY).unref();
          else if (!isNoTable(error)) report(error, news.id);
        });
    }
  }
}
