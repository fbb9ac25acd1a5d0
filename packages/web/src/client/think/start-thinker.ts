import type { ToldThought } from '@astrarium/bots/think-in-notation';
import type { FromThinker, Think } from './task.ts';

/**
 * Somebody who thinks in a thread of its own, one thought at a time. To drop a thought the thread is ended, which no thought can
 * hold up; the next one starts another.
 */
export function startThinker(): Think {
  let idle: Worker | undefined;
  return (task) => {
    const worker = idle ?? new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    idle = undefined;
    const over = new AbortController();
    let stop = (): void => undefined;
    const thought = new Promise<ToldThought | null>((resolve, reject) => {
      const fail = (why: string): void => {
        over.abort();
        worker.terminate();
        reject(new Error(why));
      };
      const hear = ({ data }: MessageEvent<FromThinker>): void => {
        if ('failed' in data) return fail(data.failed);
        over.abort();
        idle = worker;
        resolve(data.thought);
      };
      worker.addEventListener('message', hear, over);
      worker.addEventListener('error', ({ message }) => fail(message), over);
      stop = () => {
        if (over.signal.aborted) return;
        over.abort();
        worker.terminate();
        resolve(null);
      };
    });
    worker.postMessage(task);
    return { thought, stop };
  };
}
