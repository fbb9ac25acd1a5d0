import type { FromHost, Problem, RequestName, Requests, TableUpdate } from './messages.ts';

/** The host could not do what it was asked. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The page's end of the line to the host of local games. */
export interface HostClient {
  ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask']): Promise<Requests[Name]['answer']>;
  /** Calls back with every update of the watched table until the returned function is called. */
  onUpdate(listener: (update: TableUpdate) => void): () => void;
  /** Calls back when another tab has changed some table, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** Starts the host in a thread of its own. */
export function startHost(): HostClient {
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Set<(update: TableUpdate) => void>();
  const onlookers = new Set<() => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'update') {
      for (const listener of listeners) listener(data.update);
      return;
    }
    if (data.kind === 'changed') {
      for (const listener of onlookers) listener();
      return;
    }
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.kind === 'answer') asked?.resolve(data.answer);
    else asked?.reject(new HostError(data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new HostError({ code: 'internal', detail: event.message }));
    waiting.clear();
  });
  return {
    ask<Name extends RequestName>(name: Name, ask: Requests[Name]['ask']): Promise<Requests[Name]['answer']> {
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve: (answer) => resolve(answer as Requests[Name]['answer']), reject });
        worker.postMessage({ number, name, ask });
      });
    },
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange(listener) {
      onlookers.add(listener);
      return () => onlookers.delete(listener);
    },
  };
}
