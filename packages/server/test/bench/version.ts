import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeatedTable } from '../a-server.ts';
import { bundled } from '../bundled.ts';
import { type Child, startChild } from './child.ts';
import { seatedTables } from './load.ts';

/** A version of the server that is measured. */
export interface Version {
  readonly name: string;
  /** Its server, over an address of PostgreSQL or a folder. */
  readonly start: (where: string) => Promise<Child>;
  /** Tables in play: every version has its own way to make them. */
  readonly seat: (server: Child, many: number) => Promise<readonly SeatedTable[]>;
}

export const THIS: Version = { name: 'this version', start: (where) => startOf(where), seat: seatedTables };

/** The version in another checkout, with its packages installed. */
export async function versionIn(folder: string): Promise<Version> {
  const checkout = path.resolve(folder);
  if (!existsSync(path.join(checkout, 'node_modules')) || !existsSync(path.join(checkout, LOAD))) {
    console.error(`--against: ${checkout} is no checkout of Astrarium with its packages; name one where npm ci --ignore-scripts was run`);
    process.exit(2);
  }
  const file = pathToFileURL(await bundled(LOAD, 'bench-load', checkout)).href;
  const load = (await import(file)) as { readonly seatedTables: Version['seat'] };
  return { name: folder, start: (where) => startOf(where, checkout), seat: load.seatedTables };
}

const LOAD = 'packages/server/test/bench/load.ts';

async function startOf(where: string, checkout?: string): Promise<Child> {
  return startChild('server', [where, await bundled('packages/server/src/store/embedded-worker.ts', 'database', checkout)], checkout);
}
