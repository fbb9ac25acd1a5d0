import { spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { builtWorker, embeddedFolder } from './a-store.ts';
import { bundled } from './bundled.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
const worker = await builtWorker();
const writer = await bundled('packages/server/test/store-writer.ts', 'store-writer');

describe.each([
  ['PostgreSQL', await postgres.newDatabase()],
  ['the embedded database', await embeddedFolder()],
])('a server killed while it writes to %s', (_name, where) => {
  it('comes back with every entry that was acknowledged', async () => {
    let kept = new Map<string, number>();
    for (const [signal, after] of [
      ['SIGKILL', 501],
      ['SIGTERM', 20],
    ] as const) {
      const round = await play(where, signal, after);
      for (const [table, number] of kept) expect(round.found.get(table), table).toBeGreaterThanOrEqual(number);
      // Of what was under way when it was killed, at most one entry of a table may be there too.
      for (const [table, number] of round.found) expect(number - (kept.get(table) ?? 0), table).toBeLessThanOrEqual(1);
      expect(round.others).toEqual([]);
      expect(round.kept.size).toBe(20);
      kept = round.kept;
    }
  });
});

interface Round {
  /** The newest entry of each table, as it was found at the start. */
  readonly found: Map<string, number>;
  /** The newest entry of each table that was acknowledged. */
  readonly kept: Map<string, number>;
  /** Whatever else was said. */
  readonly others: string[];
}

/** Runs the writer, and sends it the signal after so many acknowledgements. */
function play(where: string, signal: 'SIGKILL' | 'SIGTERM', after: number): Promise<Round> {
  const round: Round = { found: new Map(), kept: new Map(), others: [] };
  const child = spawn(process.execPath, [writer, where, worker], { stdio: ['ignore', 'pipe', 'inherit'] });
  let rest = '';
  let acknowledged = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [what, table = '', number = ''] = line.split(' ');
      if (what === 'found') round.found.set(table, Number(number));
      if (what === 'found' || what === 'kept') round.kept.set(table, Number(number));
      else round.others.push(line);
      if (what === 'kept') acknowledged += 1;
      if (acknowledged === after) child.kill(signal);
    }
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      if (signal === 'SIGTERM' && code !== 0) round.others.push(`ended with code ${code}`);
      resolve(round);
    });
  });
}
