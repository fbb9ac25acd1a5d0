import { start } from '../../src/main.ts';

/** The real server on a given port, to be killed. Arguments: port, folder of pages, worker of bots, and what it keeps its tables in. */
const [port = '', pages = '', botWorker = '', where = '', worker = ''] = process.argv.slice(2);
const store = where.includes('://') ? { databaseUrl: where } : { dataDir: where, worker };
await start({ host: '127.0.0.1', port: Number(port), pages, store, botWorker });
console.log('ready');
