import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';

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

/** A program of ours as one file that Node runs. */
export async function bundled(entry: string, name: string): Promise<string> {
  const script = new URL('../../../scripts/lib/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(script)) as { bundle: (from: string, to: string) => Promise<string> };
  return bundle(entry, name);
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
