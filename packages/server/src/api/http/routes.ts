import { check, LIMITS, OPERATIONS, querySchema } from '@astrarium/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServerProblem } from '../../lib/problem.ts';
import { costOfBytes, costOfResending } from '../../limits/costs.ts';
import { isOwnOrigin } from '../../limits/origin.ts';
import { upToDate } from '../access.ts';
import type { Api } from '../api.ts';
import type { Call } from '../operations/operation.ts';
import { perform, SERVED, SERVED_NAMES, type ServedName } from '../operations/operations.ts';
import { checkRequests, httpDoor, tableIdOf } from './call.ts';

/** Adds a route for each operation that can be asked by HTTP. */
export function addRoutes(app: FastifyInstance, api: Api): void {
  for (const name of SERVED_NAMES) {
    const operation = OPERATIONS[name];
    if ('http' in operation) addRoute(app, api, name, operation.http);
  }
}

/** What is asked has passed its schema; it came from our own page or a program, and not too often. */
function addRoute(app: FastifyInstance, api: Api, name: ServedName, address: string): void {
  const [method = '', url = ''] = address.split(' ');
  const { bodyLimit = LIMITS.messageBytes, creates = false, resends = false } = SERVED[name];
  const isQuery = method === 'GET';
  const schema = isQuery ? querySchema<unknown>(OPERATIONS[name].request) : OPERATIONS[name].request;
  app.route({
    method,
    url,
    bodyLimit,
    onRequest: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      checkRequests(api, request, 1 + costOfBytes(bodyLength(request, bodyLimit)));
      if (!isOwnOrigin(request.headers)) throw new ServerProblem('foreign-origin', 'requests are taken from pages of this site only');
    },
    handler: async (request, reply) => {
      const ask = check<unknown>(schema, isQuery ? request.query : (request.body ?? {}), isQuery ? 'query' : 'body');
      const door = httpDoor(api, request, reply);
      const id = tableIdOf(request);
      const text = JSON.stringify(await upToDate(api.tables, id, () => perform(name, ask, door)));
      spend(door.call, costOfBytes(text.length) + (resends ? costOfResending(api.tables.inHand(id)) : 0));
      return reply
        .code(creates ? 201 : 200)
        .type('application/json; charset=utf-8')
        .send(text);
    },
  });
}

/** How long the body says it is; one that does not say may be as long as it is allowed to be. */
function bodyLength({ headers }: FastifyRequest, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}

/** What was done for the caller cost so much more than one request. */
function spend({ api: { limits }, address, hashes }: Call, cost: number): void {
  if (cost === 0) return;
  limits.requests.spend(address, cost);
  const [token] = hashes;
  if (token !== undefined) limits.messagesOfToken.spend(token, cost);
}
