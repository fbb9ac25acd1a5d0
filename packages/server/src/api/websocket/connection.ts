import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, check, type FromServer, LIVE_FRAME, OPERATIONS, type ProblemCode, type RequestOf } from '@astrarium/protocol';
import type { WebSocket } from 'ws';
import { problemOf, ServerProblem } from '../../lib/problem.ts';
import { wireText } from '../../lib/wire-text.ts';
import { costOfBytes, costOfResending } from '../../limits/costs.ts';
import { Allowance } from '../../limits/rate.ts';
import { throttle } from '../../limits/throttle.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { type Welcome, watch } from '../../tables/snapshots.ts';
import type { Subscriber } from '../../updates/subscribers.ts';
import { checkEntry, findTable, upToDate } from '../access.ts';
import type { Api } from '../api.ts';
import { credentialsOf } from '../credentials.ts';
import type { Call, Cookies, TableCall } from '../operations/operation.ts';
import { type Door, perform, SERVED } from '../operations/operations.ts';
import { Outbox } from './outbox.ts';
import { watch as watchTable } from './watch.ts';

export interface Caller {
  readonly table: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether they take patches. */
  readonly patches: boolean;
  /** What carries the connection. */
  readonly stream: Duplex;
}

/** Requests of one connection that may be under way at once. */
const MOST_WAITING = 64;
/** How long a connection that is being closed may take to say goodbye, and how much else it may say meanwhile. */
const GOODBYE = { time: 3000, messages: 100 };

/** One live connection: one browser, or program, at one table. */
export class Connection {
  readonly api: Api;
  readonly call: Call;
  readonly patches: boolean;
  readonly outbox: Outbox;
  /** Whoever has just begun to watch waits before doing so again, and whoever does so over many connections waits for their turn. */
  readonly beforeWatch: () => Promise<void> | undefined;
  /** Rejects when there is no such table, or the caller may not see it. */
  private readonly entered: Promise<void>;
  private readonly door: Door;
  private readonly socket: WebSocket;
  /** The hash of a token of theirs, by which their messages are counted. */
  private readonly token: string | undefined;
  private readonly allowance: Allowance;
  /** The revision of the room at which they were found to be let in; -1: not yet. */
  private allowedAt = -1;
  private watching: { readonly table: HostedTable; readonly subscriber: Subscriber } | undefined;
  private waiting = 0;
  private alive = true;
  /** Counts our pings: what the last one said is what its pong has to say. */
  private pinged = 0;
  private closing = false;
  /** What was heard since they were sent away. */
  private late = 0;

  constructor(socket: WebSocket, api: Api, { table, address, headers, patches, stream }: Caller) {
    this.api = api;
    this.socket = socket;
    const reader = { unread: () => stream.writableLength, drop: () => socket.terminate() };
    this.outbox = new Outbox(stream, {
      isOpen: () => !this.closing && socket.readyState === socket.OPEN,
      most: api.limits.options.backlog,
      lags: (bytes) => api.limits.unread.wrote(reader, bytes),
      // They will come back and catch up.
      tooSlow: () => this.close(CLOSE_CODES.slow, 'too slow; come back and catch up'),
    });
    const lull = throttle(api.limits.options.watchEvery);
    const turn = (): Promise<void> | undefined => api.limits.turns.wait(address);
    // A request that need not wait is not overtaken by the next one.
    this.beforeWatch = () => lull()?.then(turn) ?? turn();
    const { hashes } = credentialsOf(headers);
    this.call = {
      api,
      table,
      hashes,
      address,
      cookies: NO_COOKIES,
      afford: (cost) => this.spend(cost),
      // Nothing that is asked here waits for long.
      gone: () => api.closing,
    };
    // The room is sent to all who watch.
    this.door = { call: this.call, visit: (checksInTurn) => this.visit(checksInTurn), room: () => ({}) };
    [this.token] = hashes;
    this.patches = patches;
    this.allowance = new Allowance(api.limits.options.messagesOfConnection, api.tables.now());
    this.entered = this.enter();
    this.entered.catch((error: unknown) => this.turnAway(error));
    socket.on('message', (data: Buffer, isBinary) => this.hear(data, isBinary));
    socket.on('ping', (data) => this.hearPing(data));
    socket.on('pong', (data) => this.hearPong(data));
    // A broken connection also closes; there is nothing more to do about it.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.closing = true;
      this.stopWatching();
    });
  }

  send(message: FromServer): void {
    this.outbox.say(wireText(JSON.stringify(message)));
  }

  reply(n: number, answer: unknown): void {
    const text = `{"kind":"answer","n":${n},"answer":${wireText(JSON.stringify(answer))}}`;
    this.outbox.say(text);
    this.spend(costOfBytes(text.length));
  }

  /** Nothing reaches them any more. */
  get gone(): boolean {
    return this.closing;
  }

  /** The table, if they watch it: then it is not forgotten. */
  get watched(): HostedTable | undefined {
    return this.watching?.table;
  }

  /** The table, asked for anew each time: one that nobody watches may have been forgotten meanwhile. */
  async table(): Promise<HostedTable> {
    if (this.allowedAt < 0) await this.entered;
    const table = await this.api.tables.find(this.call.table);
    if (table.row.revision !== this.allowedAt) await this.enter();
    return table;
  }

  /** Whoever came in by a link that was revoked since, or has no seat any more, may no longer see a private table. */
  recheck(): void {
    this.enter().catch((error: unknown) => this.turnAway(error));
  }

  /** The table was removed. Whoever asked for that is answered first. */
  sendAway(): void {
    setImmediate(() => this.close(CLOSE_CODES.gone, 'the table no longer exists'));
  }

  /** From now on this one watches over the connection, in place of whoever did before. */
  async watch(table: HostedTable, subscriber: Subscriber, since: number | null, welcome: (seen: Welcome) => void): Promise<void> {
    this.stopWatching();
    const watching = { table, subscriber };
    this.watching = watching;
    try {
      await watch(table, subscriber, since, welcome);
    } catch (error) {
      if (this.watching === watching) this.watching = undefined;
      throw error;
    }
    // The line may have broken while the table was busy.
    if (this.closing || this.watching !== watching) table.unwatch(subscriber);
    // So may the room have changed, before anybody knew that they watch.
    else if (table.row.revision !== this.allowedAt) this.recheck();
  }

  /** A client that has not answered the last ping is gone. Pages cannot see pings, so they get a message as well. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.pinged += 1;
    this.socket.ping(String(this.pinged));
    this.send({ kind: 'beat' });
  }

  close(code: number, why: string): void {
    this.outbox.flush();
    if (this.closing) return;
    this.closing = true;
    this.socket.close(code, why);
    setTimeout(() => this.socket.terminate(), GOODBYE.time).unref();
  }

  private stopWatching(): void {
    this.watching?.table.unwatch(this.watching.subscriber);
    this.watching = undefined;
  }

  private async enter(): Promise<void> {
    const { tables } = this.api;
    const { table, hashes } = this.call;
    await upToDate(tables, table, async () => {
      this.allowedAt = await checkEntry(tables, await findTable(tables, table), hashes);
    });
  }

  private turnAway(error: unknown): void {
    const problem = problemOf(error, this.api.tables.store);
    this.send({ kind: 'error', n: 0, problem });
    this.close(LAST_WORDS.get(problem.code) ?? CLOSE_CODES.restart, problem.code);
  }

  private hear(data: Buffer, isBinary: boolean): void {
    if (this.closing) return this.hearLate();
    if (!this.allowed()) return this.close(CLOSE_CODES.tooMany, 'too many messages');
    let n = 0;
    try {
      if (isBinary) throw new ServerProblem('bad-input', 'messages are JSON text, not binary');
      const parsed = parse(data.toString());
      n = numberOf(parsed);
      if (this.waiting >= MOST_WAITING) throw new ServerProblem('too-many', 'too many requests at once: wait for answers');
      void this.respond(n, this.answer(parsed));
    } catch (error) {
      this.tellProblem(n, error);
    }
  }

  private hearPing(data: Buffer): void {
    if (this.closing) this.hearLate();
    else if (this.allowed()) this.outbox.pong(data);
    else this.close(CLOSE_CODES.tooMany, 'too many messages');
  }

  /** Any other pong than that to our last ping is a message like any other. */
  private hearPong(data: Buffer): void {
    if (this.closing) this.hearLate();
    else if (!this.alive && data.toString('latin1') === String(this.pinged)) this.alive = true;
    else if (!this.allowed()) this.close(CLOSE_CODES.tooMany, 'too many messages');
  }

  /** What was on its way when they were sent away is not answered. A client that goes on sending is cut off: reading alone takes time. */
  private hearLate(): void {
    this.late += 1;
    if (this.late > GOODBYE.messages) this.socket.terminate();
  }

  private async respond(n: number, asked: Promise<unknown>): Promise<void> {
    this.waiting += 1;
    try {
      const answer = await asked;
      if (answer !== undefined) this.reply(n, answer);
    } catch (error) {
      this.tellProblem(n, error);
    } finally {
      this.waiting -= 1;
    }
  }

  private tellProblem(n: number, error: unknown): void {
    const problem = problemOf(error, this.api.tables.store);
    this.api.tables.metrics.problems.add(problem.code);
    if (problem.code === 'internal' || problem.code === 'damaged') this.api.tables.report(error, 'live');
    this.send({ kind: 'error', n, problem });
    // Also whoever did not watch, or was just about to.
    if (problem.code === 'table-gone') this.sendAway();
    // The damage was found while the table was open: no more updates can be sent.
    if (problem.code === 'damaged') this.close(CLOSE_CODES.damaged, problem.code);
    if (problem.code === 'no-entry') this.close(CLOSE_CODES.refused, problem.code);
  }

  private answer(message: unknown): Promise<unknown> {
    const { n, name, ask } = check(LIVE_FRAME, message);
    const asked = check<unknown>(OPERATIONS[name].request, ask, 'ask');
    const { api, call } = this;
    const work = (): Promise<unknown> =>
      name === 'watch' ? watchTable(this, asked as RequestOf<'watch'>, n) : perform(name, asked, this.door);
    const answered = upToDate(api.tables, call.table, work, this.watched?.row);
    if (name === 'watch' || SERVED[name].resends !== true) return answered;
    return answered.finally(() => this.spend(costOfResending(api.tables.inHand(call.table))));
  }

  /** Who the caller is now: a seat may have been handed over since they came. Whoever watches has been let in. */
  private async visit(checksInTurn: boolean): Promise<TableCall> {
    const watched = checksInTurn ? this.watched : undefined;
    const table = watched ?? (await this.table());
    const you = table.you(this.call.hashes);
    if (watched === undefined) this.api.tables.presence.seen(table, you.seats);
    return { call: this.call, table, you, revision: this.allowedAt };
  }

  /** What they asked for cost so much more than one message. */
  private spend(cost: number): void {
    if (cost === 0) return;
    const { limits } = this.api;
    this.allowance.spend(cost);
    limits.messages.spend(this.call.address, cost);
    if (this.token !== undefined) limits.messagesOfToken.spend(this.token, cost);
  }

  private allowed(): boolean {
    const { limits, tables } = this.api;
    const { token } = this;
    if (!this.allowance.takes(tables.now()) || !limits.messages.allows(this.call.address)) return false;
    return token === undefined || limits.messagesOfToken.allows(token);
  }
}

/** A live connection can't set any. */
const NO_COOKIES: Cookies = { keep: () => undefined, end: () => undefined };

/** After these problems nobody need come back. */
const LAST_WORDS: ReadonlyMap<ProblemCode, number> = new Map([
  ['no-such-table', CLOSE_CODES.noTable],
  ['no-entry', CLOSE_CODES.refused],
  ['table-gone', CLOSE_CODES.gone],
  ['damaged', CLOSE_CODES.damaged],
]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServerProblem('bad-input', 'the message is not JSON');
  }
}

/** The sender's own number, if the message has one, so that even a wrong one is answered under it. */
function numberOf(message: unknown): number {
  const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : 0;
  return typeof n === 'number' && Number.isSafeInteger(n) && n > 0 ? n : 0;
}
