import type { Weighed } from '@astrarium/bots/coach';
import type { CoachTask, FromCoach } from './messages.ts';

/** How far the coach has come with a game. */
export interface Coaching {
  /** So many decisions have been looked at, of so many. */
  readonly looked: number;
  readonly of: number;
  readonly weighed: readonly Weighed[];
  readonly state: 'at-work' | 'done' | 'stopped' | 'failed';
}

/** What the coach found, by table, for as long as the page is open: result and replay show the same. */
const found = new Map<string, Coaching>();
const workers = new Map<string, Worker>();
const listeners = new Set<() => void>();

export function coachingOf(table: string): Coaching | undefined {
  return found.get(table);
}

export function onCoaching(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes through the game from its start, in a thread of its own. */
export function startCoaching(table: string, task: CoachTask): void {
  workers.get(table)?.terminate();
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  workers.set(table, worker);
  note(table, { looked: 0, of: task.record.decisions.length, weighed: [], state: 'at-work' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => {
    const before = found.get(table);
    if (before === undefined) return;
    if ('failed' in data) return end(table, 'failed');
    const { looked, weighed } = data.step;
    note(table, { ...before, looked, weighed: weighed === null ? before.weighed : [...before.weighed, weighed] });
    if (looked === before.of) end(table, 'done');
  });
  worker.addEventListener('error', () => end(table, 'failed'));
  worker.postMessage(task);
}

/** Stops at once; what was found so far stays. */
export function stopCoaching(table: string): void {
  if (found.get(table)?.state === 'at-work') end(table, 'stopped');
}

function end(table: string, state: Coaching['state']): void {
  workers.get(table)?.terminate();
  workers.delete(table);
  const before = found.get(table);
  if (before !== undefined) note(table, { ...before, state });
}

function note(table: string, coaching: Coaching): void {
  found.set(table, coaching);
  for (const listener of listeners) listener();
}
