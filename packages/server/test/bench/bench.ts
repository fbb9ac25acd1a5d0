import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { at } from '@astrarium/core';
import { startPostgres } from '../../../../test/postgres.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { type Child, startChild } from './child.ts';
import { aboutASecond, echoFor, type Figures, idleWatchers, playFor, seatedTables, watchedTables } from './load.ts';
import { THIS, type Version, versionIn } from './version.ts';

/**
 * `npm run bench:server`: how many decisions a second the server takes from people at many tables, over real sockets from this process,
 * with everything on disk before it is told; beside a bare echo of the same messages. Arguments: tables, seconds, idle connections, rounds.
 * With `--against FOLDER` the version in that checkout plays in turn with this one, and both are compared.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const { tables, seconds, idle, rounds } = wholeNumbers({ tables: 200, seconds: 3, idle: 10_000, rounds: 5 }, positionals);
const versions = values.against === undefined ? [THIS] : [THIS, await versionIn(values.against)];
const KB_PER_MB = 1000;
const DECISION = JSON.stringify({ n: 123, name: 'decide', ask: { seat: 1, decision: 'star 3', id: '1-123-1234567890' } });

const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-bench-'));
const postgres = await startPostgres({ durable: true });
try {
  await measureStore('PostgreSQL, fsync on', () => postgres.newDatabase());
  await measureStore('embedded database', async () => mkdtempSync(path.join(folder, 'games-')));
  await measureMemory(await postgres.newDatabase());
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The machine may be busier at one time than at another: echo and play take turns, and so do versions. They are compared over all rounds. */
async function measureStore(name: string, newPlace: () => Promise<string>): Promise<void> {
  console.log(`\n${name}: ${tables} tables × 3 clients, Astra`);
  await using(startChild('echo', []), async (echo) => {
    let echoed = 0;
    const measured: Measured[] = [];
    try {
      for (const version of versions) {
        const server = await version.start(await newPlace());
        measured.push({ version, server, decided: 0 });
        // At other tables first: what runs often has to be compiled, and a game of the fast has an end.
        await playFor([server.url], await version.seat(server, tables), 3);
      }
      for (let round = 1; round <= rounds; round += 1) {
        const bare = await echoFor(echo.url, tables, DECISION, seconds);
        tell('bare echo of such messages', bare);
        echoed += bare.perSecond;
        for (const one of round % 2 === 1 ? measured : measured.toReversed()) await playRound(one);
      }
      for (const { version, decided } of measured)
        console.log(`  ${version.name}: ${((100 * decided) / echoed).toFixed(1)} % of the bare echo, over ${rounds} rounds`);
      const [ours, other] = measured;
      if (ours !== undefined && other !== undefined)
        console.log(`  ${ours.version.name} takes ${(ours.decided / other.decided).toFixed(3)} of the decisions of ${other.version.name}`);
      for (const { version, server } of measured) {
        const seated = await version.seat(server, tables);
        const calm = await playFor([server.url], seated, 2 * seconds, aboutASecond());
        tell(`${version.name}: decisions, about one a second at each table`, calm);
      }
    } finally {
      for (const { server } of measured) await server.stop();
    }
  });
}

interface Measured {
  readonly version: Version;
  readonly server: Child;
  /** The decisions a second of all rounds so far, added up. */
  decided: number;
}

async function playRound(measured: Measured): Promise<void> {
  const { version, server } = measured;
  const flat = await playFor([server.url], await version.seat(server, tables), seconds);
  tell(`${version.name}: decisions, as fast as they are taken`, flat);
  console.log(`  ${(flat.heardEach / 1000).toFixed(1)} KB heard for each decision, by all three`);
  measured.decided += flat.perSecond;
}

async function measureMemory(where: string): Promise<void> {
  const many = 500;
  await using(THIS.start(where), async (server) => {
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

async function using(starting: Promise<Child>, work: (child: Child) => Promise<void>): Promise<void> {
  const child = await starting;
  try {
    await work(child);
  } finally {
    await child.stop();
  }
}

function tell(what: string, { perSecond, p50, p99 }: Figures): void {
  console.log(`  ${what}: ${Math.round(perSecond)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}
