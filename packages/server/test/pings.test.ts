import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { aServer, NO_LIMITS, newTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';
import { Line } from './bench/line.ts';

const store = await aStore();
let server: TestServer | undefined;

afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
});

async function connect(limits = NO_LIMITS): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> {
  server = await aServer(store, limits);
  const { id } = await newTable(server);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/live`, { autoPong: false });
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
}

it('a ping is answered with what it said', async () => {
  const { socket } = await connect();
  const answered = new Promise<Buffer>((resolve) => {
    socket.once('pong', resolve);
  });
  socket.ping('\u00e9'.repeat(60));
  expect((await answered).toString()).toBe('\u00e9'.repeat(60));
  socket.terminate();
});

it.each(['ping', 'pong'] as const)('a %s counts as a message', async (kind) => {
  const { socket, closed } = await connect({ ...NO_LIMITS, messagesOfConnection: { burst: 5, perSecond: 0 } });
  for (let sent = 0; sent < 6; sent += 1) socket[kind]('x');
  expect(await closed).toBe(4029);
});

it.each([
  ['pings', 0x89],
  ['pongs', 0x8a],
  ['messages', 0x81],
])('who was sent away for too many %s, and goes on, is cut off and not waited for', async (_what, opcode) => {
  server = await aServer(store, { ...NO_LIMITS, messagesOfConnection: { burst: 5, perSecond: 0 } });
  const { id } = await newTable(server);
  const line = await Line.open(`${server.url.replace('http', 'ws')}/api/tables/${id}/live`);
  // However long the server would wait for a goodbye, that time never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  while (!line.closed) {
    for (let sent = 0; sent < 20; sent += 1) line.send('x', opcode);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
});
