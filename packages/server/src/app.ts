import { setMaxListeners } from 'node:events';
import { LIMITS, PROBLEM_STATUS, type Problem } from '@astrarium/protocol';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Api } from './api/api.ts';
import { docsRoutes } from './api/docs/docs-routes.ts';
import { openAdmission, refuseAddress, refuseExpectations, refuseUnreadable } from './api/http/admission.ts';
import { healthRoute } from './api/http/health.ts';
import { readJsonBodies } from './api/http/json-body.ts';
import { addFigures } from './api/http/metrics.ts';
import { retryAfter } from './api/http/retry-after.ts';
import { addRoutes } from './api/http/routes.ts';
import { isToWebSocket } from './api/websocket/other-upgrades.ts';
import { openLive } from './api/websocket/server.ts';
import { problemOf, ServerProblem } from './lib/problem.ts';
import { SECURITY_HEADERS } from './lib/security-headers.ts';
import { openAnswers } from './limits/answers.ts';
import { countConnections } from './limits/connections.ts';
import { type LimitOptions, openLimits } from './limits/limits.ts';
import { watchSockets } from './limits/sockets.ts';
import { timeouts } from './limits/timeouts.ts';
import { type Log, SILENT } from './log/log.ts';
import { logRequests, requestId } from './log/requests.ts';
import type { Tables } from './node/tables.ts';

export interface AppOptions {
  /** The folder with the built pages. */
  readonly pages: string;
  readonly tables: Tables;
  /** In place of the usual ones. */
  readonly limits?: Partial<LimitOptions>;
  readonly log?: Log;
}

/** What was asked before a shutdown has this long to be answered, in milliseconds. */
const LAST_ANSWERS = 3000;

/** The web server, not yet listening: tests ask it by `inject()`. */
export async function buildApp({ pages, tables, limits: asked = {}, log = SILENT }: AppOptions): Promise<FastifyInstance> {
  const closing = new AbortController();
  // Whoever waits for the next change listens to it.
  setMaxListeners(0, closing.signal);
  const limits = openLimits(asked, tables.now);
  const answers = openAnswers(limits);
  const { http, ...times } = timeouts(limits.options.patience);
  const reading = {
    ...http,
    // The door says so in our own words.
    requireHostHeader: false,
    // Not yet known to the oldest Node that we run on, nor to its types.
    shouldUpgradeCallback: isToWebSocket,
  };
  // Connections kept open for later must not hold up a shutdown; what was asked already is still answered.
  const app = Fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: LIMITS.messageBytes,
    genReqId: requestId,
    ...times,
    http: reading,
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, answers.hasBegun(socket)),
    frameworkErrors: ({ statusCode = 500 }, request, reply) => refuseAddress(door, statusCode, request, reply),
  });
  const connections = countConnections(app.server, limits);
  const door = openAdmission(limits, connections);
  refuseExpectations(app.server, door);
  const api: Api = { tables, limits, log, closing: closing.signal };
  logRequests(app, log);
  readJsonBodies(app);
  docsRoutes(app, pages);

  answers.watch(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const problem = door(request.raw, reply.raw);
    if (problem === undefined) return limits.turns.wait(limits.callerOf(request.raw));
    void reply.header('connection', 'close').header('cache-control', 'no-store');
    throw new ServerProblem(problem.code, problem.detail, problem.wait);
  });

  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const problem = refusedByFastify(error) ?? problemOf(error, tables.store);
    const code = PROBLEM_STATUS[problem.code];
    tables.metrics.problems.add(problem.code);
    // What went wrong inside is for whoever runs the server, not for whoever asked.
    if (code === 500) tables.report(error, `${request.method} ${pathOf(request.url)}`);
    const again = retryAfter(problem);
    if (again !== undefined) void reply.header('retry-after', again);
    if (isForPrograms(request)) return reply.code(code).send({ problem });
    const words = code === 500 ? 'Something went wrong on the server.' : `This can’t be answered: ${problem.detail}.`;
    return reply.code(code).type('text/plain; charset=utf-8').send(`${words}\n`);
  });

  healthRoute(app, tables.store);

  addRoutes(app, api);

  watchSockets(app.server);
  const live = openLive(app.server, api, connections);
  addFigures(tables, live);
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
  /^\/(?:cards|atlas|your-sky|setup|setup\/ad-astra|games|online|learn\/(?:astra|ad-astra)|rules|glossary|(?:table|result|rules|atlas|online)\/[^/]+|(?:table|online)\/[^/]+\/text|table\/[^/]+\/hints|replay\/[^/]+(?:\/\d+)?)$/;

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
