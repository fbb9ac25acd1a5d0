import { at, quickRandom } from '@astrarium/core';
import {
  type FromServer,
  type LiveName,
  type LiveRequests,
  type OnlineUpdate,
  PATCH_SUBPROTOCOL,
  patched,
  type Room,
  type You,
} from '@astrarium/protocol';
import { WebSocket } from 'ws';
import { type Reached, Refused } from './a-server.ts';
import { checkAnswer } from './check-answer.ts';

/** A client over a real socket, as a page is one: asks, listens, and remembers all it ever received. */
export class Client {
  /** Every message as it came. */
  readonly received: string[] = [];
  update: OnlineUpdate | null = null;
  room: Room | null = null;
  you: You | null = null;
  closed: number | null = null;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  private listeners: (() => void)[] = [];
  private n = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('close', (code) => {
      this.closed = code;
      for (const { reject } of this.waiting.values()) reject(new Error(`closed with ${code}`));
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  /** As a page does; one from before there were steps asks for no `protocol`. */
  static open(
    { url, from }: Reached,
    table: string,
    token?: string,
    headers: Record<string, string> = {},
    protocols: readonly string[] = [PATCH_SUBPROTOCOL],
  ): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, [...protocols], {
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(from !== undefined && { localAddress: from }),
    });
    const client = new Client(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  }

  /** `take` has the answer before the next message is heard; whoever awaits it may come after several. */
  ask<Name extends LiveName>(
    name: Name,
    ask: LiveRequests[Name]['ask'],
    take: (answer: LiveRequests[Name]['answer']) => void = () => undefined,
  ): Promise<LiveRequests[Name]['answer']> {
    if (this.closed !== null) return Promise.reject(new Error(`closed with ${this.closed}`));
    this.n += 1;
    const { n } = this;
    return new Promise((resolve, reject) => {
      const heard = (answer: LiveRequests[Name]['answer']): void => {
        checkAnswer(name, answer);
        take(answer);
        resolve(answer);
      };
      this.waiting.set(n, { resolve: (answer) => heard(answer as LiveRequests[Name]['answer']), reject });
      this.socket.send(JSON.stringify({ n, name, ask }));
    });
  }

  watch(since: number | null = null): Promise<LiveRequests['watch']['answer']> {
    return this.ask('watch', { since }, ({ update, room, you }) => {
      if (update !== null) this.update = update;
      this.room = room;
      this.you = you;
    });
  }

  sendRaw(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Stops reading, as a client behind a bad line does. */
  stall(): void {
    this.socket.pause();
  }

  /** Resolves when this has become true. */
  async until(isSo: (client: this) => boolean): Promise<void> {
    while (!isSo(this)) {
      if (this.closed !== null) throw new Error(`the connection was closed with ${this.closed}`);
      await new Promise<void>((resolve) => this.listeners.push(resolve));
    }
  }

  /** Resolves with the code when the connection is closed. */
  async untilClosed(): Promise<number> {
    while (this.closed === null) await new Promise<void>((resolve) => this.listeners.push(resolve));
    return this.closed;
  }

  /** The line breaks without a goodbye. */
  cut(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.kind === 'update') this.update = message.update;
    if (message.kind === 'step') {
      this.update = patched(this.update, message.step);
      if (this.update === null) throw new Error(`step ${message.step.number} does not follow what was told`);
    }
    if (message.kind === 'room') {
      this.room = message.room;
      this.you = message.you;
    }
    if (message.kind === 'answer') {
      this.waiting.get(message.n)?.resolve(message.answer);
      this.waiting.delete(message.n);
    }
    if (message.kind === 'error') {
      this.waiting.get(message.n)?.reject(new Refused(0, message.problem));
      this.waiting.delete(message.n);
    }
    this.wake();
  }

  private wake(): void {
    const { listeners } = this;
    this.listeners = [];
    for (const listener of listeners) listener();
  }
}

/** Decides by whim for the client's only seat until the game is over, or as often as it is said. Returns the ids of the decisions. */
export async function playOn(client: Client, times = Number.POSITIVE_INFINITY): Promise<string[]> {
  const ids: string[] = [];
  const seat = client.you?.seats[0] ?? 0;
  while (ids.length < times) {
    await client.until(({ update }) => update !== null && (update.result !== null || (update.legal[seat]?.length ?? 0) > 0));
    const { update } = client;
    if (update === null || update.result !== null) break;
    const legal = update.legal[seat] ?? [];
    const id = `client-${seat}-${update.number}-${Math.floor(quickRandom(update.number)(1_000_000))}`;
    const decision = at(legal, quickRandom(update.number * 7 + seat)(legal.length));
    const { refusal, number } = await client.ask('decide', { seat, decision, id });
    if (refusal !== null) throw new Error(`"${decision}" was refused: ${refusal.reason}`);
    ids.push(id);
    await client.until((now) => (now.update?.number ?? 0) >= number);
  }
  return ids;
}

/** So many decisions by whoever is on turn; then all have seen them. Each client has one seat. */
export async function playTogether(clients: readonly Client[], decisions: number): Promise<void> {
  const numberOf = ({ update }: Client): number => update?.number ?? 0;
  const foremost = (): Client => clients.reduce((one, other) => (numberOf(other) > numberOf(one) ? other : one));
  for (let taken = 0; taken < decisions; taken += 1) {
    const ahead = foremost();
    const next = clients.find(({ you }) => ahead.update?.waitingFor.includes(you?.seats[0] ?? -1));
    if (next === undefined) throw new Error('nobody here is waited for');
    // Whoever only looks on may come to know it later.
    await next.until(() => numberOf(next) >= numberOf(ahead));
    await playOn(next, 1);
  }
  const last = numberOf(foremost());
  await Promise.all(clients.map((client) => client.until(() => numberOf(client) >= last)));
}
