import { bundles } from './bundle.mjs';
import { ROOT } from './install.mjs';
import { stopWithParent } from './parent.mjs';

/** The server of `npm run dev`, a process of its own so that a change of its code can replace it: `node dev-api.mjs PORT FOLDER`. */
stopWithParent();
const [port, data] = process.argv.slice(2);
const { server, bots, database } = await bundles();
const { start } = await import(server);
await start({
  host: '127.0.0.1',
  port: Number(port),
  // Vite serves the page; the server only wants a folder that is there.
  pages: `${ROOT}packages/web`,
  store: process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : { dataDir: data, worker: database },
  botWorker: bots,
  // Vite stands before it.
  limits: { proxies: 1 },
});
process.send?.('ready');
