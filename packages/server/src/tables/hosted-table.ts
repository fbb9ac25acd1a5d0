import { type Refusal, type Seat, type Viewer } from '@astrarium/core';
import type { Moment, OnlineUpdate, Room, UndoRequest, You } from '@astrarium/protocol';
import { type Metrics, timed } from '../metrics/metrics.ts';
import type { Effects, Entry, Store } from '../store/store.ts';
import { clockAfter, seatClocks } from './clocks.ts';
import { type Change, changed, type Facts } from './facts.ts';
import { type Done, type Eyes, HostedGame } from './hosted-game.ts';
import { ServerProblem } from './problem.ts';
import { botOf, roomOf, youOf } from './room.ts';
import { eyesOf, type Watcher, Watchers } from './watchers.ts';

/** What hosted tables need of the server around them. */
export interface Around {
  readonly store: Store;
  readonly now: () => number;
  /** Called after every change of game or room. */
  readonly changed: (table: HostedTable) => void;
  /** What went wrong inside, for whoever runs the server. */
  readonly report: (error: unknown, table: string) => void;
  readonly metrics: Metrics;
}

/** What a client is shown when it comes; no update before the game has begun. */
export interface Seen {
  readonly update: OnlineUpdate | null;
  readonly room: Room;
  readonly you: You;
}

/** The position is stored every so many entries, so that opening a table replays little. */
const SNAPSHOT_EVERY = 64;
/** How often a change is tried again when another server was faster each time. */
const ATTEMPTS = 8;

/**
 * One online table in memory: who sits there, who watches, and, while it is played, the game. One thing after another; everything is stored
 * before it is told. Another server may write to the same table: then the store says so, and what is stored counts.
 */
export class HostedTable {
  readonly id: string;
  readonly watchers = new Watchers();
  /** Somebody asks to go back. Any change of game or seats ends it. */
  undoRequest: UndoRequest | null = null;
  /** When something was last asked of it. */
  private lastUsed: number;
  private readonly around: Around;
  private known: Facts;
  private game: HostedGame | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private roomTold = true;
  private readonly listeners = new Set<() => void>();

  constructor(around: Around, facts: Facts) {
    this.id = facts.id;
    this.around = around;
    this.known = facts;
    this.lastUsed = around.now();
  }

  get facts(): Facts {
    return this.known;
  }

  get used(): number {
    return this.lastUsed;
  }

  use(): void {
    this.lastUsed = this.around.now();
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  /** Does anybody wait to be told something? */
  get followed(): boolean {
    return this.watchers.size > 0 || this.listeners.size > 0;
  }

  /** Calls back once, after the next change of game or room. Returns how to give up waiting. */
  onceChanged(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Does the work when everything asked before is done. Everything that reads or changes the game goes through here. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.use();
    this.waiting += 1;
    const done = this.queue.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** The game, opened from the store if it is not in memory. Only in turn. */
  async openGame(): Promise<HostedGame> {
    if (this.known.phase === 'waiting') throw new ServerProblem('wrong-phase', 'the game has not begun: seats are still being claimed');
    if (this.game === undefined) await this.load();
    if (this.game === undefined) throw new Error(`table ${this.id} is ${this.known.phase} and has no game`);
    return this.game;
  }

  /** Forgets what can be opened again from the store. */
  rest(): void {
    if (!this.busy) this.game = undefined;
  }

  you(hashes: ReadonlySet<string>): You {
    return youOf(this.known, hashes);
  }

  room(): Room {
    const now = this.around.now();
    const { present, spectators } = this.watchers;
    return roomOf(this.known, { present, spectators, clocks: seatClocks(this.known, now), undo: this.undoRequest, now });
  }

  /** Takes a decision; `id` is its sender's, so that sending it twice does it once. */
  decide(seat: Seat, text: string, id: string, by: 'person' | 'bot'): Promise<{ refusal: Refusal | null; number: number }> {
    return this.inTurn(async () => {
      const refusal = await this.play((game) => (game.knows(id) ? null : game.decide(seat, text, id, by, this.around.now())));
      if (refusal !== null) this.around.metrics.decisions.add('refused');
      return { refusal, number: (await this.openGame()).number };
    });
  }

  undo(seat: Seat, version: number): Promise<{ refusal: Refusal | null }> {
    return this.inTurn(async () => ({ refusal: await this.play((game) => game.undo(seat, version, this.around.now())) }));
  }

  /** Back to `version` beyond the law: everybody agreed. Only in turn. */
  async goBack(seat: Seat, version: number): Promise<void> {
    await this.play((game) => game.rewind(seat, version, this.around.now()));
  }

  /** Takes over what another server may have written. Only in turn. */
  async refresh(): Promise<void> {
    await this.catchUp((await this.openGame()).number);
  }

  /**
   * Does something to the game, stores it, tells it. What is done is tried again on what is stored when another server was faster.
   * `null` stands for something that had been done before. Only in turn.
   */
  async play(act: (game: HostedGame) => Done | Refusal | null): Promise<Refusal | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const game = await this.openGame();
      if (this.known.phase === 'finished') throw new ServerProblem('wrong-phase', 'the game is over');
      const done = act(game);
      if (done === null) return null;
      if (!('entry' in done)) return done;
      if (await this.keep(game, done)) return null;
    }
    throw new ServerProblem('unavailable', 'the table is being changed by another server; try again');
  }

  /** From now on the watcher is told what happens; first, and before anything else, what they missed since that number, or everything. */
  watch(watcher: Watcher, since: number | null, welcome: (seen: Seen) => void): Promise<void> {
    return this.inTurn(async () => {
      const game = await this.gameFor(since);
      const { you, eyes } = this.watchers.add(watcher, this.known);
      welcome({ update: game === undefined ? null : missed(game, eyes, since), room: this.room(), you });
      this.tellRoomSoon();
    });
  }

  unwatch(watcher: Watcher): void {
    this.use();
    if (this.watchers.remove(watcher)) this.tellRoomSoon();
  }

  /** What the holder of these tokens sees now, without watching on. */
  look(hashes: ReadonlySet<string>, since: number | null): Promise<Seen> {
    return this.inTurn(async () => {
      const game = await this.gameFor(since);
      const you = this.you(hashes);
      return { update: game === undefined ? null : missed(game, eyesOf(this.known, you, undefined), since), room: this.room(), you };
    });
  }

  /** A moment of the game. While it runs, a decision of somebody else may still be a secret. */
  moment(version: number, viewer: Viewer, you: You): Promise<Moment> {
    return this.inTurn(async () => {
      const game = await this.openGame();
      return game.moment(version, viewer, (seat) => this.known.phase === 'finished' || you.seats.includes(seat));
    });
  }

  /** Changes seats or facts: `make` says how, from what is known now, and is asked again if that was no longer true. Only in turn. */
  async change(make: (facts: Facts) => Promise<Change | null>): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const made = await make(this.known);
      if (made === null) return;
      const at = this.around.now();
      const clock = clockAfter(this.known, changed(this.known, made, at), at);
      const change = { ...made, ...(clock && { clock }) };
      if ((await this.around.store.changeRoom(this.id, this.known.revision, { ...change, at })) === 'kept') {
        const begun = this.known.phase === 'waiting' && change.phase !== undefined;
        this.known = changed(this.known, change, at);
        this.undoRequest = null;
        await this.afterReseat();
        if (begun) await this.tellWhole();
        this.tellChanged();
        return;
      }
      await this.load();
      await this.afterReseat();
    }
    throw new ServerProblem('unavailable', 'the table is being changed by another server; try again');
  }

  /** Tells the room once, however much of it changes before the next turn of the event loop. */
  tellRoomSoon(): void {
    if (!this.roomTold) return;
    this.roomTold = false;
    setImmediate(() => {
      this.roomTold = true;
      this.watchers.tellRoom(this.room());
    });
  }

  /** Whose turn it is, among those for whom a bot decides. */
  nextBot(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (this.known.phase !== 'running') return undefined;
    for (const seat of this.known.waitingFor) {
      const facts = this.known.seats[seat];
      const bot = facts === undefined ? undefined : botOf(facts);
      if (bot !== undefined) return { seat, bot };
    }
    return undefined;
  }

  /** The game, if it has begun. Whoever knows a later number than we do has it from another server: what is stored counts. */
  private async gameFor(since: number | null): Promise<HostedGame | undefined> {
    if (this.known.phase === 'waiting') return undefined;
    const game = await this.openGame();
    if (since === null || since <= game.number) return game;
    await this.catchUp(game.number);
    return this.openGame();
  }

  /** Stores what was done, then tells it; false when another server was faster and the game has been opened anew. */
  private async keep(game: HostedGame, { entry, tell }: Done): Promise<boolean> {
    const effects = this.effectsOf(game, entry);
    let outcome: 'kept' | 'taken';
    try {
      outcome = await timed(this.around.metrics.appendSeconds, () => this.around.store.append(this.id, entry, effects));
    } catch (error) {
      // It may have been kept or not: what is stored counts.
      this.game = undefined;
      throw error;
    }
    if (outcome === 'taken') {
      await this.catchUp(entry.number - 1);
      return false;
    }
    this.known = { ...this.known, ...effects, changed: entry.at };
    if (entry.kind === 'decide' && entry.by === 'person') this.around.metrics.decisions.add('accepted');
    this.watchers.tellUpdate(tell);
    if (effects.phase !== undefined || effects.clock !== undefined || this.undoRequest !== null) this.tellRoomSoon();
    this.undoRequest = null;
    if (entry.number % SNAPSHOT_EVERY === 0) {
      this.around.store.saveSnapshot(this.id, entry.number, game.snapshot()).catch((error) => this.around.report(error, this.id));
    }
    this.tellChanged();
    return true;
  }

  /** What the change just made means for the table as a whole. */
  private effectsOf(game: HostedGame, entry: Entry): Effects {
    const waitingFor = game.waitingFor();
    const result = game.result();
    const effects: Effects = {
      ...(String(waitingFor) !== String(this.known.waitingFor) && { waitingFor }),
      ...(result !== null && { result, phase: 'finished' }),
    };
    const clock = clockAfter(this.known, { ...this.known, ...effects }, entry.at, entry);
    return clock === undefined ? effects : { ...effects, clock };
  }

  private async catchUp(number: number): Promise<void> {
    await this.load();
    await this.afterReseat();
    const { game } = this;
    if (game !== undefined) this.watchers.tellUpdate((eyes) => game.since(eyes, number));
    this.tellChanged();
  }

  private tellChanged(): void {
    const listeners = [...this.listeners];
    this.listeners.clear();
    for (const listener of listeners) listener();
    this.around.changed(this);
  }

  private async load(): Promise<void> {
    const stored = await this.around.store.loadTable(this.id);
    if (stored === undefined) throw new ServerProblem('no-such-table', `there is no table ${this.id}`);
    const { entries, snapshot, ...facts } = stored;
    this.known = facts;
    this.game = facts.phase === 'waiting' ? undefined : new HostedGame(facts, entries, snapshot);
  }

  private async afterReseat(): Promise<void> {
    const game = this.known.phase === 'waiting' || this.watchers.size === 0 ? this.game : await this.openGame();
    game?.reseat(this.known);
    this.watchers.reseat(this.known, game === undefined ? undefined : (eyes) => game.whole(eyes));
    this.tellRoomSoon();
  }

  private async tellWhole(): Promise<void> {
    if (this.watchers.size === 0) return;
    const game = await this.openGame();
    this.watchers.tellUpdate((eyes) => game.whole(eyes));
  }
}

function missed(game: HostedGame, eyes: Eyes, since: number | null): OnlineUpdate {
  return since === null ? game.whole(eyes) : game.since(eyes, since);
}
