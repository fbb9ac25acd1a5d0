import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from './install.mjs';

const WEB = `${ROOT}packages/web`;
const DIST = `${WEB}/dist`;
const STAMP = `${DIST}/.built-from`;

/** Builds the page into packages/web/dist, unless it stands there already, built from the very same sources. */
export async function buildPage() {
  const sources = hashOfSources();
  if (isBuiltFrom(sources)) return false;

  // Vite would build React's slow development version if it found anything else here.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  // Built beside and then moved into place: a server that is running never serves half a page.
  const fresh = `${WEB}/.cache/${process.pid}`;
  await build({ root: WEB, configFile: `${WEB}/vite.config.ts`, logLevel: 'error', build: { outDir: fresh, emptyOutDir: true } });
  writeFileSync(`${fresh}/.built-from`, sources);
  if (isBuiltFrom(sources)) rmSync(fresh, { recursive: true });
  else replaceBy(fresh);
  return true;
}

function replaceBy(fresh) {
  const old = `${fresh}-old`;
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(fresh, DIST);
  rmSync(old, { recursive: true, force: true });
}

function isBuiltFrom(sources) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

/** Everything that goes into the page: its own files, the engine's, and the versions of the packages. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = [
    `${ROOT}package-lock.json`,
    `${WEB}/index.html`,
    `${WEB}/vite.config.ts`,
    ...['web', 'core', 'protocol', 'astra', 'ad-astra', 'bots', 'host'].map((name) => `${ROOT}packages/${name}/package.json`),
    ...['web/src', 'web/public', 'web/build', 'core/src', 'protocol/src', 'astra/src', 'ad-astra/src', 'bots/src', 'host/src'].flatMap(
      (folder) => filesIn(`${ROOT}packages/${folder}`),
    ),
    ...filesIn(`${ROOT}docs/rules`),
  ];
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
}
