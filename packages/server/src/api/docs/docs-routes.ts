import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describeApi, OTHER_ROUTES, openApi } from './openapi.ts';
import { docsPage } from './page.ts';
import { DOCS_STYLE } from './style.ts';

/**
 * The description of the API. To be called before all other routes: it sees to it that every route there is is described, and that
 * every one described is there.
 */
export function docsRoutes(app: FastifyInstance, pages: string): void {
  const api = describeApi();
  const routes = api.operations.flatMap(({ http }) => (http === undefined ? [] : [`${http.method} ${http.path.replace('{id}', ':id')}`]));
  const found = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && url !== '/*') found.add(`${String(method)} ${url}`);
  });
  app.addHook('onReady', async () => {
    const described = new Set<string>([...routes, ...Object.keys(OTHER_ROUTES)]);
    const without = [...found].filter((name) => !described.has(name));
    const missing = [...described].filter((name) => !found.has(name));
    if (without.length > 0) throw new Error(`not described: ${without.join(', ')}`);
    if (missing.length > 0) throw new Error(`described, but not there: ${missing.join(', ')}`);
  });

  const description = JSON.stringify(openApi(api));
  const page = docsPage(api, siteStyles(pages));
  const kept = { 'cache-control': 'no-cache' };
  app.get('/api/openapi.json', async (_request, reply) => reply.headers(kept).type('application/json').send(description));
  app.get('/api/docs', async (_request, reply) => reply.headers(kept).type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_request, reply) => reply.headers(kept).type('text/css; charset=utf-8').send(DOCS_STYLE));
}

/** The stylesheets of the built site, with its fonts. */
function siteStyles(pages: string): string[] {
  const index = readFileSync(path.join(pages, 'index.html'), 'utf8');
  return Array.from(index.matchAll(/<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/g), ([, href = '']) => href);
}
