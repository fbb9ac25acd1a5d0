import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres.ts';

export interface PageServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the real server with the real page, built anew if its sources changed, as a process of its own on a free port. It keeps its
 * games in a PostgreSQL: making an embedded database would take each test file seconds.
 */
export async function startPageServer(): Promise<PageServer> {
  const script = fileURLToPath(new URL('./serve.mjs', import.meta.url));
  const postgres = await startPostgres();
  const env = { ...process.env, DATABASE_URL: await postgres.newDatabase() };
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
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
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await postgres.stop();
    },
  };
}
