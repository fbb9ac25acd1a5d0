import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/live/outbox.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
afterAll(() => {
  server.close();
});

/** What a client hears of what is said in one turn, and the code with which the line is closed then. */
async function heard(texts: readonly string[]): Promise<{ messages: string[]; code: number }> {
  server.once('connection', (socket, request) => {
    const outbox = new Outbox(request.socket);
    for (const text of texts) outbox.say(text);
    outbox.flush();
    socket.close(4000, 'goodbye');
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (data: Buffer, isBinary) => messages.push(`${isBinary ? 'binary ' : ''}${data.toString()}`));
  const code = await new Promise<number>((resolve, reject) => {
    client.once('close', resolve);
    client.once('error', reject);
  });
  return { messages, code };
}

it.each([
  ['short ones', ['a', '{"kind":"beat"}']],
  ['on both sides of each way to write a length', [125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))],
  ['letters beyond ASCII', ['Zoé', 'é'.repeat(63), 'Ἄστρα ☆ 🌌', '🌌'.repeat(20_000), 'plain again']],
])('a client hears each message whole, in order, before the goodbye: %s', async (_what, texts) => {
  expect(await heard(texts)).toEqual({ messages: texts, code: 4000 });
});

/** An outbox, and what it has written so far. */
function anOutbox(): { outbox: Outbox; written: string[] } {
  const written: string[] = [];
  const stream = { writable: true, writableLength: 7, write: (text: string) => written.push(text) };
  return { outbox: new Outbox(stream as unknown as ConstructorParameters<typeof Outbox>[0]), written };
}

it('what was said counts as backlog until it has left', () => {
  const { outbox, written } = anOutbox();
  expect(outbox.backlog).toBe(7);
  outbox.say('hello');
  expect(outbox.backlog).toBe(7 + 2 + 5);
  outbox.flush();
  expect(outbox.backlog).toBe(7);
  expect(written).toEqual(['\x81\x05hello']);
});

it('what is not urgent waits for the next that is, and goes before it', async () => {
  const { outbox, written } = anOutbox();
  outbox.say('a', false);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(written).toEqual([]);
  outbox.say('b', false);
  outbox.say('c');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(written).toEqual(['\x81\x01a\x81\x01b\x81\x01c']);
});

it('what is not urgent goes out by itself, that of several together', async () => {
  const some = [anOutbox(), anOutbox()];
  for (const { outbox } of some) for (const text of ['a', 'b']) outbox.say(text, false);
  await expect.poll(() => some.map(({ written }) => written)).toEqual([['\x81\x01a\x81\x01b'], ['\x81\x01a\x81\x01b']]);
});
