import { setMaxListeners } from 'node:events';
import { LIMITS, PROBLEM_STATUS, type Problem } from '@astrarium/protocol';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Api, routesOf } from './http/api.ts';
import { docsRoutes } from './http/docs.ts';
import { healthRoutes } from './http/health.ts';
import { linkRoutes } from './http/links.ts';
import { metricsRoute } from './http/metrics.ts';
import { playRoutes } from './http/play.ts';
import { seatRoutes } from './http/seats.ts';
import { tableRoutes } from './http/tables.ts';
import { talkRoutes } from './http/talk.ts';
import { webhookRoutes } from './http/webhook.ts';
import { type LimitOptions, openLimits } from './limits/limits.ts';
import { watchSockets } from './limits/sockets.ts';
import { openLive } from './live/live.ts';
import { type Log, SILENT } from './log/log.ts';
import { logRequests, requestId } from './log/requests.ts';
import { SECURITY_HEADERS } from './security.ts';
import { problemOf } from './tables/problem.ts';
import type { Tables } from './tables/tables.ts';

export interface AppOptions {
  /** The folder with the built pages. */
  readonly pages: string;
  readonly tables: Tables;
  /** In place of the usual ones. */
  readonly limits?: Partial<LimitOptions>;
  readonly log?: Log;
  /** From then on the server is not ready for more, though it still answers. */
  readonly draining?: AbortSignal;
}

/** What was asked before a shutdown has this long to be answered, in milliseconds. */
const LAST_ANSWERS = 3000;

/**
 * How long a client may take, in milliseconds: to send the head of a request, and the whole of it; to read an answer, of which nothing at all
 * went on for so long, which has to be longer than the longest wait for the next update; and to ask again.
 */
const PATIENCE = {
  requestTimeout: 20_000,
  connectionTimeout: 1000 * (LIMITS.longPollSeconds + 15),
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
};

/** The web server, not yet listening: tests ask it by `inject()`. */
export async function buildApp({ pages, tables, limits = {}, log = SILENT, draining }: AppOptions): Promise<FastifyInstance> {
  const closing = new AbortController();
  // Whoever waits for the next change listens to it.
  setMaxListeners(0, closing.signal);
  // Connections kept open for later must not hold up a shutdown; what was asked already is still answered.
  const app = Fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: LIMITS.messageBytes,
    genReqId: requestId,
    ...PATIENCE,
  });
  const api: Api = { tables, limits: openLimits(limits, tables.now), log, closing: closing.signal };
  logRequests(app, log);
  docsRoutes(app, pages);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const problem = refusedByFastify(error) ?? problemOf(error);
    const code = PROBLEM_STATUS[problem.code];
    tables.metrics.problems.add(problem.code);
    // What went wrong inside is for whoever runs the server, not for whoever asked.
    if (code === 500) tables.report(error, `${request.method} ${pathOf(request.url)}`);
    if (isForPrograms(request)) return reply.code(code).send({ problem });
    const words = code === 500 ? 'Something went wrong on the server.\n' : 'This request makes no sense here.\n';
    return reply.code(code).type('text/plain; charset=utf-8').send(words);
  });

  healthRoutes(app, tables.store, draining);

  const add = routesOf(app, api);
  tableRoutes(add, api);
  seatRoutes(add, api);
  linkRoutes(add, api);
  playRoutes(add, api);
  talkRoutes(add, api);
  webhookRoutes(add, api);

  watchSockets(app.server);
  const live = openLive(app.server, api);
  metricsRoute(app, tables, live);
  app.addHook('preClose', async () => {
    closing.abort();
    live.close();
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS).unref();
  });

  await app.register(fastifyStatic, {
    root: pages,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      void reply.header('cache-control', cachingOf(reply.request.url));
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    // Every place of the site is the same page, which reads its address itself. It also tells a lost reader what there is.
    if (isPlace(request)) return reply.sendFile('index.html');
    if (isForPrograms(request))
      return reply.code(404).send({ problem: { code: 'no-such-thing', detail: 'there is nothing at this address' } });
    if (isReader(request)) return reply.code(404).sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });

  return app;
}

/** The places of the site, as its pages have them. */
const PLACE =
  /^\/(?:cards|atlas|setup|setup\/ad-astra|games|online|learn\/(?:astra|ad-astra)|rules|glossary|(?:table|result|rules|atlas|online)\/[^/]+|(?:table|online)\/[^/]+\/text|table\/[^/]+\/hints|replay\/[^/]+(?:\/\d+)?)$/;

function isPlace({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && PLACE.test(pathOf(url));
}

function isForPrograms({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Somebody who goes somewhere with a browser, and not for a file. */
function isReader({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !/\.[a-z]\w*$/i.test(pathOf(url));
}

function pathOf(url: string): string {
  return new URL(url, 'http://x').pathname;
}

/** A body that is too large, not JSON, or of another kind never gets as far as a route. */
function refusedByFastify({ statusCode = 500, message }: { readonly statusCode?: number; readonly message: string }): Problem | undefined {
  if (statusCode === 413) return { code: 'too-large', detail: 'the request is larger than allowed here' };
  return statusCode < 500 ? { code: 'bad-input', detail: message } : undefined;
}

/** Built assets carry a hash of their content in the name and never change; everything else is asked for anew. */
function cachingOf(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
