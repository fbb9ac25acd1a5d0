import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HTTP_SCHEMAS, LIVE_SCHEMAS } from '@astrarium/protocol';
import Fastify from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS, PROBLEM } from '../src/api/docs/answer-schemas.ts';
import { docsRoutes } from '../src/api/docs/docs-routes.ts';
import { jsonSchemaWriter } from '../src/api/docs/json-schema.ts';
import { aServer, claimSeat, newTable, request, seatedTable, showValue, sitting, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

interface Description {
  readonly paths: Record<string, Record<string, { description?: string; responses: unknown; 'x-live'?: { requests: object } }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

describe('the description of the API', () => {
  it('has every request and every live message, each with words, and refers to nothing that is not there', async () => {
    const text = await (await fetch(`${server.url}/api/openapi.json`)).text();
    const { paths, components } = JSON.parse(text) as Description;
    const names = Object.entries(paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address.replace('{id}', ':id')}`),
    );
    const others = ['GET /health', 'GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs.css', 'GET /api/tables/:id/live'];
    expect(names.toSorted()).toEqual([...Object.keys(HTTP_SCHEMAS), ...others].toSorted());
    for (const name of Object.keys(HTTP_SCHEMAS)) {
      const [method = '', address = ''] = name.split(' ');
      expect(paths[address.replace(':id', '{id}')]?.[method.toLowerCase()]?.description?.length, name).toBeGreaterThan(20);
    }
    const live = paths['/api/tables/{id}/live']?.['get'];
    expect(Object.keys(live?.['x-live']?.requests ?? {})).toEqual(Object.keys(LIVE_SCHEMAS));
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    expect(new Set(refs).size).toBeGreaterThan(5);
    for (const name of refs) expect(components.schemas).toHaveProperty(name);
  });

  it('says what the schemas say', () => {
    const write = jsonSchemaWriter(new Map());
    expect(write(LIVE_SCHEMAS.decide)).toEqual({
      type: 'object',
      properties: {
        seat: { type: 'integer', minimum: 0, maximum: 9 },
        decision: { type: 'string', minLength: 1, maxLength: 400 },
        id: { type: 'string', pattern: '^[\\w-]{8,64}$' },
      },
      required: ['seat', 'decision', 'id'],
      additionalProperties: false,
    });
    expect(write(LIVE_SCHEMAS.watch)).toMatchObject({
      properties: {
        since: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        seats: { type: 'array', maxItems: 10, items: { type: 'integer' } },
      },
      required: ['since'],
    });
    expect(write(HTTP_SCHEMAS['GET /api/tables/:id/note'])).toMatchObject({
      properties: { seat: { type: 'string', pattern: '^\\d{1,9}$' } },
    });
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
    expect(described.map(([, method, address]) => `${method} ${address}`)).toEqual(expect.arrayContaining(Object.keys(HTTP_SCHEMAS)));
    expect(page).toContain('<dt>body</dt><dd><pre><code>{ seat: 0…9, decision: string ≤ 400, id: /^[\\w-]{8,64}$/ }</code></pre></dd>');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const css = await fetch(server.url + style);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const anchors = [...page.matchAll(/href="#(\w+)"/g)].map(([, name = '']) => name);
    for (const name of anchors) expect(page).toContain(`id="${name}"`);
  });

  it('describes the answers as they really are', async () => {
    const made = await newTable(server, {
      host: { ...sitting('Ada', 0), seat: 0 },
      clock: { kind: 'live', bank: 60, increment: 5 },
    });
    const token = { token: made.token };
    fits(ANSWERS['POST /api/tables'], made);
    const claimed = await claimSeat(server, made.id, sitting('Bo', 1));
    fits(ANSWERS['POST /api/tables/:id/claim'], claimed);
    fits(ANSWERS['GET /api/tables'], await request(server, 'GET /api/tables', { list: 'open' }));
    const show = { seat: 0, value: valueOf(0) };
    fits(ANSWERS['POST /api/tables/:id/reveal'], await request(server, 'POST /api/tables/:id/reveal', show, made.id, token));
    await showValue(server, made.id, 1, 1, claimed.token);
    const { code } = await request(server, 'POST /api/tables/:id/watch-link', {}, made.id, token);
    expect(code).toHaveLength(22);
    fits(ANSWERS['GET /api/tables/:id/links'], await request(server, 'GET /api/tables/:id/links', {}, made.id, token));
    fits(ANSWERS['GET /api/tables/:id'], await request(server, 'GET /api/tables/:id', {}, made.id));
    const seen = await request(server, 'GET /api/tables/:id/update', {}, made.id, token);
    fits(ANSWERS['GET /api/tables/:id/update'], seen);
    fits(ANSWERS['GET /api/tables/:id/record'], await request(server, 'GET /api/tables/:id/record', {}, made.id));
    await request(server, 'POST /api/tables/:id/chat', { text: 'hello' }, made.id, token);
    fits(ANSWERS['GET /api/tables/:id/chat'], await request(server, 'GET /api/tables/:id/chat', {}, made.id));
    const decision = { seat: 0, decision: 'stop', id: 'not-my-turn-1' };
    fits(ANSWERS['POST /api/tables/:id/decisions'], await request(server, 'POST /api/tables/:id/decisions', decision, made.id, token));
    fits(ANSWERS['GET /api/tables'], await request(server, 'GET /api/tables', { list: 'running' }));
    fits(PROBLEM, (await (await fetch(`${server.url}/api/tables/${'x'.repeat(16)}`)).json()) as object);

    const over = await seatedTable(server, {
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'random' },
      ],
    });
    const finished = async (): Promise<string> => (await request(server, 'GET /api/tables/:id', {}, over.id)).room.phase;
    await expect.poll(finished, { timeout: 60_000 }).toBe('finished');
    fits(ANSWERS['GET /api/tables/:id/update'], await request(server, 'GET /api/tables/:id/update', {}, over.id));
    fits(ANSWERS['GET /api/tables/:id/record'], await request(server, 'GET /api/tables/:id/record', {}, over.id));
    fits(ANSWERS['GET /api/tables'], await request(server, 'GET /api/tables', { list: 'finished' }));
  });
});

function fits(schema: v.GenericSchema, answer: object): void {
  const { setCookie: _, token: _token, ...body } = answer as { readonly setCookie?: string; readonly token?: string };
  const { issues = [] } = v.safeParse(schema, body);
  expect(issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)).toEqual([]);
}
