import { at, quickRandom } from '@astrarium/core';
import { type NewOnlineTable, PATCH_SUBPROTOCOL } from '@astrarium/protocol';
import { WebSocket } from 'ws';
import { type SeatedTable, seatedTable, type TestServer } from '../a-server.ts';
import { Line } from './line.ts';

/** What was measured of some seconds of load; times in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

type Address = Pick<TestServer, 'url'>;

/** Tables of Astra for three, all in play, with a person in every seat unless it is said. */
export function seatedTables(server: Address, many: number, change: Partial<NewOnlineTable> = {}): Promise<SeatedTable[]> {
  const three: Partial<NewOnlineTable> = { options: { players: 3 }, seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
  return inGroups(many, () => seatedTable(server as TestServer, { ...three, ...change }));
}

/** Does so many things, some of them at once. */
export async function inGroups<T>(many: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < many) {
    const group = Array.from({ length: Math.min(25, many - made.length) }, (_, i) => make(made.length + i));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

/** Where the kind of a message begins; its first letter tells answers and errors from all else. */
const KIND_FROM = '{"kind":"'.length;
const [ANSWER, ERROR] = Buffer.from('ae');
const LEGAL = '"legal":{';
const NONE = '}'.charCodeAt(0);
const WAITING_FOR = '"waitingFor":[';
const NOBODY = ']'.charCodeAt(0);

/** A player who decides by whim as soon as they may, or after a pause. */
export class Player {
  readonly line: Line;
  /** How long each decision took until it was acknowledged. */
  readonly times: number[] = [];
  /** The bytes of all that was heard. */
  heard = 0;
  /** Their game is over: there is nothing more to decide. */
  over = false;
  private readonly seat: number;
  private readonly pause: () => number;
  private readonly below: (limit: number) => number;
  private n = 1;
  private begun = 0;
  private legal: readonly string[] = [];
  private waiting = false;
  private pausing = false;
  private stopped = false;

  constructor(line: Line, seat: number, pause: () => number) {
    this.line = line;
    this.seat = seat;
    this.pause = pause;
    this.below = quickRandom(seat + Math.floor(performance.now() * 1000));
    line.onMessage = (message) => this.hear(message);
    line.send(JSON.stringify({ n: 1, name: 'watch', ask: { since: null } }));
  }

  /** For how long the decision that is not answered yet has been under way; 0 if there is none. */
  get underWay(): number {
    return this.waiting ? performance.now() - this.begun : 0;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Reading a message whole would cost this process more than sending it costs the other: it looks only for what it needs. */
  private hear(message: Buffer): void {
    this.heard += message.length;
    const kind = message[KIND_FROM];
    if (kind === ERROR) throw new Error(message.toString());
    if (kind === ANSWER && this.waiting) {
      if (!message.includes('"refusal":null')) throw new Error(`refused: ${message.toString().slice(0, 200)}`);
      this.times.push(performance.now() - this.begun);
      this.waiting = false;
    } else {
      const from = message.indexOf(LEGAL) + LEGAL.length;
      if (from < LEGAL.length) return;
      this.legal = message[from] === NONE ? [] : this.legalIn(message.toString('latin1', from, message.indexOf('}', from)));
      if (this.legal.length === 0) this.over = message[message.indexOf(WAITING_FOR) + WAITING_FOR.length] === NOBODY;
    }
    // Where several decide at once, news may come while our own decision is under way.
    if (this.legal.length > 0 && !this.waiting && !this.pausing) this.decideSoon();
  }

  private legalIn(fields: string): readonly string[] {
    const legal = JSON.parse(`{${fields}}`) as Record<string, string[]>;
    return legal[this.seat] ?? [];
  }

  private decideSoon(): void {
    const pause = this.pause();
    if (pause === 0) return this.decide();
    this.pausing = true;
    setTimeout(() => {
      this.pausing = false;
      this.decide();
    }, pause);
  }

  private decide(): void {
    if (this.stopped) return;
    this.n += 1;
    this.waiting = true;
    const decision = at(this.legal, this.below(this.legal.length));
    this.begun = performance.now();
    const id = `${this.seat}-${this.n}-${Math.floor(this.begun * 1000)}`;
    const message = JSON.stringify({ n: this.n, name: 'decide', ask: { seat: this.seat, decision, id } });
    this.line.send(message);
  }
}

function connect(url: string, token?: string): Promise<WebSocket> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url, PATCH_SUBPROTOCOL, { headers, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** In milliseconds. */
const WARM_UP = 800;

/**
 * Everybody at these tables plays for so many seconds, but no longer than until the first game is over: by whim, a game of three takes some
 * 200 decisions, and where it is over nobody decides. With several nodes, each player of a table is at another.
 */
export async function playFor(
  nodes: readonly string[],
  tables: readonly SeatedTable[],
  seconds: number,
  pause: () => number = () => 0,
): Promise<Figures & { readonly heardEach: number }> {
  const players = (
    await inGroups(tables.length, (index) => {
      const { id, tokens } = at(tables, index);
      const live = (seat: number): string => `${at(nodes, (index + seat) % nodes.length).replace('http', 'ws')}/api/tables/${id}/live`;
      return Promise.all(
        tokens.map(async (token, seat) => new Player(await Line.open(live(seat), { token, protocol: PATCH_SUBPROTOCOL }), seat, pause)),
      );
    })
  ).flat();
  while (players.some(({ heard }) => heard === 0)) await sleep(20);
  await sleep(WARM_UP);
  const warm = players.map(({ times }) => times.length);
  const begun = performance.now();
  while (performance.now() < begun + seconds * 1000 && !players.some(({ over }) => over)) await sleep(20);
  const took = (performance.now() - begun) / 1000;
  const times = players.flatMap((player, i) => player.times.slice(warm[i] ?? 0));
  for (const player of players) player.stop();
  await sleep(500);
  for (const { line } of players) line.terminate();
  const all = players.reduce((sum, { times: every }) => sum + every.length, 0);
  const heard = players.reduce((sum, player) => sum + player.heard, 0);
  return { ...figures(times, took), heardEach: heard / Math.max(1, all) };
}

/** About a second, now more and now less: people do not decide in step. */
export function aboutASecond(): () => number {
  const below = quickRandom(1);
  return () => 500 + below(1000);
}

/** The same message goes to and fro on as many connections as there were tables. */
export async function echoFor(url: string, connections: number, message: string, seconds: number): Promise<Figures> {
  const times: number[] = [];
  const lines = await inGroups(connections, () => Line.open(url));
  let on = true;
  for (const line of lines) {
    let begun = performance.now();
    line.onMessage = () => {
      const now = performance.now();
      times.push(now - begun);
      begun = now;
      if (on) line.send(message);
    };
    line.send(message);
  }
  await sleep(1000);
  times.length = 0;
  const begun = performance.now();
  await sleep(seconds * 1000);
  const measured = figures([...times], (performance.now() - begun) / 1000);
  on = false;
  for (const line of lines) line.terminate();
  return measured;
}

/** People who only look, spread over these tables. */
export function idleWatchers({ url }: Address, tables: readonly string[], many: number): Promise<WebSocket[]> {
  return inGroups(many, async (index) => {
    const socket = await connect(`${url.replace('http', 'ws')}/api/tables/${at(tables, index % tables.length)}/live`);
    socket.send(JSON.stringify({ n: 1, name: 'watch', ask: { since: null } }));
    await new Promise((resolve) => {
      socket.once('message', resolve);
    });
    return socket;
  });
}

/** Tables in play where three watch, with their connections. */
export async function watchedTables(server: Address, many: number): Promise<{ tables: SeatedTable[]; sockets: WebSocket[] }> {
  const tables = await seatedTables(server, many);
  const sockets = await inGroups(many, async (index) => {
    const { id, tokens } = at(tables, index);
    const live = `${server.url.replace('http', 'ws')}/api/tables/${id}/live`;
    return Promise.all(
      tokens.map(async (token) => {
        const socket = await connect(live, token);
        socket.send(JSON.stringify({ n: 1, name: 'watch', ask: { since: null } }));
        await new Promise((resolve) => {
          socket.once('message', resolve);
        });
        return socket;
      }),
    );
  });
  return { tables, sockets: sockets.flat() };
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function figures(times: readonly number[], seconds: number): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
