import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from './log.ts';

/** So that a line of the log can be found again for an answer. */
export function requestId(): string {
  return randomBytes(6).toString('base64url');
}

/** Logs each request to the API when it is answered: by its route, never by its address, which may hold anything. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isAboutTables(request)) void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!isAboutTables(request)) return;
    log('info', 'request', {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      table: tableOf(request),
    });
  });
}

function isAboutTables({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Only what can be a table's: anything else in its place is somebody's secret or nonsense. */
function tableOf({ params }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { readonly id?: string };
  return id !== undefined && /^[\w-]{16}$/.test(id) ? id : null;
}
