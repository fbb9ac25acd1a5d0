import Fastify, { type FastifyInstance } from 'fastify';
import { readyRoute } from './api/http/health.ts';
import { metricsRoute } from './api/http/metrics.ts';
import { SECURITY_HEADERS } from './lib/security-headers.ts';
import { timeouts, USUAL_PATIENCE } from './limits/timeouts.ts';
import type { Tables } from './node/tables.ts';

export interface OperatorOptions {
  readonly tables: Tables;
  /** From then on the server is not ready for more, though it still answers. */
  readonly draining?: AbortSignal;
}

/**
 * What is for the operator: its figures, and whether a load balancer should send it more. It listens at an address of its own,
 * which players can't reach; at theirs there is nothing of it.
 */
export function buildOperator({ tables, draining }: OperatorOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, ...timeouts(USUAL_PATIENCE) });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
  });
  readyRoute(app, tables.store, draining);
  metricsRoute(app, tables.metrics);
  return app;
}
