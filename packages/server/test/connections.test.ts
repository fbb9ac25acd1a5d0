import { at } from '@astrarium/core';
import { afterEach, describe, expect, it } from 'vitest';
import type { LimitOptions } from '../src/limits/limits.ts';
import { answerIn, heardOf, Line } from './a-line.ts';
import { aServer, NO_LIMITS, newTable, request, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const lines: Line[] = [];
let server: TestServer | undefined;

afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.destroy();
  await server?.stop();
  server = undefined;
});

async function start(limits: Partial<LimitOptions>): Promise<TestServer> {
  server = await aServer(store, { ...NO_LIMITS, ...limits });
  return server;
}

async function openLine(to: TestServer): Promise<Line> {
  const line = await Line.open(to);
  lines.push(line);
  return line;
}

const LIST = 'GET /api/tables?list=open HTTP/1.1\r\nHost: x\r\n';
const UPGRADE = `GET /api/tables/${'A'.repeat(16)}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

describe('connections of one address', () => {
  it('are counted from their first moment; one too many is told so, and the line closed', async () => {
    const few = await start({ sockets: 3 });
    const silent = [await openLine(few), await openLine(few), await openLine(few)];
    const refused = answerIn(await heardOf(few, `${LIST}\r\n`));
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toEqual({ problem: { code: 'too-many', detail: expect.stringContaining('close some of them') } });
    expect(answerIn(await heardOf(few, UPGRADE)).status).toBe(429);
    expect(answerIn(await heardOf(few, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(429);
    at(silent, 0).socket.destroy();
    const welcome = async (): Promise<number> => answerIn(await heardOf(few, `${LIST}Connection: close\r\n\r\n`)).status;
    await expect.poll(welcome).toBe(200);
    expect(silent.map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
  });

  it('that are many too many are cut off, and whoever is told so does not stay', async () => {
    const few = await start({ sockets: 2 });
    const all: Line[] = [];
    for (let i = 0; i < 5; i += 1) all.push(await openLine(few));
    await at(all, 4).closed;
    expect(all.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false]);
    await Promise.all([at(all, 2).closed, at(all, 3).closed]);
    expect(all.map(({ isOpen }) => isOpen)).toEqual([true, true, false, false, false]);
  });

  it('count by whom they are for behind a proxy of our own: requests under way', async () => {
    const few = await start({ sockets: 2, proxies: 1 });
    const { id } = await newTable(few);
    const wait = (address: string): string =>
      `GET /api/tables/${id}/update?since=0 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`;
    const ask = async (address: string): Promise<number> =>
      (await fetch(`${few.url}/api/tables?list=open`, { headers: { 'x-forwarded-for': address } })).status;
    let asked = 0;
    few.app.server.on('request', () => {
      asked += 1;
    });
    for (let i = 0; i < 2; i += 1) (await openLine(few)).say(wait('1.1.1.1'));
    await expect.poll(() => asked).toBe(2);
    expect(await ask('1.1.1.1')).toBe(429);
    expect(answerIn(await heardOf(few, UPGRADE.replace('Host', 'X-Forwarded-For: 1.1.1.1\r\nHost'))).status).toBe(429);
    expect(await ask('1.1.1.2')).toBe(200);
    for (const { socket } of lines) socket.destroy();
    await expect.poll(() => ask('1.1.1.1')).toBe(200);
  });
});

describe('requests of one address', () => {
  it('are limited whatever they are for: pages, documents, the health', async () => {
    const few = await start({ hits: { burst: 4, perSecond: 0 } });
    const statusOf = async (path: string): Promise<number> => (await fetch(few.url + path)).status;
    expect([await statusOf('/'), await statusOf('/nothing'), await statusOf('/health'), await statusOf('/api/openapi.json')]).toEqual([
      200, 404, 200, 200,
    ]);
    for (const path of ['/', '/nothing', '/health', '/api/openapi.json', '/api/docs', '/%zz', '/api/tables?list=open'])
      expect(await statusOf(path)).toBe(429);
    const told = await fetch(few.url);
    expect(await told.text()).toBe('This can’t be answered: too many requests from this address; wait a little.\n');
  });

  it('about tables have their own limit besides', async () => {
    const few = await start({ requests: { burst: 1, perSecond: 0 } });
    await request(few, 'GET /api/tables', { list: 'open' });
    expect((await fetch(`${few.url}/api/tables?list=open`)).status).toBe(429);
    expect((await fetch(few.url)).status).toBe(200);
  });
});
