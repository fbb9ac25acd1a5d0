import {
  CLOSE_CODES,
  type FromServer,
  HEARTBEAT,
  type LiveName,
  type LiveRequests,
  type OnlineUpdate,
  type Problem,
  type ProblemCode,
  patched,
  type UpdatePatch,
} from '@astrarium/protocol';
import { reconnectDelay } from './backoff.ts';
import { NOTHING_YET, type OnlineState, type Sending, withLine } from './connection-state.ts';
import { earlierEvents } from './earlier-events.ts';
import type { ConnectionEnvironment, Socket } from './host-environment.ts';
import { OnlineError } from './online-error.ts';

interface OpenRequest {
  readonly n: number;
  readonly name: LiveName;
  readonly ask: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  sent: boolean;
}

type ToldOfGame = Extract<FromServer, { readonly kind: 'update' | 'step' }>;

/** What does no harm when it is done twice is asked again after a break; of anything else nobody can know whether it arrived. */
const ASKED_AGAIN: ReadonlySet<LiveName> = new Set<LiveName>([
  'decide',
  'whyNot',
  'answerUndo',
  'withdrawUndo',
  'peek',
  'moment',
  'note',
  'readNote',
  'lend',
  'takeBack',
  'replace',
  'close',
  'delete',
]);
/** After these it is no use to come back. */
const ENDS: Readonly<Partial<Record<number, ProblemCode>>> = {
  [CLOSE_CODES.noTable]: 'no-such-table',
  [CLOSE_CODES.gone]: 'table-gone',
  [CLOSE_CODES.refused]: 'no-entry',
  [CLOSE_CODES.damaged]: 'damaged',
};
/** A server that owes an answer for so long is not there any more, whatever the network says. */
const LONGEST_ANSWER = 10_000;

/**
 * The page's connection to one online table. It reconnects after a break, catches up with exactly what it missed, and asks again what
 * was not answered; a decision keeps its id, so that the server takes it once.
 */
export class OnlineConnection {
  readonly table: string;
  private readonly around: ConnectionEnvironment;
  private facts: OnlineState = NOTHING_YET;
  private socket: Socket | undefined;
  private readonly asked = new Map<number, OpenRequest>();
  private last = 0;
  /** The number of the `watch` that waits for its answer. */
  private watching = 0;
  /** Updates that came while the beginning of a long one is still asked for. */
  private held: ToldOfGame[] | undefined;
  private failures = 0;
  private callOff: () => void = nothing;
  private callOffDeadline: () => void = nothing;
  private turnedAway: Problem | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly updateListeners = new Set<(update: OnlineUpdate) => void>();

  constructor(table: string, around: ConnectionEnvironment) {
    this.table = table;
    this.around = around;
  }

  get known(): OnlineState {
    return this.facts;
  }

  /** Calls back after every change of what is known. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls back with each update as it comes. */
  onUpdate(listener: (update: OnlineUpdate) => void): () => void {
    this.updateListeners.add(listener);
    return () => this.updateListeners.delete(listener);
  }

  /** Opens the line, unless it is open. */
  open(): void {
    if (this.socket !== undefined) return;
    this.callOff();
    const current = (): boolean => this.socket === socket;
    const socket = this.around.open(this.table, {
      opened: () => current() && this.watch(this.facts.update?.number ?? null),
      message: (text) => current() && this.hear(JSON.parse(text) as FromServer),
      closed: (code) => current() && this.closed(code),
    });
    this.socket = socket;
    this.expectWord();
  }

  /** The network is back, or somebody looks again: no use in waiting any longer. A line that only seems open is found out. */
  wake(): void {
    if (this.facts.state.kind === 'ended') return;
    this.failures = 0;
    if (this.socket === undefined) this.open();
    else if (this.facts.state.kind === 'live' && this.watching === 0) this.watch(this.facts.update?.number ?? null);
  }

  /** The browser says that there is no network. */
  drop(): void {
    this.hangUp();
    if (this.facts.state.kind !== 'ended') this.lose(1006);
  }

  /** With the cookie as it is now: a seat was claimed, and the old line does not know. */
  renew(): void {
    this.hangUp();
    this.breakOff();
    this.change({ state: { kind: 'connecting' } });
    this.open();
  }

  close(): void {
    this.hangUp();
    this.callOff();
    this.giveUp({ code: 'unavailable', detail: 'the page has left the table' });
    this.facts = NOTHING_YET;
  }

  ask<Name extends LiveName>(name: Name, ask: LiveRequests[Name]['ask']): Promise<LiveRequests[Name]['answer']> {
    const { state } = this.facts;
    if (state.kind === 'ended') return Promise.reject(new OnlineError(state.problem));
    return new Promise((resolve, reject) => {
      this.last += 1;
      const asked = { n: this.last, name, ask, resolve: resolve as (answer: unknown) => void, reject, sent: false };
      this.asked.set(asked.n, asked);
      if (state.kind === 'live') this.send(asked);
      if (name === 'decide') this.tellSending();
    });
  }

  private send(asked: OpenRequest): void {
    asked.sent = true;
    this.socket?.send(JSON.stringify({ n: asked.n, name: asked.name, ask: asked.ask }));
    this.expectWord();
  }

  /** Asks for what was missed since that number, or everything; its answer begins what the line is for. */
  private watch(since: number | null): void {
    this.last += 1;
    this.watching = this.last;
    this.socket?.send(JSON.stringify({ n: this.watching, name: 'watch', ask: { since } }));
    this.expectWord();
  }

  /** From now on the server may be silent for so long: shorter while it owes an answer. */
  private expectWord(): void {
    this.callOffDeadline();
    const owed = this.watching !== 0 || [...this.asked.values()].some(({ sent }) => sent);
    this.callOffDeadline = this.around.later(owed ? LONGEST_ANSWER : HEARTBEAT.lost, () => this.drop());
  }

  private hear(message: FromServer): void {
    switch (message.kind) {
      case 'update':
      case 'step':
        this.hearGame(message);
        break;
      case 'room':
        this.change({ room: message.room, you: message.you, roomAt: this.around.now() });
        break;
      case 'chat':
        this.change({ chat: withLine(this.facts.chat, message.line) });
        break;
      case 'beat':
        break;
      case 'answer':
        if (message.n === this.watching) this.welcome(message.answer as LiveRequests['watch']['answer']);
        else this.settle(message.n, ({ resolve }) => resolve(message.answer));
        break;
      case 'error':
        if (message.n === 0 || message.n === this.watching) this.turnedAway = message.problem;
        else this.settle(message.n, ({ reject }) => reject(new OnlineError(message.problem)));
        break;
    }
    this.expectWord();
  }

  private hearGame(message: ToldOfGame): void {
    if (this.held !== undefined) this.held.push(message);
    else if (message.kind === 'update') this.take(message.update);
    else this.takeStep(message.step);
  }

  private welcome({ update, room, you, chat }: LiveRequests['watch']['answer']): void {
    this.watching = 0;
    this.failures = 0;
    this.turnedAway = undefined;
    this.change({ room, you, roomAt: this.around.now(), chat: chat.reduce(withLine, this.facts.chat), state: { kind: 'live' } });
    if (update !== null && !this.isTold(update)) this.take(update);
    for (const asked of this.asked.values()) if (!asked.sent) this.send(asked);
  }

  private take(update: OnlineUpdate): void {
    const { update: before, log } = this.facts;
    // An update is missing, or was made for another perspective: fetch the whole game.
    if (!update.reset && (update.from !== before?.version || update.viewer !== before.viewer)) {
      this.watch(null);
      return;
    }
    if (update.reset && update.from >= 0) {
      void this.fillIn(update);
      return;
    }
    this.change({ update, log: update.reset ? update.events : [...log, ...update.events] });
    for (const listener of this.updateListeners) listener(update);
  }

  /** Of a long game only the newest part is sent. A log is shown whole: until the earlier part is there, updates wait. */
  private async fillIn(update: OnlineUpdate): Promise<void> {
    const held: ToldOfGame[] = [];
    this.held = held;
    const { viewer } = update;
    const earlier = await earlierEvents(update.from, (upTo) => this.ask('log', { upTo, viewer })).catch(() => undefined);
    // There is a new connection, or the whole game was sent again.
    if (this.held !== held) return;
    this.held = undefined;
    if (earlier === undefined) {
      this.watch(null);
      return;
    }
    this.take({ ...update, from: -1, events: [...earlier, ...update.events] });
    for (const message of held) this.hearGame(message);
  }

  /** While a `watch` waited for its answer, what it asks for may have come. */
  private isTold({ reset, number, viewer }: OnlineUpdate): boolean {
    const { update: known } = this.facts;
    return !reset && number === known?.number && viewer === known.viewer;
  }

  private takeStep(step: UpdatePatch): void {
    const update = patched(this.facts.update, step);
    if (update !== null) this.take(update);
    // What is missing comes with the answer to a `watch`; one may be on its way already.
    else if (this.watching === 0) this.watch(this.facts.update?.number ?? null);
  }

  private settle(n: number, how: (asked: OpenRequest) => void): void {
    const asked = this.asked.get(n);
    if (asked === undefined) return;
    this.asked.delete(n);
    if (asked.name === 'decide') this.tellSending();
    how(asked);
  }

  private closed(code: number): void {
    this.hangUp();
    const ended = ENDS[code];
    if (ended !== undefined) {
      const problem = this.turnedAway ?? { code: ended, detail: 'the server closed the connection' };
      this.change({ state: { kind: 'ended', problem } });
      this.giveUp(problem);
      return;
    }
    if (code === CLOSE_CODES.tooLarge) this.giveUp({ code: 'too-large', detail: 'the message is larger than the server takes' });
    this.lose(code);
  }

  private lose(code: number): void {
    const { state } = this.facts;
    this.breakOff();
    if (state.kind !== 'lost') this.change({ state: { kind: 'lost', since: this.around.now() } });
    this.callOff();
    this.callOff = this.around.later(reconnectDelay(this.failures, code, this.around.chance()), () => this.open());
    this.failures += 1;
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = undefined;
    this.watching = 0;
    this.held = undefined;
    this.callOffDeadline();
    socket?.close();
  }

  /** What was sent and not answered is sent again on the next line, or given up where that could do it twice. */
  private breakOff(): void {
    for (const asked of [...this.asked.values()].filter(({ sent }) => sent)) {
      if (ASKED_AGAIN.has(asked.name)) asked.sent = false;
      else
        this.settle(asked.n, ({ reject }) =>
          reject(new OnlineError({ code: 'unavailable', detail: `the connection broke before "${asked.name}" was answered` })),
        );
    }
  }

  private giveUp(problem: Problem): void {
    for (const n of this.asked.keys()) this.settle(n, ({ reject }) => reject(new OnlineError(problem)));
  }

  private tellSending(): void {
    const sending = [...this.asked.values()].flatMap(({ name, ask }) => (name === 'decide' ? [ask as Sending] : []));
    this.change({ sending });
  }

  private change(change: Partial<OnlineState>): void {
    this.facts = { ...this.facts, ...change };
    for (const listener of this.listeners) listener();
  }
}

function nothing(): void {}
