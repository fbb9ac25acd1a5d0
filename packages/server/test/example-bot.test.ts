import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@astrarium/core';
import { checkDeal } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, request, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

describe('the example bot', () => {
  it('plays a whole game against another like itself', async () => {
    const host = run('--make', 'astra');
    const [, id = '', code = ''] = await host.says(/--join (\S+) (\S+)/);
    const guest = run('--join', id, code);
    const ends = await Promise.all([host, guest].map(({ ended }) => ended));
    expect(ends.map(({ exit }) => exit)).toEqual(ends.map(() => 0));
    const seats = ends.map(({ output }) => /^(?:Won|Lost) with [\d :-]+ as seat (\d)/m.exec(output)?.[1] ?? '');
    expect(new Set(seats)).toEqual(new Set(['0', '1']));

    const record = await request(server, 'GET /api/tables/:id/record', {}, id, { cookie: `astrarium=v.${code}` });
    if (record.phase !== 'finished' || record.deal === null) throw new Error('the game is not over');
    expect(checkDeal(record.deal, readRecord(record.text).seed)).toBeUndefined();
  });

  it('says what was wrong', async () => {
    const { exit, output } = await run('--join', 'A'.repeat(16), 'x'.repeat(22)).ended;
    expect(exit).toBe(1);
    expect(output).toContain('no-such-table');
    expect((await run('--dance').ended).exit).toBe(2);
  });
});

interface Running {
  /** Resolves when it has said something like this. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>;
  readonly ended: Promise<{ readonly exit: number; readonly output: string }>;
}

function run(...args: string[]): Running {
  const script = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, server.url, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let listen = (): void => undefined;
  const ended = new Promise<{ exit: number; output: string }>((resolve) => {
    child.once('close', (code) => {
      listen();
      resolve({ exit: code ?? -1, output });
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      listen();
    });
  }
  return {
    ended,
    says: (words) =>
      new Promise((resolve, reject) => {
        listen = () => {
          const found = words.exec(output);
          if (found !== null) resolve(found);
          else if (child.exitCode !== null) reject(new Error(`it ended: ${output}`));
        };
        listen();
      }),
  };
}
