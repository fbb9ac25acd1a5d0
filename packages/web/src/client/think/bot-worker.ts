import type { BotTask } from '@astrarium/host';
import type { FromThinker } from './task.ts';
import { think } from './think.ts';

/** The thread in which bots think ahead, so that neither the page nor the host of its games waits for them. */
const port = globalThis as unknown as {
  postMessage(message: FromThinker): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<BotTask>) => void): void;
};

port.addEventListener('message', ({ data }) => {
  think(data).then(
    (thought) => port.postMessage({ thought }),
    (error: unknown) => port.postMessage({ failed: String(error) }),
  );
});
