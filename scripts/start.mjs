import './lib/node-version.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { stopWithParent } from './lib/parent.mjs';
import { isPortTaken, operatorOption, portTaken } from './lib/port.mjs';
import { readStartOptions } from './lib/start-options.mjs';
import { serving } from './lib/start-steps.mjs';
import { runSteps } from './lib/steps.mjs';

// Packages may not be installed yet: nothing here may import one before the first step is done.
const options = readStartOptions(process.argv.slice(2));

// Better told now than after a minute of work.
const { operator } = options;
const taken = (await isPortTaken(options))
  ? portTaken(options)
  : operator && (await isPortTaken(operator)) && portTaken(operator, operatorOption(operator));
if (taken) {
  console.error(`${taken.message}\n\nTo fix: ${taken.fix}`);
  process.exit(1);
}

// Run by hand, with no npm around it, it may well outlive its shell.
if (process.env.npm_lifecycle_event !== undefined) stopWithParent();

const serve = serving(options);
const failed = await runSteps([
  { title: 'Installing packages', run: async () => (isInstalled() ? 'nothing to do' : install()) },
  ...serve.steps,
]);

if (failed) process.exitCode = 1;
else {
  const figures = serve.operator === '' ? '' : `Figures for whoever runs it: ${serve.operator}/metrics\n`;
  console.log(`\nAstrarium is ready: ${serve.address}\nGames are kept in ${serve.games}\n${figures}Press Ctrl+C to stop it.`);
}
