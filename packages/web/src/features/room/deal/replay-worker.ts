import { type Result, readRecord, Table } from '@astrarium/core';
import { loadGame } from '@astrarium/host/lazy-games';

/** Plays a record again from its seed: every shuffle, every decision. In a thread of its own, so that the page goes on. */

export type Replayed =
  | { readonly kind: 'played'; readonly seed: string; readonly result: Result | null }
  | { readonly kind: 'broken'; readonly why: string };

const port = globalThis as unknown as {
  postMessage(message: Replayed): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<string>) => void): void;
};

port.addEventListener('message', ({ data }) => {
  replayed(data).then(
    (answer) => port.postMessage(answer),
    (error: unknown) => port.postMessage({ kind: 'broken', why: error instanceof Error ? error.message : String(error) }),
  );
});

async function replayed(text: string): Promise<Replayed> {
  const record = readRecord(text);
  const { game } = await loadGame(record.game);
  return { kind: 'played', seed: record.seed, result: Table.open(game, record).result() ?? null };
}
