import type { Refusal, Seat } from '@astrarium/core';
import type { Perspective } from '@astrarium/host';
import type { ChatLine, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { ServerProblem, tableGone } from '../lib/problem.ts';
import { atMostEvery } from '../limits/throttle.ts';
import type { Effects, News, StoredTable } from '../store/rows.ts';
import { OneShotListeners } from '../updates/one-shot-listeners.ts';
import { type Subscriber, Subscribers, type Watching } from '../updates/subscribers.ts';
import { hereNow } from './absence.ts';
import { clockAfter, seatClocks, withClocks } from './clocks.ts';
import { closing } from './close-game.ts';
import type { TableContext } from './context.ts';
import { effectsOf } from './entry-effects.ts';
import type { Done, HostedGame } from './hosted-game.ts';
import { openGame } from './open-game.ts';
import { watchingOf } from './perspective.ts';
import { type PreparedCommit, prepareCommit } from './prepare-commit.ts';
import { nextBot, roomOf, youOf } from './room.ts';
import { afterEntry, undoOf, withChange } from './row-updates.ts';
import type { Change, TableRow } from './table-row.ts';
import { WorkQueue } from './work-queue.ts';

/**
 * The position is stored every so many entries: opening a table then takes some 0.2 ms of replaying at most. More often would cost every
 * decision more than that could ever save.
 */
const SNAPSHOT_EVERY = 256;
/** How often a change is tried again when another node was faster each time. */
const ATTEMPTS = 20;
/** News of the room are told at most every so many milliseconds. */
const ROOM_NEWS = 250;
/** So many lines of chat are told when some were missed. */
const CHAT = 100;

/**
 * One online table in memory: who sits there, who watches, and, while it is played, the game. One thing after another; everything is stored
 * before it is told. Other nodes may write to the same table: the store says so to whoever comes second, and what is stored counts.
 */
export class HostedTable {
  readonly id: string;
  readonly subscribers = new Subscribers();
  /** Those who wait for the next change of game or room. */
  readonly nextChange = new OneShotListeners();
  readonly queue: WorkQueue;
  /** Tells the room as it is then: once, however much of it changes, and not too often. */
  readonly sendRoomSoon = atMostEvery(ROOM_NEWS, () => {
    if (this.subscribers.size > 0) this.subscribers.sendRoom(this.room());
  });
  readonly context: TableContext;
  private currentRow: TableRow;
  private game: HostedGame | undefined;
  /** What the game can be opened from, as it was read with the row; gone once that was done. */
  private read: Pick<StoredTable, 'entries' | 'snapshot'> | undefined;
  /** Something was to be stored here, and nobody knows whether it is: what is new in the store may be our own. */
  private unsure = false;
  private ended = false;

  constructor(context: TableContext, { entries, snapshot, ...row }: StoredTable) {
    this.id = row.id;
    this.context = context;
    this.currentRow = row;
    this.read = { entries, snapshot };
    this.queue = new WorkQueue(context.now);
  }

  get row(): TableRow {
    return this.currentRow;
  }

  /** Does somebody look on, here or at another node? */
  get watched(): boolean {
    if (this.subscribers.size > 0) return true;
    const { seats, spectators } = this.context.elsewhere(this.id);
    return seats.length > 0 || spectators > 0;
  }

  /** Does anybody wait to be told something? */
  get followed(): boolean {
    return this.subscribers.size > 0 || this.nextChange.size > 0;
  }

  /** Does the work when everything asked before is done. Everything that reads or changes the game goes through here. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.take(() => (this.ended ? Promise.reject(tableGone(this.id)) : work()));
  }

  /** The table was removed: all who are here are told, and nothing is read or written any more. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.subscribers.end();
    this.nextChange.call();
  }

  /** The game, opened from the store if it is not in memory. Only in turn. */
  async openGame(): Promise<HostedGame> {
    if (this.currentRow.phase === 'waiting')
      throw new ServerProblem('wrong-phase', 'the game has not begun: seats are still being claimed');
    if (this.game === undefined && this.read?.entries.length === this.currentRow.number) {
      this.game = openGame(this.currentRow, this.read.entries, this.read.snapshot);
    }
    this.read = undefined;
    if (this.game === undefined) await this.load();
    if (this.game === undefined) throw new Error(`table ${this.id} is ${this.currentRow.phase} and has no game`);
    return this.game;
  }

  /** Forgets what can be opened again from the store. */
  rest(): void {
    if (this.queue.busy) return;
    this.game = undefined;
    this.read = undefined;
  }

  /** The seats whose holder is connected, here or at another node. */
  get connected(): ReadonlySet<Seat> {
    return new Set([...this.subscribers.audience.seats, ...this.context.elsewhere(this.id).seats]);
  }

  /** The seats whose holder is there. */
  here(): ReadonlySet<Seat> {
    return hereNow(this.currentRow, this.connected, this.context.now());
  }

  /** Until then the holders of these seats count as there. */
  noteThere(seats: readonly Seat[], thereUntil: number): void {
    this.currentRow = {
      ...this.currentRow,
      seats: this.currentRow.seats.map((seat, index) => (seats.includes(index) ? { ...seat, thereUntil } : seat)),
    };
  }

  /** Asks the store who was there when, at any node. Only in turn. */
  learnPresence(): Promise<void> {
    return this.context.learnPresence(this);
  }

  you(hashes: ReadonlySet<string>): You {
    return youOf(this.currentRow, hashes);
  }

  room(): Room {
    const now = this.context.now();
    const spectators = this.subscribers.audience.spectators + this.context.elsewhere(this.id).spectators;
    return roomOf(this.currentRow, {
      here: this.here(),
      spectators,
      clocks: seatClocks(this.currentRow, now),
      undo: undoOf(this.currentRow),
      now,
    });
  }

  /** Takes over what other nodes have written since; false when there was nothing. Only in turn. */
  async catchUp(): Promise<boolean> {
    const [news] = await this.context.store.news([this.currentRow]);
    if (news !== undefined && 'gone' in news) throw this.lost();
    if (news !== undefined) await this.take(news);
    return news !== undefined;
  }

  /** Takes over what another node has written. Only in turn. */
  async take(news: News): Promise<void> {
    const before = this.currentRow;
    if (news.chat > before.chat) await this.sendChat(news.chat);
    if (news.number <= before.number && news.revision <= before.revision) return;
    const { game } = this;
    if (news.revision !== before.revision || (game === undefined && this.subscribers.size > 0)) return this.load();
    const { entries, chat: _, ...row } = news;
    // Something is wrong with them: opened anew, the table says what.
    if (entries.length < news.number - before.number) return this.load();
    try {
      if (game !== undefined) {
        for (const entry of entries.slice(before.number - news.number)) {
          this.subscribers.sendPrepared(prepareCommit<never>(game, this.subscribers, () => game.follow(entry)).updates);
        }
      }
    } catch (error) {
      this.game = undefined;
      throw error;
    }
    this.currentRow = { ...this.currentRow, ...row };
    if (news.phase !== before.phase || news.clock !== null || undoOf(before) !== null) this.sendRoomSoon();
    this.tellFollowed();
  }

  /** A line of chat that was just stored under this number, told with those that others stored before it. Only in turn. */
  async sendChat(number: number, line?: Omit<ChatLine, 'number'>): Promise<void> {
    const { chat } = this.currentRow;
    if (number <= chat) return;
    const all = line !== undefined && number === chat + 1;
    const lines = all ? [{ number, ...line }] : await this.context.store.chats(this.id, chat, CHAT);
    this.currentRow = { ...this.currentRow, chat: number };
    for (const one of lines) this.subscribers.sendChat(one);
    if (line !== undefined) this.context.changed(this);
  }

  /**
   * Does something to the game, stores it, tells it. What is done is tried again on what is stored when another node was faster, or knew
   * more than we did when we refused. `null` stands for something that had been done before. `check` throws when it may not be done by
   * what is known of the table, and is asked again whenever that may have changed. Only in turn.
   */
  async play(act: (game: HostedGame) => Done | Refusal | null, check?: () => void): Promise<Refusal | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      check?.();
      let { game } = this;
      if (game === undefined) {
        game = await this.openGame();
        check?.();
        await this.closeFull(game);
      }
      const done = prepareCommit(game, this.subscribers, act);
      if (done === null) return null;
      if ('entry' in done) {
        if (await this.keep(game, done)) {
          await this.closeFull(game);
          return null;
        }
      } else if (!(await this.catchUp())) return done;
    }
    throw new ServerProblem('unavailable', 'the table is being changed by another node; try again');
  }

  /** From now on the subscriber is told what happens. Returns who they are here. */
  watch(subscriber: Subscriber): Watching {
    const watching = watchingOf(subscriber, this.currentRow);
    this.subscribers.add(subscriber, watching);
    this.context.moved(this);
    this.sendRoomSoon();
    return watching;
  }

  unwatch(subscriber: Subscriber): void {
    this.queue.use();
    const before = this.subscribers.audience.seats;
    if (!this.subscribers.remove(subscriber)) return;
    const { connected } = this;
    this.context.left(
      this,
      before.filter((seat) => !connected.has(seat)),
    );
    this.sendRoomSoon();
  }

  /** Changes the room: `make` says how, from what is known now, and is asked again if that was no longer true. Only in turn. */
  async change(make: (row: TableRow, now: number) => Promise<Change | null>): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const at = this.context.now();
      const made = await make(this.currentRow, at);
      if (made === null) return;
      const { revision, number } = this.currentRow;
      const clock = clockAfter(this.currentRow, withChange(this.currentRow, made, at), at);
      const change = { ...made, ...(clock && { clock }) };
      const after = withChange(this.currentRow, change, at);
      const bots = nextBot(after) !== undefined;
      const outcome = await this.context.store.changeRoom(this.id, revision, { ...change, at, number, bots }).catch((error: unknown) => {
        this.unsure = true;
        throw error;
      });
      if (outcome === 'kept') {
        const begun = this.currentRow.phase === 'waiting' && change.phase !== undefined;
        this.currentRow = after;
        if (this.currentRow.phase !== 'waiting' && this.subscribers.size > 0) await this.openGame();
        this.reseat();
        if (begun) this.tellGame(-1);
        this.tellChanged();
        return;
      }
      await this.load();
    }
    throw new ServerProblem('unavailable', 'the table is being changed by another node; try again');
  }

  /** A game without an end must not grow for ever. */
  private async closeFull(game: HostedGame): Promise<void> {
    if (game.full) await this.change((row) => closing(row, 'limit'));
  }

  /** Stores what was done, then tells it; false when another node was faster and the game has been opened anew. */
  private async keep(game: HostedGame, { entry: made, updates }: PreparedCommit): Promise<boolean> {
    let entry = made;
    let effects: Effects;
    let outcome: 'kept' | 'taken';
    let begun: number;
    try {
      if (this.currentRow.header.clock.kind !== 'none')
        entry = await withClocks(this.currentRow, made, () => this.context.store.entriesAfter(this.id, 0));
      effects = effectsOf(this.currentRow, game, entry);
      begun = performance.now();
      outcome = await this.context.store.append(this.id, entry, effects);
    } catch (error) {
      // It may have been kept or not: what is stored counts.
      this.game = undefined;
      this.unsure = true;
      throw error;
    }
    this.context.metrics.appendSeconds.observe((performance.now() - begun) / 1000);
    if (outcome === 'taken') {
      await this.load();
      return false;
    }
    const asked = undoOf(this.currentRow) !== null;
    this.currentRow = afterEntry(this.currentRow, entry, effects);
    if (entry.kind === 'decide' && entry.by === 'person') this.context.metrics.decisions.add('accepted');
    this.subscribers.sendPrepared(updates);
    if (effects.phase !== undefined || effects.clock !== undefined || asked) this.sendRoomSoon();
    if (entry.number % SNAPSHOT_EVERY === 0) {
      this.context.store.saveSnapshot(this.id, entry.number, game.snapshot()).catch((error) => {
        if (!this.ended) this.context.report(error, this.id);
      });
    }
    this.tellChanged();
    return true;
  }

  /** Opens the table from the store, and tells what is new there. */
  private async load(): Promise<void> {
    // What is in memory is not what is stored, or may not be: it is no longer shown, also if this fails.
    this.game = undefined;
    this.read = undefined;
    const stored = await this.context.store.loadTable(this.id);
    if (stored === undefined) throw this.lost();
    const { entries, snapshot, ...row } = stored;
    const before = this.currentRow;
    // Newer lines of chat are told where they are asked for.
    this.currentRow = { ...row, chat: before.chat };
    if (row.phase !== 'waiting') this.game = openGame(row, entries, snapshot);
    if (row.revision !== before.revision) this.reseat();
    if (row.number !== before.number) this.tellGame(before.number);
    else if (row.phase !== before.phase) this.tellGame(-1);
    const { unsure } = this;
    this.unsure = false;
    if (row.number === before.number && row.revision === before.revision) return;
    this.sendRoomSoon();
    if (unsure) this.tellChanged();
    else this.tellFollowed();
  }

  private lost(): ServerProblem {
    this.context.gone(this);
    return tableGone(this.id);
  }

  private tellChanged(): void {
    this.nextChange.call();
    this.context.changed(this);
  }

  private tellFollowed(): void {
    this.nextChange.call();
    this.context.followed(this);
  }

  private reseat(): void {
    const { game } = this;
    const others = game?.reseat(this.currentRow) === true;
    // Whoever has the same perspective as before lacks nothing but who sits there.
    const whole = game?.wholeTeller();
    const make = (perspective: Perspective, same: boolean): OnlineUpdate | undefined =>
      same ? (others ? game?.now(perspective) : undefined) : whole?.(perspective);
    this.subscribers.reseat((one) => watchingOf(one, this.currentRow), make);
    this.context.moved(this);
    this.sendRoomSoon();
  }

  /** What came after that number; everything after -1. */
  private tellGame(number: number): void {
    const { game } = this;
    if (game === undefined) return;
    this.subscribers.sendPrepared(
      this.subscribers.prepare(number < 0 ? game.wholeTeller() : (perspective) => game.since(perspective, number)),
    );
  }
}
