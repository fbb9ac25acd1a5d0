import './lib/node-version.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { serving } from './lib/start-steps.mjs';
import { runSteps } from './lib/steps.mjs';

/**
 * `npm run build`: all that `npm start` does before it serves. After it a server starts at once, and writes nothing but its games. With
 * NODE_ENV=production only what serving needs is installed.
 */
const [page] = serving({ data: '' }).steps;
const failed = await runSteps([
  { title: 'Installing packages', run: async () => (isInstalled() ? 'nothing to do' : install()) },
  page,
  { title: 'Bundling the server', run: bundle },
]);
if (failed) process.exitCode = 1;

async function bundle() {
  const { bundles } = await import('./lib/bundle.mjs');
  await bundles();
}
