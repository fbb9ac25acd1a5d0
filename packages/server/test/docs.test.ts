import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type HttpName, OPERATIONS, type OperationName, problemAnswer } from '@astrarium/protocol';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsRoutes } from '../src/api/docs/docs-routes.ts';
import { jsonSchemaWriter } from '../src/api/docs/json-schema.ts';
import { aServer, claimSeat, newTable, request, seatedTable, showValue, sitting, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';
import { checkAnswer, issuesOf } from './check-answer.ts';

/** Everything that can be asked by HTTP, and everything over a live connection. */
const HTTP = Object.entries(OPERATIONS).flatMap(([name, operation]) =>
  'http' in operation ? [[name, operation.http] as [string, HttpName]] : [],
);
const LIVE = Object.entries(OPERATIONS).flatMap(([name, operation]) => ('live' in operation ? [name as OperationName] : []));
const ADDRESSES = HTTP.map(([, address]) => address);
const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

interface Described {
  readonly operationId: string;
  readonly description: string;
}

interface Description {
  readonly paths: Record<
    string,
    { readonly get?: Described; readonly post?: Described; readonly 'x-live'?: { readonly requests: object } }
  >;
  readonly components: { readonly schemas: Record<string, unknown> };
}

describe('the description of the API', () => {
  it('has every request and every live message, each with words, and refers to nothing that is not there', async () => {
    const text = await (await fetch(`${server.url}/api/openapi.json`)).text();
    const { paths, components } = JSON.parse(text) as Description;
    const names = Object.entries(paths).flatMap(([address, methods]) =>
      (['get', 'post'] as const).flatMap((method) =>
        methods[method] === undefined ? [] : [`${method.toUpperCase()} ${address.replace('{id}', ':id')}`],
      ),
    );
    const others = ['GET /health', 'GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css'];
    expect(names.toSorted()).toEqual([...ADDRESSES, ...others].toSorted());
    for (const [name, address] of HTTP) {
      const [method = '', url = ''] = address.split(' ');
      const described = paths[url.replace(':id', '{id}')]?.[method.toLowerCase() as 'get' | 'post'];
      expect(described?.operationId).toBe(name);
      expect(described?.description.length, name).toBeGreaterThan(20);
    }
    const live = paths['/api/tables/{id}/live'];
    expect(Object.keys(live?.['x-live']?.requests ?? {})).toEqual(LIVE);
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    expect(new Set(refs).size).toBeGreaterThan(5);
    for (const name of refs) expect(components.schemas).toHaveProperty(name);
  });

  it('says what the schemas say', () => {
    const { write } = jsonSchemaWriter();
    expect(write(OPERATIONS.decide.request)).toEqual({
      type: 'object',
      properties: {
        seat: { type: 'integer', minimum: 0, maximum: 9 },
        decision: { type: 'string', minLength: 1, maxLength: 400 },
        id: { type: 'string', pattern: '^[\\w-]{8,64}$' },
      },
      required: ['seat', 'decision', 'id'],
      additionalProperties: false,
    });
    expect(write(OPERATIONS.watch.request)).toMatchObject({
      properties: {
        since: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        seats: { type: 'array', maxItems: 10, items: { type: 'integer' } },
      },
      required: ['since'],
    });
    // After a question mark too: that all is text there is not the reader's business.
    expect(write(OPERATIONS.readNote.request)).toMatchObject({ properties: { seat: { type: 'integer', minimum: 0 } } });
  });

  it('can not lack a route, nor have one that is not there', async () => {
    const pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
    writeFileSync(path.join(pages, 'index.html'), '');
    const secret = Fastify();
    docsRoutes(secret, pages);
    secret.get('/api/secret', async () => '');
    await expect(secret.ready()).rejects.toThrow('not described: GET /api/secret');
    const bare = Fastify();
    docsRoutes(bare, pages);
    await expect(bare.ready()).rejects.toThrow(/described, but not there: POST \/api\/tables, /);
  });

  it('can be read as a page without any script or style of its own inside', async () => {
    const answer = await fetch(`${server.url}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|javascript:/);
    const described = [...page.matchAll(/class="method">(\w+)<\/span> <code>([^<]+)<\/code>.*?<dt>answer<\/dt>/gs)];
    expect(described.map(([, method, address]) => `${method} ${address}`)).toEqual(expect.arrayContaining(ADDRESSES));
    expect(page).toContain('<dt>body</dt><dd><pre><code>{ seat: 0…9, decision: string ≤ 400, id: /^[\\w-]{8,64}$/ }</code></pre></dd>');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const css = await fetch(server.url + style);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const anchors = [...page.matchAll(/href="#(\w+)"/g)].map(([, name = '']) => name);
    for (const name of anchors) expect(page).toContain(`id="${name}"`);
  });

  it('describes the answers as they really are: each that a test gets is held against its schema', async () => {
    const made = await newTable(server, {
      host: { ...sitting('Ada', 0), seat: 0 },
      clock: { kind: 'live', bank: 60, increment: 5 },
    });
    const token = { token: made.token };
    const claimed = await claimSeat(server, made.id, sitting('Bo', 1));
    await request(server, 'GET /api/tables', { list: 'open' });
    await showValue(server, made.id, 0, 0, made.token);
    await showValue(server, made.id, 1, 1, claimed.token);
    const { code } = await request(server, 'POST /api/tables/:id/watch-link', {}, made.id, token);
    expect(code).toHaveLength(22);
    await request(server, 'GET /api/tables/:id/links', {}, made.id, token);
    await request(server, 'GET /api/tables/:id/update', {}, made.id, token);
    await request(server, 'GET /api/tables/:id/record', {}, made.id);
    await request(server, 'POST /api/tables/:id/chat', { text: 'hello' }, made.id, token);
    await request(server, 'GET /api/tables/:id/chat', {}, made.id);
    await request(server, 'POST /api/tables/:id/decisions', { seat: 0, decision: 'stop', id: 'not-my-turn-1' }, made.id, token);
    await request(server, 'GET /api/tables', { list: 'running' });
    const nowhere = await fetch(`${server.url}/api/tables/${'x'.repeat(16)}`);
    expect(issuesOf(problemAnswer, await nowhere.json())).toEqual([]);

    const over = await seatedTable(server, {
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'random' },
      ],
    });
    const finished = async (): Promise<string> => (await request(server, 'GET /api/tables/:id', {}, over.id)).room.phase;
    await expect.poll(finished, { timeout: 60_000 }).toBe('finished');
    await request(server, 'GET /api/tables/:id/update', {}, over.id);
    await request(server, 'GET /api/tables/:id/record', {}, over.id);
    await request(server, 'GET /api/tables', { list: 'finished' });
    expect(() => checkAnswer('GET /api/tables/:id/note', { text: 1 })).toThrow('text');
  });
});
