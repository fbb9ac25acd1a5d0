import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openBotPool } from './bots/pool.ts';
import { inProcessBus } from './cluster/bus/in-process.ts';
import { postgresBus } from './cluster/bus/postgres.ts';
import { letThreadsAskForMemory } from './lib/threads.ts';
import type { LimitOptions } from './limits/limits.ts';
import { openLog } from './log/log.ts';
import { openMetrics } from './metrics/server-metrics.ts';
import { watchJobs } from './node/jobs.ts';
import { type Keep, USUAL_KEEP } from './node/retention.ts';
import { Tables } from './node/tables.ts';
import { buildOperator } from './operator.ts';
import { endOnSignals } from './shutdown.ts';
import { openClock } from './store/clock.ts';
import { watchStore } from './store/monitor.ts';
import { openStore, type StoreOptions } from './store/open.ts';
import { TableDamaged } from './store/problem.ts';

export interface Address {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface ServerOptions extends Address {
  /** Where whoever runs it asks for its figures and whether it is ready; nowhere, if there is none. */
  readonly operator?: Address | undefined;
  /** The folder with the built pages. */
  readonly pages: string;
  /** Where tables are kept. */
  readonly store: StoreOptions;
  /** The built file of bots/worker.ts. */
  readonly botWorker: string;
  /** In place of the usual ones. */
  readonly limits?: Partial<LimitOptions>;
  /** How long a bot waits before it decides where somebody watches, in milliseconds, so that people can follow. */
  readonly botPause?: number;
  /** Seconds between the signal to stop and the end: until then a load balancer hears that it should send nobody more. */
  readonly drain?: number;
  /** For how many days tables are kept, in place of the usual. */
  readonly keep?: Partial<Keep>;
}

/** The addresses that it listens at. */
export interface Started {
  readonly address: string;
  readonly operator: string | undefined;
}

/** Starts the server of this process. A signal to stop closes it, and with it the process ends. */
export async function start(options: ServerOptions): Promise<Started> {
  const { pages, store: where, botWorker, limits = {}, botPause = 600, drain = 0, keep = {} } = options;
  letThreadsAskForMemory();
  const metrics = openMetrics();
  const store = await openStore(where, metrics.batchEntries.observe, log);
  const clock = await openClock(() => store.time());
  const bus = 'databaseUrl' in where ? postgresBus(where.databaseUrl) : inProcessBus();
  const bots = openBotPool(botWorker);
  const tables = new Tables({ store, bus, chooseForBot: bots.choose, botPause, now: clock.now, report, metrics });
  const draining = new AbortController();
  const app = await buildApp({ pages, tables, limits, log });
  const operator = buildOperator({ tables, draining: draining.signal });
  const stopJobs = watchJobs(tables, { ...USUAL_KEEP, ...keep });
  const stopWatching = watchStore(store, log);
  const close = async (): Promise<void> => {
    draining.abort();
    stopJobs();
    await app.close();
    await operator.close();
    await tables.close();
    clock.stop();
    stopWatching();
    await bots.close();
    await store.close();
  };
  try {
    if (options.operator !== undefined) await listen(operator, options.operator);
    await listen(app, options);
  } catch (error) {
    await close();
    throw error;
  }
  endOnSignals({ process, drain, draining: () => draining.abort(), close, log });
  return { address: addressOf(app, options), operator: options.operator && addressOf(operator, options.operator) };
}

const log = openLog((line) => process.stdout.write(line), Date.now);

function report(error: unknown, where: string): void {
  if (error instanceof TableDamaged) {
    const { table, number, message: problem, fix } = error;
    return log('error', 'damaged', { table, number, problem, fix });
  }
  log('error', 'problem', { where, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  await app.listen({ host, port });
}

function addressOf({ server }: FastifyInstance, { host }: Address): string {
  const { port } = server.address() as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
