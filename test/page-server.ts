import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

export interface PageServer {
  readonly url: string;
  /** Ends the process in the midst of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Starts one again after it was killed: at the same address, with the same database. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the real server with the real page, built anew if its sources changed, as a process of its own on a free port. It keeps its
 * games in a PostgreSQL: making an embedded database would take each test file seconds.
 */
export async function startPageServer(): Promise<PageServer> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  let { child, url } = await serve(databaseUrl, '0');
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      ({ child } = await serve(databaseUrl, new URL(url).port));
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await postgres.stop();
    },
  };
}

async function serve(databaseUrl: string, port: string): Promise<{ child: ChildProcess; url: string }> {
  const script = fileURLToPath(new URL('./serve.mjs', import.meta.url));
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [script, port], { stdio: ['pipe', 'pipe', 'pipe'], env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^ready: (\S+)/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the server did not start:\n${output}`)));
  });
  return { child, url };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });
}
