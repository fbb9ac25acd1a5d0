import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Runs the tests, or those of the files named, and shows Vitest's own progress. Tells how many passed, the title of each, and what failed;
 * `isClean` is false also when something went wrong outside of any test.
 */
async function runTests(args) {
  const report = join(tmpdir(), `astrarium-tests-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await new Promise((resolve, reject) => {
    spawn('node_modules/.bin/vitest', ['run', ...reporters, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
      .once('error', reject)
      .once('close', resolve);
  });
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report, { force: true });
  const titles = testResults.flatMap((file) => file.assertionResults.map((test) => test.fullName));
  return { passed, failed, titles, failures: testResults.flatMap(failuresOf), isClean: code === 0 };
}

function failuresOf({ name: file, status, assertionResults }) {
  if (status === 'passed') return [];
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => ({ file, title: test.fullName }));
  return failed.length > 0 ? failed : [{ file, title: `${file} as a whole` }];
}

/**
 * Beside everything else on two cores a real browser may be too slow for a person who waits. If all that failed did so in files of the
 * browser, these are run once more, by themselves. What passes then is named all the same: it deserves a look. What does not has failed.
 */
export async function runTestsOrAlone(args) {
  const first = await runTests(args);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (first.isClean || files.length === 0 || !files.every(usesBrowser)) return { ...first, alone: [] };
  console.log(`\nOnce more by themselves: ${first.failures.map(({ title }) => title).join('; ')}\n`);
  const second = await runTests([...files, '--maxWorkers=1']);
  if (!second.isClean) return { ...first, alone: [] };
  return { ...first, passed: first.passed + first.failed, failed: 0, isClean: true, alone: first.failures.map(({ title }) => title) };
}

function usesBrowser(file) {
  return readFileSync(file, 'utf8').includes("/in-browser.ts'");
}
