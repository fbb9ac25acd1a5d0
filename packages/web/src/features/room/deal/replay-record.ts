import type { Replayed } from './replay-worker.ts';

/** The record played again in a thread of its own. */
export function replayRecord(text: string): Promise<Replayed> {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<Replayed>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Replayed>) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve({ kind: 'broken', why: message }));
  });
  worker.postMessage(text);
  return answered.finally(() => worker.terminate());
}
