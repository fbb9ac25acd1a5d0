import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_FILE } from './folder.ts';
import { StoreProblem } from './problem.ts';

/**
 * Takes the folder for this process and returns how to give it back. The embedded database takes no lock of its own: of two processes
 * on one folder, the rows of one would vanish without an error.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'astrarium.lock');
  const mine = JSON.stringify({ process: process.pid, started: startOf(process.pid) } satisfies LockHolder);
  for (let round = 0; round < 10; round += 1) {
    if (writeNew(file, mine)) return () => rmSync(file, { force: true });
    const held = read(file);
    const holder = readHolder(held);
    if (holder !== undefined && isAlive(holder)) throw inUse(folder, holder);
    if (held !== undefined) removeStale(file, held);
  }
  throw new StoreProblem(`The folder ${folder} can't be locked: other processes keep trying the same.`, 'Start one server only.');
}

/** The number of a process is given to another one after it; the time it started at tells them apart. */
interface LockHolder {
  readonly process: number;
  readonly started: string | null;
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: OWN_FILE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when it has just been taken away. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readHolder(text: string | undefined): LockHolder | undefined {
  try {
    const holder = JSON.parse(text ?? '') as Partial<LockHolder> | null;
    return typeof holder?.process === 'number' ? { process: holder.process, started: holder.started ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.process, 0);
  } catch (error) {
    // Somebody else's process is alive all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(holder.process);
  return started === null || holder.started === null || started === holder.started;
}

/** In ticks since the machine started, where the system tells it. */
function startOf(id: number): string | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}

/** Takes away the lock that a killed process left, unless another process has put its own there in the meantime. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === stale) rmSync(aside);
  else renameSync(aside, file);
}

function inUse(folder: string, holder: LockHolder): StoreProblem {
  return new StoreProblem(
    `The folder ${folder} is in use by process ${holder.process}: another server keeps its games there.`,
    `Stop that server, or choose another folder: npm start -- --data OTHER`,
  );
}
