import './lib/node-version.mjs';
import { gamesNamed, layerBreaches, mutualFolders } from './checks/layers.mjs';
import { ruleNumberProblems } from './checks/rule-numbers.mjs';
import { styleBreaches } from './checks/styles.mjs';
import { install, isInstalled, ROOT } from './lib/install.mjs';
import { run, StepFailed } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { runTestsOrAlone } from './lib/tests.mjs';

/** `npm test`: installs what is needed, runs every check and every test, and ends with one line `N passed, N failed`. */
process.chdir(ROOT);
let tests = { passed: 0, failed: 0, titles: [] };

const steps = [
  { title: 'Installing packages', run: async () => (isInstalled({ dev: true }) ? 'already there' : install({ dev: true })) },
  check('Checking the format', 'biome', ['check', '--error-on-warnings', '.'], 'Run "npm run format", then look at what is left.'),
  check('Linting', 'oxlint', ['--type-aware', '--deny-warnings'], 'Correct what is listed above; no rule may be silenced.'),
  check('Checking types: engine', 'tsc', ['-p', 'tsconfig.engine.json'], 'Correct the types listed above.'),
  check('Checking types: server, command line, tests', 'tsc', ['-p', 'tsconfig.node.json'], 'Correct the types listed above.'),
  check('Checking types: page', 'tsc', ['-p', 'tsconfig.web.json'], 'Correct the types listed above.'),
  check('Checking types: tests of the page', 'tsc', ['-p', 'packages/web/test'], 'Correct the types listed above.'),
  { title: 'Checking the layers', run: checkLayers },
  check('Looking for dead code', 'knip', ['--no-progress'], 'Remove what is listed above, or export it no more.'),
  { title: 'Checking the styles', run: checkStyles },
  // Once, before several test files would each begin to.
  { title: 'Building the page', run: async () => void (await (await import('./lib/page.mjs')).buildPage()) },
  { title: 'Running the tests', run: runAllTests },
  { title: 'Checking that every rule number has a test', run: checkRuleNumbers },
];

const failed = await runSteps(steps);
const done = failed === undefined ? steps.length : steps.indexOf(failed);
console.log(`\n${done - 1 + tests.passed} passed, ${tests.failed + (failed === undefined || tests.failed > 0 ? 0 : 1)} failed`);
process.exitCode = failed === undefined ? 0 : 1;

function check(title, command, args, fix) {
  return { title, run: () => run(`node_modules/.bin/${command}`, args, { fix, cwd: ROOT }).then(() => undefined) };
}

function checkLayers() {
  const breaches = [...layerBreaches(), ...mutualFolders(), ...gamesNamed()];
  if (breaches.length > 0)
    throw new StepFailed(breaches.join('\n'), 'Move the code to the package it belongs to; see docs/architecture.md.');
}

function checkStyles() {
  const breaches = styleBreaches();
  if (breaches.length > 0)
    throw new StepFailed(breaches.join('\n'), 'Take colours, sizes and buttons from packages/web/src/ui; see docs/page.md.');
}

/** All tests in one run: unit, property, golden, server and browser. */
async function runAllTests() {
  process.stdout.write('\n');
  tests = await runTestsOrAlone(process.argv.slice(2));
  if (!tests.isClean) throw new StepFailed(`${tests.failed} of ${tests.passed + tests.failed} tests failed`, 'Look at the failures above.');
  const { passed, alone } = tests;
  const later = alone.length === 0 ? '' : `, ${alone.length} of them only by themselves: ${alone.join('; ')}`;
  return `${passed} tests passed${later}`;
}

function checkRuleNumbers() {
  const problems = ruleNumberProblems(tests.titles);
  if (problems.length > 0) throw new StepFailed(problems.join('\n'), 'Write a test whose title begins with the number of the rule.');
}
