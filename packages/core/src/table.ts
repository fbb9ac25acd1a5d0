import { BadInput } from './bad-input.ts';
import type { Game, Refusal, Result, Seat, Told, Viewer } from './game.ts';
import { at } from './lists.ts';
import { type GameRecord, newRecord, type RecordedDecision, recordedResult } from './record.ts';
import { carriedOn, type Position, replay, type Snapshot } from './replay.ts';
import type { Seed } from './seed.ts';

/** What became of something asked of the table. A repeat is an id the table has answered before: nothing was done again. */
export type Answer<Event> =
  | { readonly kind: 'done'; readonly version: number; readonly events: readonly Told<Event>[] }
  | { readonly kind: 'repeat'; readonly version: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** An event with the version at which it happened and the seat whose decision led to it; the setup is nobody's. */
export interface Logged<Event> {
  readonly version: number;
  readonly seat: Seat | null;
  readonly event: Event;
}

export interface TableSetup {
  readonly options: unknown;
  readonly seed: Seed;
  /** Player names by seat; left out, the seats are named by number, automata by their own names. */
  readonly names?: readonly string[];
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
  /** Ids of the decisions taken, with the version each led to. An undone one stays known: its resend must stay harmless. */
  private readonly seen = new Map<string, number>();

  private constructor(game: Game<State, Decision, View, Options, Event>, record: GameRecord, from?: Snapshot<State>) {
    this.game = game;
    this.header = { ...record, decisions: [] };
    this.decisions = [...record.decisions];
    const position = replay(game, record, record.decisions.length, undefined, from);
    this.position = position;
    this.snapshots = [this.takeSnapshot()];
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
    return new Table(game, open, from);
  }

  /** How many decisions have been taken. */
  get version(): number {
    return this.decisions.length;
  }

  /** How many numbers chance has given so far. */
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

  /** `like` is what other eyes see at this very moment, see `Game.view`. */
  view(viewer: Viewer, like?: View): View {
    return this.game.view(this.position.state, viewer === 'spectator' ? viewer : this.checkSeat(viewer), like);
  }

  result(): Result | undefined {
    return this.game.result(this.position.state);
  }

  /** Takes a decision. `id` is made by whoever sends it, so that sending it twice does it once; without one, that is seen to elsewhere. */
  decide(seat: Seat, decision: Decision, id?: string): Answer<Event> {
    const before = id === undefined ? undefined : this.seen.get(id);
    if (before !== undefined) return { kind: 'repeat', version: before };
    const refusal = this.refusal(seat, decision);
    if (refusal !== undefined) return { kind: 'refused', refusal };
    const events: Told<Event>[] = [];
    this.game.apply(this.position.state, seat, decision, this.position.chance, collect(events));
    this.decisions.push({ seat, do: this.game.write(decision) });
    this.position = { ...this.position, version: this.version };
    if (id !== undefined) this.seen.set(id, this.version);
    if (this.version % SNAPSHOT_EVERY === 0) this.snapshots.push(this.takeSnapshot());
    return { kind: 'done', version: this.version, events };
  }

  /** The version the seat may go back to by itself: as far as nothing was revealed, no chance drawn and nobody else acted. */
  undoLimit(seat: Seat): number {
    let version = this.version;
    while (version > 0 && at(this.decisions, version - 1).seat === seat && !this.sealed(version)) version -= 1;
    return version;
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
    return { kind: 'done', version, events: [] };
  }

  /** What the viewer may know of what happened after `version`, in order; from -1, the default, the setup too. */
  log(viewer: Viewer, version = -1): Logged<Event>[] {
    const logged: Logged<Event>[] = [];
    let now = Math.max(0, version);
    const tell = (event: Event, only?: Seat): void => {
      const seat = now === 0 ? null : at(this.decisions, now - 1).seat;
      if (only === undefined || only === viewer) logged.push({ version: now, seat, event });
    };
    const line = this.line();
    let position = version < 0 ? replay(this.game, line, 0, tell) : this.at(version);
    while (now < this.version) {
      now += 1;
      position = carriedOn(this.game, line, position, now, tell);
    }
    return logged;
  }

  /** The position after `version` decisions. It is a copy: what is done to it does not touch the table. */
  at(version: number): Position<State> {
    if (!Number.isInteger(version) || version < 0 || version > this.version) {
      throw new BadInput('version', version, `a whole number from 0 to ${this.version}`);
    }
    const near = this.snapshots.findLast((snapshot) => snapshot.version <= version);
    return replay(this.game, this.line(), version, undefined, near);
  }

  /** A new table that shares the first `version` decisions. */
  fork(version: number): Table<State, Decision, View, Options, Event> {
    const position = this.at(version);
    return new Table(this.game, { ...this.header, decisions: this.decisions.slice(0, version) }, snapshotOf(position));
  }

  record(): GameRecord {
    const result = this.result();
    return { ...this.line(), decisions: [...this.decisions], ...(result && { result: recordedResult(result) }) };
  }

  /** The present position as plain data, to store beside the record. */
  takeSnapshot(): Snapshot<State> {
    return snapshotOf({ ...this.position, state: this.game.clone(this.position.state), version: this.version });
  }

  /** Did the decision that led to this version reveal something or draw chance? */
  private sealed(version: number): boolean {
    const { state, chance } = this.at(version - 1);
    const { seat, do: text } = at(this.decisions, version - 1);
    const { drawn } = chance;
    const told: Told<Event>[] = [];
    this.game.apply(state, seat, this.game.read(text), chance, collect(told));
    return chance.drawn !== drawn || told.some(({ event }) => this.game.reveals(event));
  }

  /** The record without its result, sharing the list of decisions. */
  private line(): GameRecord {
    return { ...this.header, decisions: this.decisions };
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

function collect<Event>(into: Told<Event>[]) {
  return (event: Event, only?: Seat): void => {
    into.push(only === undefined ? { event } : { event, only });
  };
}

function snapshotOf<State>({ version, state, chance }: Position<State>): Snapshot<State> {
  return { version, state, chance: chance.positions() };
}
