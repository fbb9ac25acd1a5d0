import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { openLog } from './log/log.ts';
import { openMetrics } from './metrics/metrics.ts';
import { openStore, type StoreOptions } from './store/open.ts';
import { openBotPool } from './tables/bot-pool.ts';
import { Tables } from './tables/tables.ts';
import { watchClocks } from './tables/time-outs.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder with the built pages. */
  readonly pages: string;
  /** Where tables are kept. */
  readonly store: StoreOptions;
  /** The built file of tables/bot-worker.ts. */
  readonly botWorker: string;
}

/** How long a bot waits before it decides where somebody watches, in milliseconds, so that people can follow. */
const BOT_PAUSE = 600;

/** Starts the server of this process and returns its address. A signal to stop closes it, and with it the process ends. */
export async function start({ host, port, pages, store: where, botWorker }: ServerOptions): Promise<string> {
  const metrics = openMetrics();
  const store = await openStore(where, metrics.batchEntries.observe);
  const bots = openBotPool(botWorker);
  const tables = new Tables({ store, chooseForBot: bots.choose, botPause: BOT_PAUSE, now: Date.now, report, metrics });
  const app = await buildApp({ pages, tables, log });
  const stopClocks = watchClocks(tables);
  const close = async (): Promise<void> => {
    stopClocks();
    await app.close();
    await tables.close();
    await bots.close();
    await store.close();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  tables.wakeBots().catch((error: unknown) => report(error, 'bots'));
  return addressOf(host, app.server.address() as AddressInfo);
}

const log = openLog((line) => process.stdout.write(line), Date.now);

function report(error: unknown, where: string): void {
  log('error', 'problem', { where, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

function addressOf(host: string, { port }: AddressInfo): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
