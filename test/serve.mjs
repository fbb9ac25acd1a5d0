/**
 * Serves the real, freshly built page over the database that DATABASE_URL names, and tells the address: `npm start` without its first
 * step. The argument is the port, 0 for any that is free.
 */
import { serving } from '../scripts/lib/start-steps.mjs';
import { runSteps } from '../scripts/lib/steps.mjs';

// However the tests come to their end, nothing of them is left behind.
process.stdin
  .resume()
  .once('end', () => process.exit())
  .unref();

const [port] = process.argv.slice(2);
// Bots wait less than people would like: a whole game of theirs takes seconds, not minutes.
const serve = serving({ host: 'localhost', port: Number(port), proxies: 0, drain: 0, botPause: 100 });
if (await runSteps(serve.steps)) process.exitCode = 1;
else console.log(`ready: ${serve.address}`);
