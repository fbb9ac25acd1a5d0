import { BadInput } from './bad-input.ts';
import type { Game, Refusal, Result, Seat, Told, Viewer } from './game.ts';
import { at } from './lists.ts';
import { type GameRecord, newRecord, type RecordedDecision, recordedResult } from './record.ts';
import { carriedOn, type Position, replay, type Snapshot } from './replay.ts';
import type { Seed } from './seed.ts';

/** What became of something asked of the table. */
export type Answer<Event> =
  | { readonly kind: 'done'; readonly version: number; readonly events: readonly Told<Event>[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** An event with the version at which it happened and the seat whose decision led to it; the setup is nobody's. */
export interface Logged<Event> {
  readonly version: number;
  readonly seat: Seat | null;
  readonly event: Event;
}

/** Something that happened, and the seat that alone may know it; undefined: everybody may. */
export interface Past<Event> {
  readonly logged: Logged<Event>;
  readonly only: Seat | undefined;
}

export interface TableSetup {
  readonly options: unknown;
  readonly seed: Seed;
  /** Player names by seat; left out, the seats are named by number, automata by their own names. */
  readonly names?: readonly string[];
}

/** How far back whoever decided last may go. */
interface UndoLimit {
  readonly seat: Seat;
  readonly version: number;
}

/** A position is kept every so many decisions, so that going back never replays more than that. */
const SNAPSHOT_EVERY = 64;

/**
 * Hosts one game: checks, applies, remembers, tells. The same class runs in the server, in a browser worker and in tests.
 * The record is the truth; the state is a cache of it.
 */
export class Table<State, Decision, View, Options, Event> {
  readonly game: Game<State, Decision, View, Options, Event>;
  private readonly header: GameRecord;
  private decisions: RecordedDecision[];
  private position: Position<State>;
  private snapshots: Snapshot<State>[];
  /** Kept along from decision to decision, as finding it out replays the game; undefined: to be found out. */
  private limit: UndoLimit | undefined;

  private constructor(game: Game<State, Decision, View, Options, Event>, record: GameRecord, known: readonly Snapshot<State>[] = []) {
    this.game = game;
    this.header = { ...record, decisions: [] };
    this.decisions = [...record.decisions];
    this.snapshots = [...known];
    this.position = this.at(record.decisions.length);
  }

  static start<S, D, V, O, E>(game: Game<S, D, V, O, E>, setup: TableSetup): Table<S, D, V, O, E> {
    const options = game.options(setup.options);
    const count = game.seatCount(options);
    const automata = game.automata?.(options) ?? [];
    const people = Array.from({ length: count - automata.length }, (_, seat) => `Seat ${seat + 1}`);
    const names = setup.names ?? [...people, ...automata];
    if (names.length !== count) throw new BadInput('names', names, `${count} names, one for each seat`);
    return new Table(game, newRecord(game, options, setup.seed, names));
  }

  /** Goes on with a recorded game; with a snapshot of it, only what came after is replayed. */
  static open<S, D, V, O, E>(game: Game<S, D, V, O, E>, record: GameRecord, from?: Snapshot<S>): Table<S, D, V, O, E> {
    if (record.game !== game.name) throw new BadInput('game', record.game, `a record of ${game.name}`);
    const { result: _, ...open } = record;
    return new Table(game, open, from && [from]);
  }

  /** How many decisions have been taken. */
  get version(): number {
    return this.decisions.length;
  }

  /** The seed that chance follows from now: that of the game, or of its last epoch. */
  get seed(): Seed {
    return this.position.chance.seed;
  }

  /** How many numbers chance has given so far, in this epoch. */
  get drawn(): number {
    return this.position.chance.drawn;
  }

  get names(): readonly string[] {
    return this.header.seats;
  }

  waitingFor(): readonly Seat[] {
    return this.game.waitingFor(this.position.state);
  }

  legal(seat: Seat): readonly Decision[] {
    return this.game.legal(this.position.state, this.checkSeat(seat));
  }

  refusal(seat: Seat, decision: Decision): Refusal | undefined {
    return this.game.refusal(this.position.state, this.checkSeat(seat), decision);
  }

  /** `like` is the view of another viewer at this very moment, see `Game.view`. */
  view(viewer: Viewer, like?: View): View {
    return this.game.view(this.position.state, viewer === 'spectator' ? viewer : this.checkSeat(viewer), like);
  }

  result(): Result | undefined {
    return this.game.result(this.position.state);
  }

  /** Takes a decision. */
  decide(seat: Seat, decision: Decision): Answer<Event> {
    const refusal = this.refusal(seat, decision);
    if (refusal !== undefined) return { kind: 'refused', refusal };
    const { drawn } = this;
    const events: Told<Event>[] = [];
    this.game.apply(this.position.state, seat, decision, this.position.chance, collect(events));
    const sealed = drawn !== this.drawn || events.some(({ event }) => this.game.reveals(event));
    this.limit = sealed ? { seat, version: this.version + 1 } : this.limitAfter(seat);
    this.decisions.push({ seat, do: this.game.write(decision) });
    this.position = { ...this.position, version: this.version };
    if (this.version % SNAPSHOT_EVERY === 0) this.snapshots.push(this.takeSnapshot());
    return { kind: 'done', version: this.version, events };
  }

  /** The version the seat may go back to by itself: as far as nothing was revealed, no chance drawn or begun anew, and nobody else acted. */
  undoLimit(seat: Seat): number {
    this.limit ??= this.foundLimit();
    return this.limit?.seat === seat ? this.limit.version : this.version;
  }

  /** Takes back decisions down to `version`; by law only down to `undoLimit`. */
  undo(seat: Seat, version: number = this.version - 1): Answer<Event> {
    const limit = this.undoLimit(this.checkSeat(seat));
    if (!Number.isInteger(version) || version < 0 || version >= this.version) {
      throw new BadInput('version', version, `a whole number from 0 to ${this.version - 1}`);
    }
    if (version < limit) {
      return { kind: 'refused', refusal: { rule: 'undo', reason: 'sealed', missing: { what: 'version', need: limit, have: version } } };
    }
    this.position = this.at(version);
    this.decisions = this.decisions.slice(0, version);
    this.snapshots = this.snapshots.filter((snapshot) => snapshot.version <= version);
    this.limit = undefined;
    return { kind: 'done', version, events: [] };
  }

  /** What the viewer may know of what happened after `version` and up to `upTo`, in order; from -1, the default, the setup too. */
  log(viewer: Viewer, version = -1, upTo = this.version): Logged<Event>[] {
    return knownTo(this.past(version, upTo), viewer);
  }

  /** The same for whoever may know it: several viewers are told of one replay. */
  past(version = -1, upTo = this.version): Past<Event>[] {
    const past: Past<Event>[] = [];
    let now = Math.max(0, version);
    const tell = (event: Event, only?: Seat): void => {
      const seat = now === 0 ? null : at(this.decisions, now - 1).seat;
      past.push({ logged: { version: now, seat, event }, only });
    };
    const line = this.line();
    let position = version < 0 ? replay(this.game, line, 0, tell) : this.at(version);
    while (now < upTo) {
      now += 1;
      position = carriedOn(this.game, line, position, now, tell);
    }
    return past;
  }

  /** The position after `version` decisions. It is a copy: what is done to it does not touch the table. */
  at(version: number): Position<State> {
    this.checkVersion(version);
    const line = this.line();
    const known = this.snapshots.findLastIndex((snapshot) => snapshot.version <= version) + 1;
    const near = known === 0 ? undefined : at(this.snapshots, known - 1);
    let position = replay(this.game, line, near?.version ?? 0, undefined, near);
    // What is passed on the way is kept, so that the way is gone once.
    const passed: Snapshot<State>[] = near === undefined ? [this.copied(position)] : [];
    while (position.version < version) {
      const next = Math.min(version, position.version - (position.version % SNAPSHOT_EVERY) + SNAPSHOT_EVERY);
      position = carriedOn(this.game, line, position, next);
      if (next % SNAPSHOT_EVERY === 0) passed.push(this.copied(position));
    }
    if (passed.length > 0) this.snapshots.splice(known, 0, ...passed);
    return position;
  }

  /** A new table that shares the first `version` decisions. With a seed an epoch begins there: who knows how this one goes on knows nothing of that. */
  fork(version: number, seed?: Seed): Table<State, Decision, View, Options, Event> {
    this.checkVersion(version);
    const { epochs: all = [], ...header } = this.header;
    const shared = { ...header, decisions: this.decisions.slice(0, version) };
    const last = seed === undefined ? version : version - 1;
    const epochs = all.filter(({ at: begun }) => begun <= last);
    if (seed !== undefined) epochs.push({ at: version, seed });
    const known = this.snapshots.filter((snapshot) => snapshot.version <= last);
    return new Table(this.game, epochs.length === 0 ? shared : { ...shared, epochs }, known);
  }

  record(): GameRecord {
    const result = this.result();
    return { ...this.line(), decisions: [...this.decisions], ...(result && { result: recordedResult(result) }) };
  }

  /** The present position as plain data, to store beside the record. */
  takeSnapshot(): Snapshot<State> {
    return this.copied(this.position);
  }

  private copied(position: Position<State>): Snapshot<State> {
    return snapshotOf({ ...position, state: this.game.clone(position.state) });
  }

  /** The limit after one more decision of this seat, which neither revealed anything nor drew chance. */
  private limitAfter(seat: Seat): UndoLimit | undefined {
    return this.decisions.at(-1)?.seat === seat ? this.limit : { seat, version: this.version };
  }

  private foundLimit(): UndoLimit | undefined {
    const seat = this.decisions.at(-1)?.seat;
    if (seat === undefined) return undefined;
    const epoch = this.header.epochs?.at(-1)?.at ?? 0;
    let from = this.version;
    while (from > epoch && at(this.decisions, from - 1).seat === seat) from -= 1;
    // Backwards from one kept position to the next: most often the last of them has the seal.
    for (let to = this.version; to > from; ) {
      const begin = Math.max(from, to - 1 - ((to - 1) % SNAPSHOT_EVERY));
      const sealed = this.lastSealed(begin, to);
      if (sealed !== undefined) return { seat, version: sealed };
      to = begin;
    }
    return { seat, version: from };
  }

  /** The last version after `from`, up to `to`, whose decision revealed something or drew chance. */
  private lastSealed(from: number, to: number): number | undefined {
    const line = this.line();
    let sealed: number | undefined;
    let position = this.at(from);
    for (let version = from + 1; version <= to; version += 1) {
      const { drawn } = position.chance;
      let revealed = false;
      position = carriedOn(this.game, line, position, version, (event) => {
        revealed ||= this.game.reveals(event);
      });
      if (revealed || position.chance.drawn !== drawn) sealed = version;
    }
    return sealed;
  }

  /** The record without its result, sharing the list of decisions. */
  private line(): GameRecord {
    return { ...this.header, decisions: this.decisions };
  }

  private checkVersion(version: number): void {
    if (!Number.isInteger(version) || version < 0 || version > this.version) {
      throw new BadInput('version', version, `a whole number from 0 to ${this.version}`);
    }
  }

  private checkSeat(seat: Seat): Seat {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.names.length) {
      throw new BadInput('seat', seat, `a seat from 0 to ${this.names.length - 1}`);
    }
    return seat;
  }
}

/** Of everything told, what the viewer may know. */
export function witnessed<Event>(told: readonly Told<Event>[], viewer: Viewer): Event[] {
  return told.filter(({ only }) => only === undefined || only === viewer).map(({ event }) => event);
}

/** Of what happened, what the viewer may know. */
export function knownTo<Event>(past: readonly Past<Event>[], viewer: Viewer): Logged<Event>[] {
  return past.filter(({ only }) => only === undefined || only === viewer).map(({ logged }) => logged);
}

function collect<Event>(into: Told<Event>[]) {
  return (event: Event, only?: Seat): void => {
    into.push(only === undefined ? { event } : { event, only });
  };
}

function snapshotOf<State>({ version, state, chance }: Position<State>): Snapshot<State> {
  return { version, state, chance: chance.positions() };
}
