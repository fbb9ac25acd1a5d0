import { start } from '../../src/main.ts';
import { NO_LIMITS } from '../a-server.ts';

/** A node as it really is, but for limits and the pauses of bots. Arguments: its port and the operator's, pages, worker of bots, database, and by how much its clock is wrong. */
const [port = '', operator = '', pages = '', botWorker = '', databaseUrl = '', wrong = '0'] = process.argv.slice(2);
// Whoever started it is gone: so is what it was for.
process.stdin.resume().once('end', () => process.exit());
process.stdin.unref();
const right = Date.now;
Date.now = () => right() + Number(wrong);
const host = '127.0.0.1';
await start({
  host,
  port: Number(port),
  operator: { host, port: Number(operator) },
  pages,
  store: { databaseUrl },
  botWorker,
  limits: NO_LIMITS,
  botPause: 20,
});
console.log('ready');
