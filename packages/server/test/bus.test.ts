import { expect, it } from 'vitest';
import type { BusMessage } from '../src/cluster/bus/bus.ts';
import { read, write } from '../src/cluster/bus/wire.ts';

const TABLE: BusMessage = { kind: 'table', table: 'abcdefghijklmnop', number: 12, revision: 3, chat: 1 };

it('many messages go in texts short enough for PostgreSQL, and come back as they were', () => {
  const messages = Array.from({ length: 1000 }, (_, i): BusMessage => ({ ...TABLE, number: i }));
  const texts = write('node', messages);
  expect(texts.every((text) => Buffer.byteLength(text) < 8000)).toBe(true);
  expect(texts.flatMap((text) => read(text)?.messages ?? [])).toEqual(messages);
  expect(texts.length).toBeLessThan(20);
});

it('what a newer version tells is left out where it is not known here', () => {
  const mixed = { v: 1, from: 'newer', messages: [{ kind: 'weather', sky: 'clear' }, { ...TABLE, more: true }, { kind: 'table' }] };
  expect(read(JSON.stringify(mixed))).toEqual({ from: 'newer', messages: [TABLE] });
});

it.each(['', 'nonsense', '[]', '{"v":2,"from":"newer","messages":[]}', '{"v":1}'])('nothing is read from %j', (text) => {
  expect(read(text)).toBeUndefined();
});
