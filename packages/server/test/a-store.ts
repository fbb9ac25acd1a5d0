import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { bundled } from './bundled.ts';

/** A store on a real PostgreSQL with nothing in it, for a whole test file: to be asked for at its top, gone at its end. */
export async function aStore(): Promise<Store> {
  const postgres = await startPostgres();
  const store = await openStore({ databaseUrl: await postgres.newDatabase() });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });
  return store;
}

/** The worker of the embedded database, built as `npm start` builds it. */
export function builtWorker(): Promise<string> {
  return bundled('packages/server/src/store/embedded-worker.ts', 'database');
}

/** A folder for games with an embedded database in which nothing is yet: to make one takes seconds, a copy of it does not. */
export async function embeddedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await emptyDatabase(), path.join(folder, 'database'), { recursive: true });
  return folder;
}

/** Made once for all test files, beside and then moved into place; others wait for whoever is at it, but not for one that was killed. */
async function emptyDatabase(): Promise<string> {
  const made = path.join(tmpdir(), `astrarium-database-${pgliteVersion()}-${process.getuid?.() ?? 'x'}`);
  const run = `${made}.${process.ppid}`;
  for (let waited = 0; !existsSync(made); waited += 1) {
    if (waited < 300 && !takes(run)) {
      await sleep(100);
      continue;
    }
    const beside = `${run}.${process.pid}`;
    await new PGlite(beside).close();
    if (existsSync(made)) rmSync(beside, { recursive: true });
    else renameSync(beside, made);
    rmSync(run, { recursive: true, force: true });
  }
  return made;
}

/** The first who asks has it. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function pgliteVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(resolve('@electric-sql/pglite')), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
