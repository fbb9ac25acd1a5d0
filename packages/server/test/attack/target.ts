import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sleep } from '../bench/load.ts';
import { bundled } from '../bundled.ts';
import { ended, freePort, isRunning, startServer } from '../kill/kill.ts';
import { memoryOf } from './memory.ts';
import type { GivenUp, Report } from './players.ts';

/** A real server with the usual limits, in a process of its own, and people who play there. */
export interface Attacked {
  readonly url: string;
  /** Why one of the two processes is no more; undefined while both live. */
  readonly gone: () => string | undefined;
  /** The process of the server, and its memory in megabytes. */
  readonly pid: number;
  readonly memory: () => number;
  /** How long the decisions of the people took who were answered since then (`performance.now()`), and who still waits. */
  readonly timesSince: (moment: number) => number[];
  /** How many of them were dropped since then. */
  readonly droppedSince: (moment: number) => number;
  readonly stop: () => Promise<void>;
}

/** `folder` is where the embedded database is, or will be. */
export async function startAttacked(folder: string): Promise<Attacked> {
  const pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Astrarium</title>');
  const port = await freePort();
  const program = await bundled('packages/server/test/kill/server.ts', 'kill-server');
  const bots = await bundled('packages/server/src/bots/worker.ts', 'bots');
  const worker = await bundled('packages/server/src/store/embedded-worker.ts', 'database');
  // As `npm start` does.
  const server = await startServer(['--max-semi-space-size=64', program, String(port), pages, bots, folder, worker]);
  const { pid = 0 } = server;
  const url = `http://127.0.0.1:${port}`;
  const players = fork(await bundled('packages/server/test/attack/players.ts', 'attack-players'), [url], { execArgv: [] });
  const reports: (Report & { readonly at: number })[] = [];
  let problem = '';
  players.on('message', (told: Report | GivenUp) => {
    if ('problem' in told) ({ problem } = told);
    else reports.push({ ...told, at: performance.now() });
  });
  while (!reports.some(({ times }) => times.length > 0) && isRunning(server) && isRunning(players)) await sleep(50);

  return {
    url,
    gone: () => whatEnded('the server', server) ?? whatEnded(`those who play (${problem})`, players),
    pid,
    memory: () => memoryOf(pid),
    timesSince: (moment) => {
      const since = reports.filter(({ at }) => at > moment);
      return [...since.flatMap(({ times }) => times), ...since.slice(-1).flatMap(({ underWay }) => (underWay > 0 ? [underWay] : []))];
    },
    droppedSince: (moment) => reports.reduce((sum, { at, dropped }) => sum + (at > moment ? dropped : 0), 0),
    stop: async () => {
      await Promise.all([isRunning(players) && ended(players, 'SIGKILL'), isRunning(server) && ended(server, 'SIGTERM')]);
      rmSync(pages, { recursive: true, force: true });
    },
  };
}

function whatEnded(name: string, child: ChildProcess): string | undefined {
  return isRunning(child) ? undefined : `${name} ended with ${child.signalCode ?? `code ${child.exitCode}`}`;
}
