import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security.ts';

export interface AppOptions {
  /** The folder with the built pages. */
  readonly pages: string;
}

/** The web server, not yet listening: tests ask it by `inject()`. */
export async function buildApp({ pages }: AppOptions): Promise<FastifyInstance> {
  // Open keep-alive connections must not hold up a shutdown.
  const app = Fastify({ forceCloseConnections: true });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

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
    if (isReader(request)) return reply.code(404).sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });

  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    // What went wrong inside is for whoever runs the server, not for whoever asked.
    if (code === 500) console.error(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    const words = code === 500 ? 'Something went wrong on the server.\n' : 'This request makes no sense here.\n';
    return reply.code(code).type('text/plain; charset=utf-8').send(words);
  });

  return app;
}

/** The places of the site, as its pages have them. */
const PLACE =
  /^\/(?:cards|atlas|setup|setup\/ad-astra|games|learn\/(?:astra|ad-astra)|rules|glossary|(?:table|result|rules|atlas)\/[^/]+|table\/[^/]+\/text|replay\/[^/]+(?:\/\d+)?)$/;

function isPlace({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && PLACE.test(pathOf(url));
}

/** Somebody who goes somewhere with a browser, and not for a file. */
function isReader({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true && !/\.[a-z]\w*$/i.test(pathOf(url));
}

function pathOf(url: string): string {
  return new URL(url, 'http://x').pathname;
}

/** Built assets carry a hash of their content in the name and never change; everything else is asked for anew. */
function cachingOf(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
