import {
  check,
  HTTP_SCHEMAS,
  type HttpName,
  type HttpRequests,
  LIMITS,
  type ProblemCode,
  type RoomAnswer,
  type You,
} from '@astrarium/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerProblem } from '../../lib/problem.ts';
import { checkRate } from '../../limits/check-rate.ts';
import { costOfBytes, costOfTelling, isRetoldAfter } from '../../limits/costs.ts';
import type { Limits } from '../../limits/limits.ts';
import { isOwnOrigin } from '../../limits/origin.ts';
import type { Log } from '../../log/log.ts';
import type { Tables } from '../../node/tables.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { type CookieKey, type Credentials, cookieFor, credentialsOf, endedCookies } from '../credentials.ts';
import type { Visitor } from '../operations/shared.ts';

/** What every route works with. */
export interface Api {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly log: Log;
  /** The server is closing: nobody waits any longer for what is to come. */
  readonly closing: AbortSignal;
}

/** One request, while it is being answered. */
export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The table of the address, for whoever may see it. */
  readonly visit: () => Promise<Visit>;
  /** What is to be done costs so much more: it is refused where nothing is left. */
  readonly afford: (cost: number) => void;
}

/** Somebody at a table, who may see it. */
export interface Visit {
  readonly table: HostedTable;
  readonly credentials: Credentials;
  readonly you: You;
  /** They may see it, as the room is at this revision. */
  readonly revision: number;
}

export type AddRoute = <Name extends HttpName>(
  name: Name,
  answer: (ask: HttpRequests[Name]['ask'], call: Call) => Promise<HttpRequests[Name]['answer']>,
) => void;

/** Adds routes by name. What is asked has passed its schema; it came from our own page or a program, and not too often. */
export function routesOf(app: FastifyInstance, api: Api): AddRoute {
  return (name, answer) => {
    const [method = '', url = ''] = name.split(' ');
    const bodyLimit = name === 'POST /api/tables/import' ? 2 * LIMITS.recordBytes : LIMITS.messageBytes;
    app.route({
      method,
      url,
      bodyLimit,
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        checkCaller(api, request, 1 + costOfBytes(bodyLength(request, bodyLimit)));
        if (!isOwnOrigin(request.headers)) throw new ServerProblem('foreign-origin', 'requests are taken from pages of this site only');
      },
      handler: async (request, reply) => {
        const ask = check(HTTP_SCHEMAS[name], method === 'GET' ? request.query : (request.body ?? {}), method === 'GET' ? 'query' : 'body');
        const id = tableIdOf(request);
        const call = { request, reply, visit: () => visit(api, request), afford: (cost: number) => checkCaller(api, request, cost) };
        const text = JSON.stringify(await upToDate(api.tables, id, () => answer(ask, call)));
        spend(api, request, costOfBytes(text.length) + (isRetoldAfter(name) ? costOfTelling(api.tables.inHand(id)) : 0));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  };
}

/** How long the body says it is; one that does not say may be as long as it is allowed to be. */
function bodyLength({ headers }: FastifyRequest, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}

export function tableIdOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}

/** An address that can't be a table's costs no question to the store. */
export async function findTable(tables: Tables, id: string): Promise<HostedTable> {
  if (!/^[\w-]{16}$/.test(id)) throw new ServerProblem('no-such-table', `there is no table ${id.slice(0, 40)}`);
  return tables.find(id);
}

/** What depends on what is known of a table, which another node may have changed a moment ago. */
const ABOUT_THE_TABLE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'wrong-phase',
  'not-your-seat',
  'not-the-host',
  'no-entry',
  'seat-lent',
  'seat-taken',
  'one-seat',
  'bad-link',
]);

/** Refuses nothing by what is no longer so: if more is known of the table than when it was begun, it is tried once more. */
export function upToDate<T>(tables: Tables, id: string, work: () => Promise<T>, before = tables.known(id)): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (!(error instanceof ServerProblem) || !ABOUT_THE_TABLE.has(error.code)) throw error;
    await tables.catchUp(id);
    if (tables.known(id) === before) throw error;
    return work();
  });
}

/**
 * A private table is for those with a seat or a link. Returns the revision of the room that this is so at: when there is another, it may not
 * be so any more.
 */
export async function checkEntry({ store }: Tables, table: HostedTable, hashes: ReadonlySet<string>): Promise<number> {
  const { id, facts } = table;
  const { host, seats } = table.you(hashes);
  if (facts.listing === 'public' || host || seats.length > 0) return facts.revision;
  const links = hashes.size === 0 ? [] : await store.links(id);
  if (links.some(({ hash }) => hashes.has(hash))) return facts.revision;
  throw new ServerProblem('no-entry', 'the table is private: it takes a link to see it');
}

/** Gives the browser a secret of this table to keep. */
export function giveCookie({ request, reply }: Call, table: string, key: CookieKey, secret: string): void {
  void reply.header('set-cookie', cookieFor(table, key, secret, isSecure(request)));
}

/** Takes all of them away. */
export function endCookies({ request, reply }: Call, table: string): void {
  for (const cookie of endedCookies(request.headers, table, isSecure(request))) void reply.header('set-cookie', cookie);
}

/** A rematch is a new table too. */
export function checkNewTable(limits: Limits, { request }: Call): void {
  checkRate(limits.tables, limits.callerOf(request.raw), 'too many new tables from this address; try again later');
}

/** A visit by HTTP, as operations take it. */
export function visitorOf(api: Api, { table, you, credentials }: Visit): Visitor {
  return { api, table, you, hashes: credentials.hashes };
}

export function roomAnswer(table: HostedTable, hashes: ReadonlySet<string>): RoomAnswer {
  return { room: table.room(), you: table.you(hashes) };
}

/** A page that came by https says so; behind a proxy the server itself would not know. */
function isSecure({ headers }: FastifyRequest): boolean {
  return headers.origin?.startsWith('https:') === true;
}

function checkCaller({ limits }: Api, request: FastifyRequest, cost?: number): void {
  checkRate(limits.requests, limits.callerOf(request.raw), 'too many requests from this address; wait a little', cost);
}

/** What was done for the caller cost so much more than one request. */
function spend({ limits }: Api, request: FastifyRequest, cost: number): void {
  if (cost === 0) return;
  limits.requests.spend(limits.callerOf(request.raw), cost);
  const [token] = credentialsOf(request.headers).hashes;
  if (token !== undefined) limits.messagesOfToken.spend(token, cost);
}

async function visit({ tables, limits }: Api, request: FastifyRequest): Promise<Visit> {
  const credentials = credentialsOf(request.headers);
  const [token] = credentials.hashes;
  if (token !== undefined) checkRate(limits.messagesOfToken, token, 'too many requests with this token; wait a little');
  const table = await findTable(tables, tableIdOf(request));
  const revision = await checkEntry(tables, table, credentials.hashes);
  const you = table.you(credentials.hashes);
  tables.presence.seen(table, you.seats);
  return { table, credentials, you, revision };
}
