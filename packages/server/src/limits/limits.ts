import type { IncomingMessage } from 'node:http';
import { addressOf, callerOf } from './address.ts';
import { type FairTurns, openFairScheduling } from './fair-scheduling.ts';
import { type RateAllowance, RateLimit } from './rate.ts';
import { type Patience, USUAL_PATIENCE } from './timeouts.ts';
import { Unread } from './unread.ts';

/** How much the server takes from one address, one connection and one token. */
export interface LimitOptions {
  /** Requests by HTTP for anything at all, by address: pages, files and what is about tables. */
  readonly hits: RateAllowance;
  /** Requests by HTTP about tables, and new live connections, by address. */
  readonly requests: RateAllowance;
  /** Messages over live connections, by address, by connection and by token. */
  readonly messages: RateAllowance;
  readonly messagesOfConnection: RateAllowance;
  readonly messagesOfToken: RateAllowance;
  /** New tables, by address. */
  readonly tables: RateAllowance;
  /** Running tables at which only bots play, by the address from which they were made. */
  readonly botTables: number;
  /** Lines of chat, by seat. */
  readonly chats: RateAllowance;
  /** A connection begins to watch at most every so many milliseconds: the answer may be a whole game. */
  readonly watchEvery: number;
  /** Live connections at the same time, by address. */
  readonly connections: number;
  /** Connections of any kind at the same time, by address; behind proxies, requests under way and live connections. */
  readonly sockets: number;
  /** How many proxies of our own stand before the server: so many addresses in X-Forwarded-For are true. */
  readonly proxies: number;
  /** Bytes a connection may lag behind before it is dropped; the largest write does not count, which may be a whole game. */
  readonly backlog: number;
  /** Bytes that all connections together may lag behind before the slowest are dropped. */
  readonly unread: number;
  readonly patience: Patience;
}

/** Many people may share one address. */
export const USUAL_LIMITS: LimitOptions = {
  // Whoever comes for the first time fetches some hundred files.
  hits: { burst: 6000, perSecond: 200 },
  requests: { burst: 200, perSecond: 20 },
  messages: { burst: 1000, perSecond: 200 },
  messagesOfConnection: { burst: 100, perSecond: 20 },
  messagesOfToken: { burst: 100, perSecond: 20 },
  tables: { burst: 30, perSecond: 30 / 3600 },
  botTables: 8,
  chats: { burst: 8, perSecond: 0.5 },
  watchEvery: 1000,
  connections: 200,
  sockets: 600,
  proxies: 0,
  backlog: 256 * 1024,
  unread: 64 * 1024 * 1024,
  patience: USUAL_PATIENCE,
};

export interface Limits {
  readonly hits: RateLimit;
  readonly requests: RateLimit;
  readonly messages: RateLimit;
  readonly messagesOfToken: RateLimit;
  readonly tables: RateLimit;
  readonly chats: RateLimit;
  readonly unread: Unread;
  /** Requests by HTTP, and those that tell a game whole over live connections: one of an address is begun in a turn of the event loop. */
  readonly turns: FairTurns;
  readonly options: LimitOptions;
  /** Who asks, as far as limits by address go. */
  readonly callerOf: (request: IncomingMessage) => string;
}

export function openLimits(options: Partial<LimitOptions>, now: () => number): Limits {
  const all = { ...USUAL_LIMITS, ...options };
  return {
    hits: new RateLimit(all.hits, now),
    requests: new RateLimit(all.requests, now),
    messages: new RateLimit(all.messages, now),
    messagesOfToken: new RateLimit(all.messagesOfToken, now),
    tables: new RateLimit(all.tables, now),
    chats: new RateLimit(all.chats, now),
    unread: new Unread(all.unread),
    turns: openFairScheduling(),
    options: all,
    callerOf: (request) => callerOf(addressOf(request, all.proxies)),
  };
}
