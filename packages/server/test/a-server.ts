import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Claim,
  type Claimed,
  type CreatedTable,
  type HttpName,
  type HttpRequests,
  type NewOnlineTable,
  type Problem,
  type Sitting,
  valueHash,
} from '@astrarium/protocol';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { chooseForBot } from '../src/bots/choice.ts';
import type { BotRequest } from '../src/bots/queue.ts';
import type { Bus } from '../src/cluster/bus/bus.ts';
import { inProcessBus } from '../src/cluster/bus/in-process.ts';
import type { LimitOptions } from '../src/limits/limits.ts';
import { type Log, SILENT } from '../src/log/log.ts';
import { Tables } from '../src/node/tables.ts';
import { buildOperator } from '../src/operator.ts';
import type { Store } from '../src/store/store.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { INTERNET, type Outside } from '../src/webhooks/call.ts';
import { checkAnswer } from './check-answer.ts';
import { fetchFrom } from './fetch-from.ts';

export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  /** What is for whoever runs it, to be asked by `inject()`. */
  readonly operator: FastifyInstance;
  readonly tables: Tables;
  /** What the server reported as gone wrong inside. */
  readonly reported: unknown[];
  readonly stop: () => Promise<void>;
}

/** Where a server listens. `from`: the address of this machine to ask it from; left out, any. */
export interface Reached {
  readonly url: string;
  readonly from?: string;
}

/** So much that no test but those about limits meets one. */
const GENEROUS = { burst: 1_000_000, perSecond: 1_000_000 };
export const NO_LIMITS: Partial<LimitOptions> = {
  hits: GENEROUS,
  requests: GENEROUS,
  messages: GENEROUS,
  messagesOfConnection: GENEROUS,
  messagesOfToken: GENEROUS,
  tables: GENEROUS,
  chats: GENEROUS,
  botTables: 10_000,
  connections: 10_000,
  sockets: 1_000_000,
};

/** What a test puts in place of the usual. */
interface ServerParts {
  readonly log?: Log;
  readonly outside?: Outside;
  readonly bus?: Bus;
  /** How bots decide. */
  readonly choose?: (task: BotRequest) => Promise<string>;
}

/** The server on a free port over this store. Its bots think in this very thread, and without a pause. */
export async function aServer(
  store: Store,
  limits: Partial<LimitOptions> = NO_LIMITS,
  now: () => number = Date.now,
  { log = SILENT, outside = INTERNET, bus = inProcessBus(), choose = async (task) => chooseForBot(task) }: ServerParts = {},
): Promise<TestServer> {
  const pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Astrarium</title>');
  const reported: unknown[] = [];
  const tables = new Tables({
    store,
    bus,
    chooseForBot: choose,
    botPause: 0,
    now,
    report: (error) => reported.push(error),
    outside,
  });
  const app = await buildApp({ pages, tables, limits, log });
  const operator = buildOperator({ tables });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    operator,
    tables,
    reported,
    stop: async () => {
      await app.close();
      await operator.close();
      await tables.close();
      rmSync(pages, { recursive: true });
    },
  };
}

/** Why the server refused, as a test expects it. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.detail}`);
    this.status = status;
    this.problem = problem;
  }
}

export interface Caller {
  readonly token?: string | null;
  readonly cookie?: string;
  readonly origin?: string;
}

/** Asks by HTTP as a program does. `to` is the table for `:id`. */
export async function request<Name extends HttpName>(
  { url, from }: Reached,
  name: Name,
  ask: HttpRequests[Name]['ask'],
  to = '',
  caller: Caller = {},
): Promise<HttpRequests[Name]['answer'] & { readonly setCookie?: string }> {
  const [method = '', address = ''] = name.replace(':id', to).split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(ask as Record<string, string>).toString()}` : '';
  const response = await fetchFrom(from)(url + address + query, {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(caller.cookie !== undefined && { cookie: caller.cookie }),
      ...(caller.origin !== undefined && { origin: caller.origin }),
    },
    ...(method === 'POST' && { body: JSON.stringify(ask) }),
  });
  const answer = (await response.json()) as { problem?: Problem };
  if (answer.problem !== undefined) throw new Refused(response.status, answer.problem);
  checkAnswer(name, answer);
  const setCookie = response.headers.get('set-cookie');
  return { ...(answer as HttpRequests[Name]['answer']), ...(setCookie !== null && { setCookie }) };
}

/** The problem a request must meet. */
export async function refusedCode(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof Refused) return error.problem.code;
    throw error;
  }
  return 'none';
}

/** 32 hexadecimal digits that belong to this seat. */
export function valueOf(seat: number): string {
  return String(seat).repeat(32).slice(0, 32);
}

/** Somebody who will show the value of this number. */
export function sitting(name: string, number: number): Sitting {
  return { name, valueHash: valueHash(valueOf(number)) };
}

export interface SeatedTable {
  readonly id: string;
  readonly host: string;
  readonly invite: string;
  /** By seat. */
  readonly tokens: readonly string[];
}

export const ASTRA_FOR_TWO: Pick<NewOnlineTable, 'game' | 'options' | 'seats'> = {
  game: 'astra',
  options: { players: 2 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
};
export const AD_ASTRA_FOR_THREE: Pick<NewOnlineTable, 'game' | 'options' | 'seats'> = {
  game: 'ad-astra',
  options: { players: 3 },
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
};

/** A new table with the token of its host, who has no seat unless it is said. */
export type MadeTable = CreatedTable & { readonly token: string };

export async function newTable(server: Reached, change: Partial<NewOnlineTable> = {}): Promise<MadeTable> {
  const token = newToken();
  const terms = { listing: 'public', clock: { kind: 'none' }, host: null, tokenHash: hashOf(token) } as const;
  return { ...(await request(server, 'POST /api/tables', { ...ASTRA_FOR_TWO, ...terms, ...change })), token };
}

/** Takes a seat with a new token, which is told with the answer. */
export async function claimSeat(
  server: Reached,
  id: string,
  claim: Omit<Claim, 'tokenHash'>,
  caller: Caller = {},
): Promise<Claimed & { readonly token: string }> {
  const token = newToken();
  return { ...(await request(server, 'POST /api/tables/:id/claim', { ...claim, tokenHash: hashOf(token) }, id, caller)), token };
}

/** Shows the value of that number for the seat. */
export async function showValue(server: Reached, id: string, seat: number, number: number, token: string): Promise<void> {
  await request(server, 'POST /api/tables/:id/reveal', { seat, value: valueOf(number) }, id, { token });
}

/** A table in play with a person in every open seat. */
export async function seatedTable(server: Reached, change: Partial<NewOnlineTable> = {}): Promise<SeatedTable> {
  const made = await newTable(server, change);
  const seated: { readonly seat: number; readonly token: string }[] = [];
  for (const [seat, { kind }] of made.room.seats.entries()) {
    if (kind === 'open') seated.push(await claimSeat(server, made.id, { ...sitting(`Player ${seat}`, seat), code: made.invite }));
  }
  if (change.seed === undefined) for (const { seat, token } of seated) await showValue(server, made.id, seat, seat, token);
  return { id: made.id, host: made.token, invite: made.invite, tokens: seated.map(({ token }) => token) };
}

/** A bot plays for everybody: the game goes on by itself to its end. */
export async function lendAll(server: Pick<TestServer, 'url'>, { id, tokens }: Pick<SeatedTable, 'id' | 'tokens'>): Promise<void> {
  for (const [seat, token] of tokens.entries()) await request(server, 'POST /api/tables/:id/lend', { seat, bot: 'random' }, id, { token });
}
