import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

/**
 * Bundles a TypeScript entry point for Node and returns the path of the result. Takes a few milliseconds, so it is done at
 * every start and nothing is ever stale. The file is named by its content: two processes at once can't disturb each other. A test may
 * bring a plugin, to add a game of its own.
 */
export async function bundle(entry, name, plugins = []) {
  const result = await build({
    entryPoints: [`${ROOT}${entry}`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: WORKSPACES,
    plugins,
    sourcemap: 'inline',
    write: false,
    logLevel: 'error',
  });
  const text = result.outputFiles[0].text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const folder = `${ROOT}node_modules/.cache/astrarium`;
  const file = `${folder}/${name}-${hash}.mjs`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

/** The files of the server, made of its sources if they are not there yet. */
export async function bundles() {
  return {
    server: await bundle('packages/server/src/main.ts', 'server'),
    bots: await bundle('packages/server/src/bots/worker.ts', 'bots'),
    database: await bundle('packages/server/src/store/embedded-worker.ts', 'database'),
  };
}

/** Our own packages go into the bundle, by the names under which each exports its files; everything else stays outside. */
const WORKSPACES = Object.fromEntries(
  readdirSync(`${ROOT}packages`).flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8'));
    return Object.entries(exports).map(([path, file]) => [`@astrarium/${name}${path.slice(1)}`, `${ROOT}packages/${name}/${file}`]);
  }),
);
