import type { FastifyInstance } from 'fastify';
import type { Live } from '../live/live.ts';
import type { Tables } from '../tables/tables.ts';

/** Figures for Prometheus: counts only, of nobody in particular. */
export function metricsRoute(app: FastifyInstance, tables: Tables, live: Live): void {
  const { registry } = tables.metrics;
  registry.gauge('astrarium_tables', 'Tables in memory, by phase.', () => tables.phases(), 'phase');
  registry.gauge('astrarium_connections', 'Live connections.', () => live.size());
  app.get('/metrics', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(registry.text()),
  );
}
