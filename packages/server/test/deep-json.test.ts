import { BadInput } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isTooDeep } from '../src/api/http/json-body.ts';
import { aServer, newTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
});

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

describe('how deep JSON is nested', () => {
  it.each([
    ['64 levels', nested(64), false],
    ['65 levels', nested(65), true],
    ['65 levels of objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, true],
    ['many lists side by side', `[${'[],'.repeat(1000)}[]]`, false],
    ['brackets in a text', JSON.stringify({ name: '['.repeat(200) }), false],
    ['brackets after an escaped quote', JSON.stringify({ name: `"${'['.repeat(200)}` }), false],
    ['brackets after an escaped backslash', `["\\\\",${nested(70)}]`, true],
  ])('is seen before it is read: %s', (_what, text, deep) => {
    JSON.parse(text);
    expect(isTooDeep(text)).toBe(deep);
  });
});

describe('JSON nested as deep as its size allows', () => {
  it.each([
    ['an import', '/api/tables/import', nested(100_000)],
    ['a field of its terms', '/api/tables/import', `{"listing":${nested(100_000)}}`],
    ['any other request', '/api/tables', nested(LIMITS.messageBytes / 2)],
  ])('is bad input as %s', async (_what, path, body) => {
    const answer = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problem: { code: 'bad-input' } });
    expect(server.reported).toEqual([]);
  });

  it('is bad input as a live message, and the connection stays', async () => {
    const { id } = await newTable(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/live`);
    const heard: unknown[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(nested(LIMITS.messageBytes / 2));
    socket.send(`{"n":1,"name":"watch","ask":${nested(LIMITS.messageBytes / 2 - 20)}}`);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toMatchObject([
      { kind: 'error', n: 0, problem: { code: 'bad-input' } },
      { kind: 'error', n: 1, problem: { code: 'bad-input' } },
    ]);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
    expect(server.reported).toEqual([]);
  });
});

it('bad input is shown as it was, as far as there is room', () => {
  expect(new BadInput('it', { a: [1, { b: null }], ['__proto__']: 'c' }, 'else').message).toBe(
    'it: got {"a":[1,{"b":null}],"__proto__":"c"}, expected else',
  );
  expect(new BadInput('it', JSON.parse(nested(100_000)), 'else').message).toBe(`it: got ${'['.repeat(57)}..., expected else`);
});
