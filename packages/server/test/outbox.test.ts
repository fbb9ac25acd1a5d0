import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox, type OutboxOptions } from '../src/api/websocket/outbox.ts';
import { wireText } from '../src/lib/wire-text.ts';

const OPEN: OutboxOptions = { isOpen: () => true, most: 1_000_000, lags: () => undefined, tooSlow: () => undefined };

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
afterAll(() => {
  server.close();
});

/** What a client hears of what is said in one turn, and the code with which the line is closed then. */
async function heard(texts: readonly string[]): Promise<{ messages: string[]; code: number }> {
  server.once('connection', (socket, request) => {
    const outbox = new Outbox(request.socket, OPEN);
    for (const text of texts) outbox.say(wireText(text));
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

/** An outbox, and what it has written so far; `lying` bytes are in the stream. */
function anOutbox(lying = 0, isOpen = true): { outbox: Outbox; written: string[]; slow: () => number } {
  const written: string[] = [];
  const stream = { writableLength: lying, write: (text: string) => written.push(text) } as unknown as Duplex;
  let slow = 0;
  const tooSlow = (): void => {
    slow += 1;
  };
  return {
    outbox: new Outbox(stream, { isOpen: () => isOpen, most: 100, lags: () => undefined, tooSlow }),
    written,
    slow: () => slow,
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

it('all that is said in one turn goes out in one write', async () => {
  const { outbox, written } = anOutbox();
  for (const text of ['a', 'b']) outbox.say(text);
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['\x81\x01a\x81\x01b']);
});

it('who has not taken what was sent is too slow, and gets nothing more', () => {
  const patient = anOutbox(100);
  patient.outbox.say('hello');
  patient.outbox.flush();
  expect(patient.written).toEqual(['\x81\x05hello']);
  expect(patient.slow()).toBe(0);
  const { outbox, written, slow } = anOutbox(101);
  outbox.say('hello');
  outbox.flush();
  expect(written).toEqual([]);
  expect(slow()).toBe(1);
});

it('the largest write in the stream does not count: it may be a whole game', () => {
  const stream = { writableLength: 0, write: () => false };
  let slow = 0;
  let lagging = 0;
  const outbox = new Outbox(stream as unknown as Duplex, {
    isOpen: () => true,
    most: 100,
    lags: (bytes) => {
      lagging += bytes;
    },
    tooSlow: () => {
      slow += 1;
    },
  });
  const say = (text: string): void => {
    outbox.say(text);
    outbox.flush();
  };
  say('x'.repeat(1000));
  stream.writableLength = 1004;
  for (const _ of [1, 2]) say('y'.repeat(50));
  expect({ slow, lagging }).toEqual({ slow: 0, lagging: 1004 + 2 * 52 });
  stream.writableLength = 1004 + 2 * 52;
  say('y');
  expect(slow).toBe(1);
});

it('a pong goes behind what was said, and lags like it', async () => {
  const { outbox, written } = anOutbox();
  outbox.say('a');
  outbox.pong(Buffer.from('hi'));
  await turn();
  outbox.pong(Buffer.from('again'));
  await turn();
  expect(written).toEqual(['\x81\x01a\x8a\x02hi', '\x8a\x05again']);
  const behind = anOutbox(101);
  behind.outbox.pong(Buffer.from('hi'));
  behind.outbox.flush();
  expect([behind.written, behind.slow()]).toEqual([[], 1]);
});

it('over a line that is closing nothing goes out', () => {
  const { outbox, written, slow } = anOutbox(101, false);
  outbox.say('hello');
  outbox.flush();
  expect(written).toEqual([]);
  expect(slow()).toBe(0);
});

it('what is not urgent goes out at once if nothing went out just before', async () => {
  const { outbox, written } = anOutbox();
  outbox.say('a', false);
  await turn();
  expect(written).toEqual(['\x81\x01a']);
});

it('what is not urgent waits after something went out, until the next that is, and goes before it', async () => {
  const { outbox, written } = anOutbox();
  outbox.say('first');
  await turn();
  outbox.say('a', false);
  await turn();
  expect(written).toEqual(['\x81\x05first']);
  outbox.say('b', false);
  outbox.say('c');
  await turn();
  expect(written).toEqual(['\x81\x05first', '\x81\x01a\x81\x01b\x81\x01c']);
});

it('what is not urgent goes out by itself, that of several together', async () => {
  const some = [anOutbox(), anOutbox()];
  for (const { outbox } of some) {
    outbox.say('first');
    outbox.flush();
    for (const text of ['a', 'b']) outbox.say(text, false);
  }
  const all = ['\x81\x05first', '\x81\x01a\x81\x01b'];
  await expect.poll(() => some.map(({ written }) => written)).toEqual([all, all]);
});

it('what is not urgent goes out to many in several turns, so that others come in between', async () => {
  const all = Array.from({ length: 10 }, () => anOutbox());
  for (const { outbox } of all) outbox.say('now');
  await turn();
  for (const { outbox } of all) outbox.say('x'.repeat(100_000), false);
  const counts = new Set<number>();
  while (!counts.has(all.length)) {
    counts.add(all.filter(({ written }) => written.length === 2).length);
    await turn();
  }
  expect([...counts]).toEqual([0, 3, 6, 9, 10]);
});
