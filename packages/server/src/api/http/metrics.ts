import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics/server-metrics.ts';
import type { Tables } from '../../node/tables.ts';
import type { Live } from '../websocket/server.ts';

/** Figures for Prometheus: counts only, of nobody in particular. */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(registry.text()));
}

/** Those that are read off the server as it is. */
export function addFigures(tables: Tables, live: Live): void {
  const { registry } = tables.metrics;
  registry.gauge('astrarium_tables', 'Tables in memory, by phase.', () => tables.phases(), 'phase');
  registry.gauge('astrarium_connections', 'Live connections.', () => live.size());
  registry.gauge('astrarium_other_nodes', 'Other nodes on the same database that are heard.', () => tables.otherNodes);
  registry.gauge('astrarium_bot_tables', 'Tables at which this node plays the bots.', () => tables.botTables);
}
