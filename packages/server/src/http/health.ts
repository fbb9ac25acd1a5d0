import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

/** A database that takes longer than this to say a word is not there. */
const PATIENCE = 2000;

/** For whoever looks after the server: whether it lives, and whether a load balancer should send it more. */
export function healthRoutes(app: FastifyInstance, store: Store, draining: AbortSignal | undefined): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    const status = draining?.aborted === true ? 'stopping' : (await answers(store)) ? 'ready' : 'no-database';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

function answers(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    store
      .check()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
