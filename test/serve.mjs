/** Serves the real, freshly built page on any free port, and tells the address: `npm start` without its first step. */
import { serving } from '../scripts/lib/serve.mjs';
import { runSteps } from '../scripts/lib/steps.mjs';

const serve = serving({ host: 'localhost', port: 0 });
if (await runSteps(serve.steps)) process.exitCode = 1;
else console.log(`ready: ${serve.address}`);
