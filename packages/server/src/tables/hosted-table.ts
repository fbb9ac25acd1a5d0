import type { Refusal, Seat } from '@astrarium/core';
import type { Perspective } from '@astrarium/host';
import type { ChatLine, OnlineUpdate, Room, You } from '@astrarium/protocol';
import { atMostEvery } from '../limits/throttle.ts';
import type { Effects, Entry, News, StoredTable } from '../store/store.ts';
import { NextChange } from '../updates/next-change.ts';
import { type PreparedCommit, prepareCommit } from '../updates/prepare-commit.ts';
import { type Subscriber, Subscribers, type Watching } from '../updates/subscribers.ts';
import { hereNow } from './absence.ts';
import { clockAfter, leftAfterUndo, leftNow, seatClocks } from './clocks.ts';
import { CLOSED_WORDS, closing } from './close-game.ts';
import type { TableContext } from './context.ts';
import { effectsOf } from './entry-effects.ts';
import { nextEpoch } from './epoch-seed.ts';
import type { Done, HostedGame } from './hosted-game.ts';
import { openGame } from './open-game.ts';
import { ServerProblem, tableGone } from './problem.ts';
import { nextBot, roomOf, youOf } from './room.ts';
import { afterEntry, type Change, type TableRow, undoOf, withChange } from './table-row.ts';
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
  readonly watchers = new Subscribers();
  /** Those who wait for the next change of game or room. */
  readonly listeners = new NextChange();
  readonly turns: WorkQueue;
  /** Tells the room as it is then: once, however much of it changes, and not too often. */
  readonly tellRoomSoon = atMostEvery(ROOM_NEWS, () => {
    if (this.watchers.size > 0) this.watchers.tellRoom(this.room());
  });
  private readonly around: TableContext;
  private known: TableRow;
  private game: HostedGame | undefined;
  /** What the game can be opened from, as it was read with the facts; gone once that was done. */
  private read: Pick<StoredTable, 'entries' | 'snapshot'> | undefined;
  /** Something was to be stored here, and nobody knows whether it is: what is new in the store may be our own. */
  private unsure = false;
  private ended = false;

  constructor(around: TableContext, { entries, snapshot, ...facts }: StoredTable) {
    this.id = facts.id;
    this.around = around;
    this.known = facts;
    this.read = { entries, snapshot };
    this.turns = new WorkQueue(around.now);
  }

  get facts(): TableRow {
    return this.known;
  }

  /** Does somebody look on, here or at another node? */
  get watched(): boolean {
    if (this.watchers.size > 0) return true;
    const { seats, spectators } = this.around.elsewhere(this.id);
    return seats.length > 0 || spectators > 0;
  }

  /** Does anybody wait to be told something? */
  get followed(): boolean {
    return this.watchers.size > 0 || this.listeners.size > 0;
  }

  /** Does the work when everything asked before is done. Everything that reads or changes the game goes through here. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take(() => (this.ended ? Promise.reject(tableGone(this.id)) : work()));
  }

  /** The table was removed: all who are here are told, and nothing is read or written any more. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.watchers.end();
    this.listeners.call();
  }

  /** The game, opened from the store if it is not in memory. Only in turn. */
  async openGame(): Promise<HostedGame> {
    if (this.known.phase === 'waiting') throw new ServerProblem('wrong-phase', 'the game has not begun: seats are still being claimed');
    if (this.game === undefined && this.read?.entries.length === this.known.number) {
      this.game = openGame(this.known, this.read.entries, this.read.snapshot);
    }
    this.read = undefined;
    if (this.game === undefined) await this.load();
    if (this.game === undefined) throw new Error(`table ${this.id} is ${this.known.phase} and has no game`);
    return this.game;
  }

  /** Forgets what can be opened again from the store. */
  rest(): void {
    if (this.turns.busy) return;
    this.game = undefined;
    this.read = undefined;
  }

  /** The seats whose holder is connected, here or at another node. */
  get connected(): ReadonlySet<Seat> {
    return new Set([...this.watchers.audience.seats, ...this.around.elsewhere(this.id).seats]);
  }

  /** The seats whose holder is there. */
  here(): ReadonlySet<Seat> {
    return hereNow(this.known, this.connected, this.around.now());
  }

  /** Until then the holders of these seats count as there. */
  noteThere(seats: readonly Seat[], thereUntil: number): void {
    this.known = { ...this.known, seats: this.known.seats.map((seat, index) => (seats.includes(index) ? { ...seat, thereUntil } : seat)) };
  }

  /** Asks the store who was there when, at any node. Only in turn. */
  learnPresence(): Promise<void> {
    return this.around.learnPresence(this);
  }

  you(hashes: ReadonlySet<string>): You {
    return youOf(this.known, hashes);
  }

  room(): Room {
    const now = this.around.now();
    const spectators = this.watchers.audience.spectators + this.around.elsewhere(this.id).spectators;
    return roomOf(this.known, { here: this.here(), spectators, clocks: seatClocks(this.known, now), undo: undoOf(this.known), now });
  }

  /**
   * Takes a decision of a person; `id` is its sender's, so that sending it twice does it once. `check` throws when the sender may not
   * decide.
   */
  decide(seat: Seat, text: string, id: string, check: () => void): Promise<{ refusal: Refusal | null; number: number }> {
    return this.inTurn(async () => {
      const decide = (game: HostedGame): Done | Refusal | null =>
        game.knows(id) ? null : this.goingOn(game).decide(seat, text, id, 'person', this.around.now());
      const refusal = await this.play(decide, check);
      if (refusal !== null) this.around.metrics.decisions.add('refused');
      return { refusal, number: this.known.number };
    });
  }

  undo(seat: Seat, version: number): Promise<{ refusal: Refusal | null }> {
    return this.inTurn(async () => ({ refusal: await this.play((game) => this.goingOn(game).undo(seat, version, this.around.now())) }));
  }

  /** Back to `version`, beyond the law if need be: everybody agreed, when the game stood at `number`. Only in turn. */
  async goBack(seat: Seat, version: number, number: number): Promise<void> {
    await this.play((game) => {
      if (game.number !== number) return null;
      const now = this.around.now();
      const lawful = this.goingOn(game).table.undoLimit(seat) <= version;
      return lawful ? game.undo(seat, version, now) : game.rewind(seat, version, now, nextEpoch(this.known));
    });
  }

  /** Takes over what other nodes have written since; false when there was nothing. Only in turn. */
  async catchUp(): Promise<boolean> {
    const [news] = await this.around.store.news([this.known]);
    if (news !== undefined && 'gone' in news) throw this.lost();
    if (news !== undefined) await this.take(news);
    return news !== undefined;
  }

  /** Takes over what another node has written. Only in turn. */
  async take(news: News): Promise<void> {
    const before = this.known;
    if (news.chat > before.chat) await this.tellChat(news.chat);
    if (news.number <= before.number && news.revision <= before.revision) return;
    const { game } = this;
    if (news.revision !== before.revision || (game === undefined && this.watchers.size > 0)) return this.load();
    const { entries, chat: _, ...facts } = news;
    // Something is wrong with them: opened anew, the table says what.
    if (entries.length < news.number - before.number) return this.load();
    try {
      if (game !== undefined) {
        for (const entry of entries.slice(before.number - news.number)) {
          this.watchers.tell(prepareCommit<never>(game, this.watchers, () => game.follow(entry)).telling);
        }
      }
    } catch (error) {
      this.game = undefined;
      throw error;
    }
    this.known = { ...this.known, ...facts };
    if (news.phase !== before.phase || news.clock !== null || undoOf(before) !== null) this.tellRoomSoon();
    this.tellFollowed();
  }

  /** A line of chat that was just stored under this number, told with those that others stored before it. Only in turn. */
  async tellChat(number: number, line?: Omit<ChatLine, 'number'>): Promise<void> {
    const { chat } = this.known;
    if (number <= chat) return;
    const all = line !== undefined && number === chat + 1;
    const lines = all ? [{ number, ...line }] : await this.around.store.chats(this.id, chat, CHAT);
    this.known = { ...this.known, chat: number };
    for (const one of lines) this.watchers.tellChat(one);
    if (line !== undefined) this.around.changed(this);
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
      const done = prepareCommit(game, this.watchers, act);
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

  /** From now on the watcher is told what happens. Returns who they are here. */
  watch(watcher: Subscriber): Watching {
    const watching = this.watchers.add(watcher, this.known);
    this.around.moved(this);
    this.tellRoomSoon();
    return watching;
  }

  unwatch(watcher: Subscriber): void {
    this.turns.use();
    const before = this.watchers.audience.seats;
    if (!this.watchers.remove(watcher)) return;
    const { connected } = this;
    this.around.left(
      this,
      before.filter((seat) => !connected.has(seat)),
    );
    this.tellRoomSoon();
  }

  /** Changes seats or facts: `make` says how, from what is known now, and is asked again if that was no longer true. Only in turn. */
  async change(make: (facts: TableRow, now: number) => Promise<Change | null>): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const at = this.around.now();
      const made = await make(this.known, at);
      if (made === null) return;
      const { revision, number } = this.known;
      const clock = clockAfter(this.known, withChange(this.known, made, at), at);
      const change = { ...made, ...(clock && { clock }) };
      const after = withChange(this.known, change, at);
      const bots = nextBot(after) !== undefined;
      const outcome = await this.around.store.changeRoom(this.id, revision, { ...change, at, number, bots }).catch((error: unknown) => {
        this.unsure = true;
        throw error;
      });
      if (outcome === 'kept') {
        const begun = this.known.phase === 'waiting' && change.phase !== undefined;
        this.known = after;
        if (this.known.phase !== 'waiting' && this.watchers.size > 0) await this.openGame();
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
    if (game.full) await this.change((facts) => closing(facts, 'limit'));
  }

  /** The game, unless it is over. What it was over by may still be sent again: whoever takes that asks this later. */
  private goingOn(game: HostedGame): HostedGame {
    const { phase, header } = this.known;
    if (phase === 'finished')
      throw new ServerProblem('wrong-phase', header.closed === undefined ? 'the game is over' : CLOSED_WORDS[header.closed]);
    return game;
  }

  /** Stores what was done, then tells it; false when another node was faster and the game has been opened anew. */
  private async keep(game: HostedGame, { entry: made, telling }: PreparedCommit): Promise<boolean> {
    let entry = made;
    let effects: Effects;
    let outcome: 'kept' | 'taken';
    let begun: number;
    try {
      if (this.known.header.clock.kind !== 'none') entry = await this.withClocks(made);
      effects = effectsOf(this.known, game, entry);
      begun = performance.now();
      outcome = await this.around.store.append(this.id, entry, effects);
    } catch (error) {
      // It may have been kept or not: what is stored counts.
      this.game = undefined;
      this.unsure = true;
      throw error;
    }
    this.around.metrics.appendSeconds.observe((performance.now() - begun) / 1000);
    if (outcome === 'taken') {
      await this.load();
      return false;
    }
    const asked = undoOf(this.known) !== null;
    this.known = afterEntry(this.known, entry, effects);
    if (entry.kind === 'decide' && entry.by === 'person') this.around.metrics.decisions.add('accepted');
    this.watchers.tell(telling);
    if (effects.phase !== undefined || effects.clock !== undefined || asked) this.tellRoomSoon();
    if (entry.number % SNAPSHOT_EVERY === 0) {
      this.around.store.saveSnapshot(this.id, entry.number, game.snapshot()).catch((error) => {
        if (!this.ended) this.around.report(error, this.id);
      });
    }
    this.tellChanged();
    return true;
  }

  /** The entry with the clocks that go with it. */
  private async withClocks(entry: Entry): Promise<Entry> {
    const left =
      entry.kind === 'decide'
        ? leftNow(this.known, entry.at)
        : leftAfterUndo(this.known, await this.around.store.entriesAfter(this.id, 0), entry);
    return left === undefined ? entry : { ...entry, left };
  }

  /** Opens the table from the store, and tells what is new there. */
  private async load(): Promise<void> {
    // What is in memory is not what is stored, or may not be: it is no longer shown, also if this fails.
    this.game = undefined;
    this.read = undefined;
    const stored = await this.around.store.loadTable(this.id);
    if (stored === undefined) throw this.lost();
    const { entries, snapshot, ...facts } = stored;
    const before = this.known;
    // Newer lines of chat are told where they are asked for.
    this.known = { ...facts, chat: before.chat };
    if (facts.phase !== 'waiting') this.game = openGame(facts, entries, snapshot);
    if (facts.revision !== before.revision) this.reseat();
    if (facts.number !== before.number) this.tellGame(before.number);
    else if (facts.phase !== before.phase) this.tellGame(-1);
    const { unsure } = this;
    this.unsure = false;
    if (facts.number === before.number && facts.revision === before.revision) return;
    this.tellRoomSoon();
    if (unsure) this.tellChanged();
    else this.tellFollowed();
  }

  private lost(): ServerProblem {
    this.around.gone(this);
    return tableGone(this.id);
  }

  private tellChanged(): void {
    this.listeners.call();
    this.around.changed(this);
  }

  private tellFollowed(): void {
    this.listeners.call();
    this.around.followed(this);
  }

  private reseat(): void {
    const { game } = this;
    const others = game?.reseat(this.known) === true;
    // Who sees with the same eyes as before has been told all but who sits there.
    const whole = game?.wholeTeller();
    const tell = (eyes: Perspective, same: boolean): OnlineUpdate | undefined =>
      same ? (others ? game?.now(eyes) : undefined) : whole?.(eyes);
    this.watchers.reseat(this.known, tell);
    this.around.moved(this);
    this.tellRoomSoon();
  }

  /** What came after that number; everything after -1. */
  private tellGame(number: number): void {
    const { game } = this;
    if (game === undefined) return;
    this.watchers.tell(this.watchers.telling(number < 0 ? game.wholeTeller() : (eyes) => game.since(eyes, number)));
  }
}
