import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { Tables } from '../src/node/tables.ts';
import { buildOperator } from '../src/operator.ts';
import { DiskFull, StoreProblem } from '../src/store/problem.ts';
import type { Store } from '../src/store/store.ts';

describe('the web server', () => {
  let pages: string;
  let app: FastifyInstance;
  let tables: Tables;
  let problem: StoreProblem | undefined;

  beforeAll(async () => {
    pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
    mkdirSync(path.join(pages, 'assets'));
    writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Astrarium</title>');
    writeFileSync(path.join(pages, '.built-from'), 'secret');
    writeFileSync(path.join(pages, 'assets/index-abc.js'), SCRIPT);
    writeFileSync(path.join(pages, 'assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(path.join(pages, 'sw.js'), '');
    const unused = (): never => {
      throw new Error('pages need no store');
    };
    const check = (): Promise<void> => Promise.reject(new Error('no database'));
    const known = { check, problem: () => problem };
    const store = new Proxy({} as Store, { get: (_store, name) => Reflect.get(known, name) ?? unused() });
    tables = new Tables({ store, chooseForBot: unused, botPause: 0, now: Date.now, report: unused });
    app = await buildApp({ pages, tables });
  });

  afterAll(async () => {
    await app.close();
    await tables.close();
    rmSync(pages, { recursive: true });
  });

  it('serves the page, to be asked for anew each time', async () => {
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('Astrarium');
  });

  const PLACES = [
    '/cards',
    '/atlas',
    '/atlas/ori',
    '/setup',
    '/setup/ad-astra',
    '/games',
    '/learn/astra',
    '/learn/ad-astra',
    '/table/abc',
    '/table/abc/text',
    '/replay/abc',
    '/replay/abc/12',
    '/result/abc',
    '/rules',
    '/rules/A5.2',
    '/glossary',
    '/your-sky',
  ];
  it.each(PLACES)('serves the same page at every place of the site: %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('Astrarium');
  });

  it.each(['/nothing', '/table', '/table/abc/more', '/cards/tau'])(
    'tells a lost reader what there is, and that this is not it: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Astrarium');
    },
  );

  it('has no page where a file is asked for', async () => {
    const answer = await app.inject({ url: '/assets/gone-abc.js', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('lets the service worker be asked for anew each time', async () => {
    const answer = await app.inject('/sw.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('lets assets be kept for ever, as their names change with their content', async () => {
    const answer = await app.inject('/assets/index-abc.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toBe(SCRIPT);
  });

  it('sends the compressed file to a browser that takes it', async () => {
    const answer = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['vary']).toContain('accept-encoding');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length);
  });

  it.each(['/', '/health', '/nothing', '/assets/index-abc.js'])('forbids everything that is not needed: %s', async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('says that it is well', async () => {
    const answer = await app.inject('/health');
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['disk-full', new DiskFull()],
    ['no-database', new StoreProblem('The secret machine is down.', 'Start it.')],
  ])('says that it can keep nothing, and no more than that: %s', async (status, found) => {
    problem = found;
    const answer = await app.inject('/health');
    problem = undefined;
    expect({ code: answer.statusCode, answer: answer.json<unknown>() }).toEqual({ code: 503, answer: { status } });
  });

  it('says that it is not ready for more, without its database or while it stops', async () => {
    const operator = buildOperator({ tables });
    const answer = await operator.inject('/health/ready');
    expect({ code: answer.statusCode, ...answer.json<{ status: string }>() }).toEqual({ code: 503, status: 'no-database' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const stopping = buildOperator({ tables, draining: AbortSignal.abort() });
    const last = await stopping.inject('/health/ready');
    expect({ code: last.statusCode, ...last.json<{ status: string }>() }).toEqual({ code: 503, status: 'stopping' });
    await operator.close();
    await stopping.close();
  });

  it.each(['/metrics', '/health/ready', '/health/ready/', '/METRICS', '/%6detrics'])(
    'has nothing for whoever runs it where players are: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { authorization: 'Bearer operator' } });
      expect({ code: answer.statusCode, text: answer.body }).toEqual({ code: 404, text: 'There is nothing here.\n' });
    },
  );

  it.each(['/nothing', '/assets/', '/.built-from', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'has nothing at %s and tells nothing about itself',
    async (url) => {
      const answer = await app.inject(url);
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.body.length).toBeLessThan(60);
      expect(answer.body).not.toContain(pages);
    },
  );

  it('takes no malformed address and no other method', async () => {
    expect((await app.inject('/%zz')).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/', payload: { x: 1 } })).statusCode).toBe(404);
  });
});

const SCRIPT = 'console.log("stars");\n'.repeat(100);
