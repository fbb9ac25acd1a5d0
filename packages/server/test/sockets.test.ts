import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, newTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;
let few: TestServer;

beforeAll(async () => {
  server = await aServer(store);
  few = await aServer(store, { connections: 0 });
});

afterAll(async () => {
  await server.stop();
  await few.stop();
});

function upgrade(path: string, headers: string[] = []): string {
  const usual = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  return `${[`GET ${path} HTTP/1.1`, ...usual, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', ...headers].join('\r\n')}\r\n\r\n`;
}

/** Sends it, and resets the line at once. */
function sendAndReset({ url }: TestServer, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => {
      socket.write(text, () => socket.resetAndDestroy());
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

describe('a socket that is reset', () => {
  it.each<[string, () => TestServer, () => Promise<string>]>([
    ['not found', () => server, async () => upgrade('/nothing')],
    ['of another site', () => server, async () => upgrade(`/api/tables/${'A'.repeat(16)}/live`, ['Origin: https://elsewhere.example'])],
    ['one too many', () => few, async () => upgrade(`/api/tables/${(await newTable(few)).id}/live`)],
    ['not of the protocol', () => server, async () => upgrade(`/api/tables/${'A'.repeat(16)}/live`, ['Sec-WebSocket-Protocol: ,,'])],
    ['welcome', () => server, async () => upgrade(`/api/tables/${'A'.repeat(16)}/live`)],
  ])('just when its upgrade is answered harms nobody: %s', async (_what, at, text) => {
    // An error that nobody listens to would be uncaught, and fail the run.
    const sent = await text();
    await Promise.all(Array.from({ length: 40 }, () => sendAndReset(at(), sent)));
    expect((await fetch(`${at().url}/health`)).status).toBe(200);
  });

  it('has a listener for its errors from its first moment, also when it is upgraded', async () => {
    const counts: number[] = [];
    const app = server.app.server;
    app.once('connection', (socket) => counts.push(socket.listenerCount('error')));
    app.once('upgrade', (_request, socket) => counts.push(socket.listenerCount('error')));
    await sendAndReset(server, upgrade('/nothing'));
    await expect.poll(() => counts.length).toBe(2);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('patience', () => {
  it('with heads, bodies and readers has an end', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      timeout: 40_000,
      keepAliveTimeout: 65_000,
    });
  });
});
