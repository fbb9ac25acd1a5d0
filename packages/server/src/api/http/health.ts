import type { FastifyInstance } from 'fastify';
import { DiskFull } from '../../store/problem.ts';
import type { Store } from '../../store/store.ts';

/** For everybody: whether the server lives and can keep anything, as far as was last seen. Nothing is asked of the store. */
export function healthRoute(app: FastifyInstance, store: Store): void {
  app.get('/health', async (_request, reply) => {
    const problem = store.problem();
    return reply
      .code(problem === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: problem === undefined ? 'ok' : statusOf(problem) });
  });
}

/** For a load balancer: whether it should send the server more. The store is asked anew. */
export function readyRoute(app: FastifyInstance, store: Store, draining: AbortSignal | undefined): void {
  app.get('/health/ready', async (_request, reply) => {
    const status = draining?.aborted === true ? 'stopping' : await store.check().then(() => 'ready', statusOf);
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

/** What everybody may know: the log says the rest, and how to fix it. */
function statusOf(problem: unknown): string {
  return problem instanceof DiskFull ? 'disk-full' : 'no-database';
}
