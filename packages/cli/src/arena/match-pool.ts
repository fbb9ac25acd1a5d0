import { parentPort, type Worker, workerData } from 'node:worker_threads';
import { CORES, startThread } from '../start-thread.ts';
import { type ArenaGame, type Match, playArenaGame } from './game.ts';

/** Plays the games on all cores; each is told when it is over, in whatever order that happens. */
export async function playOnAllCores(match: Match, games: number, over: (game: ArenaGame) => Promise<void>): Promise<void> {
  let next = 0;
  const threads = Array.from({ length: Math.min(games, CORES) }, async () => {
    const worker = startThread('playInThread', { match });
    try {
      while (next < games) {
        const n = next;
        next += 1;
        await over(await ask(worker, n));
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(threads);
}

function ask(worker: Worker, n: number): Promise<ArenaGame> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (game: ArenaGame) => {
      worker.off('error', reject);
      resolve(game);
    });
    worker.postMessage(n);
  });
}

/** The thread's side: plays the game it is asked for. */
export function playInThread(): void {
  const { match } = workerData as { readonly match: Match };
  parentPort?.on('message', (n: number) => parentPort?.postMessage(playArenaGame(match, n)));
}
