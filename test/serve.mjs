/** Serves the real, freshly built page on any free port, and tells the address: `npm start` without its first step. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serving } from '../scripts/lib/serve.mjs';
import { runSteps } from '../scripts/lib/steps.mjs';

const data = mkdtempSync(join(tmpdir(), 'astrarium-data-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const serve = serving({ host: 'localhost', port: 0, data });
if (await runSteps(serve.steps)) process.exitCode = 1;
else console.log(`ready: ${serve.address}`);
