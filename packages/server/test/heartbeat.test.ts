import { type FromServer, HEARTBEAT } from '@astrarium/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { aServer, newTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  // The heart beats when the test says so; everything else goes on as always.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
  expect(server.reported).toEqual([]);
});

async function connect(table: string, autoPong: boolean): Promise<{ socket: WebSocket; heard: FromServer['kind'][]; pings: () => number }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/live`, { autoPong });
  const heard: FromServer['kind'][] = [];
  let pings = 0;
  socket.on('message', (data: Buffer) => heard.push((JSON.parse(data.toString()) as FromServer).kind));
  socket.on('ping', () => {
    pings += 1;
  });
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  return { socket, heard, pings: () => pings };
}

it('a connection hears that the server is there, and is dropped when it does not answer', async () => {
  const { id } = await newTable(server);
  const [alive, dead, liar] = [await connect(id, true), await connect(id, false), await connect(id, false)];
  // Only the pong to our own last ping counts.
  liar.socket.on('ping', () => liar.socket.pong('0'));
  for (let beat = 1; beat <= 3; beat += 1) {
    const answered = new Promise((resolve) => {
      alive.socket.once('ping', resolve);
    });
    vi.advanceTimersByTime(HEARTBEAT.every);
    await answered;
    await expect.poll(() => alive.heard).toEqual(Array<string>(beat).fill('beat'));
    // Its pong is on the way: a question that is answered comes after it.
    alive.socket.send('{}');
    await expect.poll(() => alive.heard.at(-1)).toBe('error');
    alive.heard.pop();
  }
  await expect.poll(() => dead.socket.readyState).toBe(WebSocket.CLOSED);
  expect({ heard: dead.heard, pings: dead.pings() }).toEqual({ heard: ['beat'], pings: 1 });
  await expect.poll(() => liar.socket.readyState).toBe(WebSocket.CLOSED);
  expect(liar.pings()).toBe(1);
  expect({ open: alive.socket.readyState, pings: alive.pings() }).toEqual({ open: WebSocket.OPEN, pings: 3 });
  alive.socket.close();
});
