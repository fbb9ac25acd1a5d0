import { weighRecord } from '@astrarium/bots/coach';
import { isThinker, MANY_ITERATIONS } from '@astrarium/bots/think-in-notation';
import { loadGame } from '@astrarium/host/lazy-games';
import type { CoachTask, FromCoach } from './messages.ts';

/** The thread in which a finished game is gone through. */
const port = globalThis as unknown as {
  postMessage(message: FromCoach): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<CoachTask>) => void): void;
};

/** Milliseconds for each decision: enough to tell good from poor, and a whole game takes less than a minute or two. */
const TIME = 150;

async function coach({ game: name, record }: CoachTask): Promise<void> {
  const { game, bots } = await loadGame(name);
  const master = (await bots()).find((bot) => bot.name === 'master');
  if (master === undefined || !isThinker(master)) throw new Error('there is no Master of this game');
  const budget = (): { iterations: number; isOver: () => boolean } => {
    const end = performance.now() + TIME;
    return { iterations: MANY_ITERATIONS, isOver: () => performance.now() >= end };
  };
  for (const step of weighRecord(game, record, master, budget)) port.postMessage({ step });
}

port.addEventListener('message', ({ data }) => {
  coach(data).catch((error: unknown) => port.postMessage({ failed: String(error) }));
});
