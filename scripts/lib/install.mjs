import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAMP = `${ROOT}node_modules/.astrarium-installed`;

/** Are the packages of this very lock file in place? Those for development only are not, where NODE_ENV was production. */
export function isInstalled({ dev = false } = {}) {
  if (dev && !existsSync(`${ROOT}node_modules/vitest/package.json`)) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
}

/** Installs the packages named in package-lock.json. No package needs its install script, so none is run. */
export async function install({ dev = false } = {}) {
  const include = dev ? ['--include=dev'] : [];
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...include], {
    fix: 'Check that this machine can reach its npm registry (try "npm ping"), then run the same command again.',
  });
  writeFileSync(STAMP, lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
}
