import { inProcessBus } from '../../src/cluster/bus/in-process.ts';
import { postgresBus } from '../../src/cluster/bus/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import { aServer, NO_LIMITS } from '../a-server.ts';
import { serveParent } from './child.ts';

/** The server that is measured, without limits. Arguments: an address of PostgreSQL, or a folder and the worker for an embedded database. */
const [where = '', worker = ''] = process.argv.slice(2);
const store = await openStore(where.includes('://') ? { databaseUrl: where } : { dataDir: where, worker });
const bus = where.includes('://') ? postgresBus(where) : inProcessBus();
const server = await aServer(store, { ...NO_LIMITS, connections: 100_000 }, Date.now, { bus });

serveParent(
  server.url,
  // As after minutes in which nobody asked for anything.
  () => server.tables.forgetIdle(Date.now() + 10 * 60_000),
  async () => {
    await server.stop();
    await store.close();
  },
);
