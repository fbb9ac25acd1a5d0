import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkRate } from '../../limits/check-rate.ts';
import { checkEntry, findTable } from '../access.ts';
import type { Api } from '../api.ts';
import { cookieFor, credentialsOf, endedCookies } from '../credentials.ts';
import { roomAnswer, type TableCall } from '../operations/operation.ts';
import type { Door } from '../operations/operations.ts';

/** A request by HTTP, as operations take it. */
export function httpDoor(api: Api, request: FastifyRequest, reply: FastifyReply): Door {
  const { hashes } = credentialsOf(request.headers);
  const table = tableIdOf(request);
  const isSecure = cameByHttps(request);
  const call = {
    api,
    table,
    hashes,
    address: api.limits.callerOf(request.raw),
    cookies: {
      keep: (key, secret) => void reply.header('set-cookie', cookieFor(table, key, secret, isSecure)),
      end: () => {
        for (const cookie of endedCookies(request.headers, table, isSecure)) void reply.header('set-cookie', cookie);
      },
    },
    afford: (cost) => checkRequests(api, request, cost),
    gone: () => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return gone.signal;
    },
  } satisfies Door['call'];
  return { call, visit: () => visit(call), room: (visited) => roomAnswer(visited.table, hashes) };
}

/** Empty where the address has none. */
export function tableIdOf({ params }: FastifyRequest): string {
  return (params as { readonly id?: string }).id ?? '';
}

/** What is asked counts, and is refused where too much was. */
export function checkRequests({ limits }: Api, request: FastifyRequest, cost: number): void {
  checkRate(limits.requests, limits.callerOf(request.raw), 'too many requests from this address; wait a little', cost);
}

async function visit(call: Door['call']): Promise<TableCall> {
  const { api, hashes } = call;
  const { tables, limits } = api;
  const [token] = hashes;
  if (token !== undefined) checkRate(limits.messagesOfToken, token, 'too many requests with this token; wait a little');
  const table = await findTable(tables, call.table);
  const revision = await checkEntry(tables, table, hashes);
  const you = table.you(hashes);
  tables.presence.seen(table, you.seats);
  return { call, table, you, revision };
}

/** A page that came by https says so; behind a proxy the server itself would not know. */
function cameByHttps({ headers }: FastifyRequest): boolean {
  return headers.origin?.startsWith('https:') === true;
}
