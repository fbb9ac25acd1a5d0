import { seedFromBytes } from '@astrarium/core';
import type { BotTask } from '@astrarium/host';
import type { Think, Thinking } from '../think/task.ts';
import { openBrowserStore } from './browser-store.ts';
import { LocalTables } from './local-tables.ts';
import type { FromHost, Request } from './messages.ts';
import { problemOf } from './problems.ts';

/** The thread in which local games are hosted, so that thinking bots never hold up the page. */
const port = globalThis as unknown as {
  postMessage(message: FromHost): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<Request>) => void): void;
};

let thinker: Promise<Think> | undefined;

/** The way to a bot that thinks ahead is fetched with the first of them. */
async function think(task: BotTask): Promise<Thinking> {
  thinker ??= import('../think/start-thinker.ts').then(({ startThinker }) => startThinker());
  return (await thinker)(task);
}

/** The hosts of all tabs hear here of what another has changed. */
const others = new BroadcastChannel('astrarium-tables');

const tables = openBrowserStore().then(
  (store) =>
    new LocalTables({
      store,
      newId: () => crypto.randomUUID(),
      newSeed: () => seedFromBytes(crypto.getRandomValues(new Uint8Array(32))),
      below: (n) => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * n),
      now: () => Date.now(),
      later: (milliseconds, work) => setTimeout(work, milliseconds),
      tell: (update) => port.postMessage({ kind: 'update', update }),
      spread: (table) => others.postMessage(table),
      think,
    }),
);

port.addEventListener('message', ({ data: { number, name, ask } }) => {
  tables
    .then((host) => host.ask(name, ask))
    .then(
      (answer) => port.postMessage({ kind: 'answer', number, answer }),
      (error: unknown) => port.postMessage({ kind: 'error', number, problem: problemOf(error) }),
    );
});

others.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void tables.then((host) => host.changedElsewhere(data)).catch(() => undefined);
  port.postMessage({ kind: 'changed' });
});
