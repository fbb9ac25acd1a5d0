import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
