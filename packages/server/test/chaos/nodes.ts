import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at } from '@astrarium/core';
import { bundled } from '../bundled.ts';

/** Processes that serve the same database, each on a port that it has again when it is started again. */
export interface Nodes {
  readonly ports: readonly number[];
  /** At these they tell whoever runs them how they are. */
  readonly operators: readonly number[];
  readonly start: (node: number) => Promise<void>;
  /** The number of its process. */
  readonly process: (node: number) => number;
  readonly signal: (node: number, signal: NodeJS.Signals) => void;
  /** Resolves when the process is no more. */
  readonly end: (node: number, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly stopAll: () => Promise<void>;
  /** What nodes said last that ended though nobody had asked them to. */
  readonly crashed: readonly string[];
}

/** Starts a node for each number: by how many milliseconds its clock is wrong. */
export async function startNodes(databaseUrl: string, wrong: readonly number[]): Promise<Nodes> {
  const pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
  writeFileSync(path.join(pages, 'index.html'), '');
  const program = await bundled('packages/server/test/chaos/node.ts', 'chaos-node');
  const bots = await bundled('packages/server/src/bots/worker.ts', 'bots');
  const ports = await Promise.all(wrong.map(freePort));
  const operators = await Promise.all(wrong.map(freePort));
  const children = new Map<number, ChildProcess>();
  const asked = new Set<ChildProcess>();
  const crashed: string[] = [];

  const start = async (node: number): Promise<void> => {
    const args = [program, String(at(ports, node)), String(at(operators, node)), pages, bots, databaseUrl, String(at(wrong, node))];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    children.set(node, child);
    child.once('close', () => children.get(node) === child && children.delete(node));
    const last = await ready(child);
    child.once('close', () => asked.has(child) || crashed.push(`node ${node} ended by itself:\n${last()}`));
  };
  const end = (node: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> =>
    new Promise((resolve) => {
      const child = children.get(node);
      if (child === undefined) return resolve();
      asked.add(child);
      child.once('close', () => resolve());
      child.kill(signal);
    });

  await Promise.all(wrong.map((_, node) => start(node)));
  return {
    ports,
    operators,
    start,
    end,
    crashed,
    process: (node) => children.get(node)?.pid ?? 0,
    signal: (node, signal) => children.get(node)?.kill(signal),
    stopAll: async () => {
      for (const node of children.keys()) children.get(node)?.kill('SIGCONT');
      await Promise.all(wrong.map((_, node) => end(node, 'SIGTERM')));
      rmSync(pages, { recursive: true });
    },
  };
}

/** Resolves when it serves, to what it said last. */
function ready(child: ChildProcess): Promise<() => string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const last = (): string => said;
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-10_000);
      if (/^ready$/m.test(said)) resolve(last);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', (code, signal) =>
      signal === null ? reject(new Error(`the node ended with code ${code}:\n${said}`)) : resolve(last),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
