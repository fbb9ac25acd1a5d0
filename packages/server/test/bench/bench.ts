import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at } from '@astrarium/core';
import { startPostgres } from '../../../../test/postgres.ts';
import { bundled } from '../bundled.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { type Child, startChild } from './child.ts';
import { aboutASecond, echoFor, type Figures, idleWatchers, playFor, seatedTables, watchedTables } from './load.ts';

/**
 * `npm run bench:server`: how many decisions a second the server takes from people at many tables, over real sockets from this process,
 * with everything on disk before it is told; beside a bare echo of the same messages. Arguments: tables, seconds, idle connections.
 */
const { tables, seconds, idle } = wholeNumbers({ tables: 200, seconds: 3, idle: 10_000 });
const KB_PER_MB = 1000;
const ROUNDS = 5;
const DECISION = JSON.stringify({ n: 123, name: 'decide', ask: { seat: 1, decision: 'star 3', id: '1-123-1234567890' } });

const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-bench-'));
const postgres = await startPostgres({ durable: true });
try {
  const worker = await bundled('packages/server/src/store/embedded-worker.ts', 'database');
  await measureStore('PostgreSQL, fsync on', [await postgres.newDatabase()]);
  await measureStore('embedded database', [path.join(folder, 'games'), worker]);
  await measureMemory([await postgres.newDatabase()]);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The machine may be busier at one time than at another: echo and play take turns, and are compared over all rounds. */
async function measureStore(name: string, args: readonly string[]): Promise<void> {
  console.log(`\n${name}: ${tables} tables × 3 clients, Astra`);
  await withChild('echo', [], (echo) =>
    withChild('server', args, async (server) => {
      // At other tables first: what runs often has to be compiled, and a game of the fast has an end.
      await playFor([server.url], await seatedTables(server, tables), 3);
      let echoed = 0;
      let decided = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const bare = await echoFor(echo.url, tables, DECISION, seconds);
        const seated = await seatedTables(server, tables);
        const flat = await playFor([server.url], seated, seconds);
        tell('bare echo of such messages', bare);
        tell('decisions, as fast as they are taken', flat);
        console.log(`  ${(flat.heardEach / 1000).toFixed(1)} KB heard for each decision, by all three`);
        echoed += bare.perSecond;
        decided += flat.perSecond;
      }
      console.log(`  ratio to the bare echo, over ${ROUNDS} rounds: ${((100 * decided) / echoed).toFixed(1)} %`);
      const seated = await seatedTables(server, tables);
      tell('decisions, about one a second at each table', await playFor([server.url], seated, 2 * seconds, aboutASecond()));
    }),
  );
}

async function measureMemory(args: readonly string[]): Promise<void> {
  const many = 500;
  await withChild('server', args, async (server) => {
    const { id } = at(await seatedTables(server, 1), 0);
    await idleWatchers(server, [id], 10);
    const before = await server.memory();
    const { tables: seated, sockets } = await watchedTables(server, many);
    const watched = await server.memory();
    const perTable = ((watched.heap - before.heap) / many) * KB_PER_MB;
    const rssPerTable = ((watched.rss - before.rss) / many) * KB_PER_MB;
    console.log(`\nMemory with ${many} tables in play, three watching each`);
    console.log(`  ${perTable.toFixed(0)} KB a table with its three connections (${rssPerTable.toFixed(0)} KB of the process)`);
    for (const socket of sockets) socket.terminate();
    const ids = seated.map((table) => table.id);
    await idleWatchers(server, ids, idle);
    const { rss, heap } = await server.memory();
    console.log(`  ${idle} idle connections, watching: the process has ${rss.toFixed(0)} MB, ${heap.toFixed(0)} MB of them in use`);
    console.log(`  ${(((rss - before.rss) / idle) * KB_PER_MB).toFixed(0)} KB of the process a connection`);
  });
}

async function withChild<T>(program: 'server' | 'echo', args: readonly string[], work: (child: Child) => Promise<T>): Promise<T> {
  const child = await startChild(program, args);
  try {
    return await work(child);
  } finally {
    await child.stop();
  }
}

function tell(what: string, { perSecond, p50, p99 }: Figures): void {
  console.log(`  ${what}: ${Math.round(perSecond)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}
