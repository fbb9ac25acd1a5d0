import {
  type AnyGame,
  at,
  type GameRecord,
  type Logged,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
  type Snapshot,
  Table,
  type Told,
  type Viewer,
  witnessed,
} from '@astrarium/core';
import type { GameName } from '@astrarium/protocol/game-names';
import type { LoggedEvent, Moment, SeatPlan, SessionUpdate } from '@astrarium/protocol/table-update';
import type { Perspective } from './perspective.ts';

/** A table of any game. */
export type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

export interface SessionStart {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  /** A moment of the game to go on from, so that less is replayed. */
  readonly snapshot?: Snapshot<unknown> | undefined;
  /** Nobody may go on, though the game is not over. */
  readonly closed?: boolean;
  /** The ids of all decisions ever taken, undone ones too. */
  readonly ids?: Set<string>;
}

/** A decision that was taken. */
export interface Taken {
  readonly version: number;
  /** What each viewer may know of what it brought about. */
  readonly eventsFor: (viewer: Viewer) => readonly LoggedEvent[];
}

/** One game with its players: takes their decisions and makes the update for each perspective. Hosts add storage and delivery. */
export class Session {
  readonly id: string;
  private current: AnyTable;
  private plans: readonly SeatPlan[];
  private shut: boolean;
  /** Ids of all decisions ever taken: a resend of one must stay harmless, also when it was undone. */
  private readonly ids: Set<string>;
  /** A view of the present moment; other views share with it what is the same for all. */
  private like: unknown;

  constructor({ id, game, record, seats, snapshot, closed = false, ids = new Set() }: SessionStart) {
    this.id = id;
    this.current = Table.open(game, record, snapshot);
    this.plans = seats;
    this.shut = closed;
    this.ids = ids;
  }

  /** The table of core, until it is gone back beyond the law. */
  get table(): AnyTable {
    return this.current;
  }

  get seats(): readonly SeatPlan[] {
    return this.plans;
  }

  get closed(): boolean {
    return this.shut;
  }

  waitingFor(): readonly Seat[] {
    return this.shut ? [] : this.current.waitingFor();
  }

  result(): Result | null {
    return this.current.result() ?? null;
  }

  /** Was the decision with this id taken before? */
  knows(id: string): boolean {
    return this.ids.has(id);
  }

  legal(seat: Seat): string[] {
    const { game } = this.current;
    return this.current.legal(seat).map((decision) => game.write(decision));
  }

  whyNot(seat: Seat, text: string): Refusal | null {
    return this.current.refusal(seat, this.current.game.read(text)) ?? null;
  }

  view(viewer: Viewer): unknown {
    const view = this.current.view(viewer, this.like);
    this.like = view;
    return view;
  }

  /** Every perspective has its view of the present moment: the parts they share need not be kept. */
  dropSharedViews(): void {
    this.like = undefined;
  }

  /** Takes a decision. Its `id`, if it was sent with one, is known from then on. */
  take(seat: Seat, text: string, id?: string): Taken | Refusal {
    const answer = this.current.decide(seat, this.current.game.read(text));
    if (answer.kind === 'refused') return answer.refusal;
    this.like = undefined;
    if (id !== undefined) this.ids.add(id);
    return { version: answer.version, eventsFor: eventsByViewer(answer.events, answer.version, seat) };
  }

  /** Back to `version`, as far as the law lets the seat. */
  goBack(seat: Seat, version: number): Refusal | undefined {
    const answer = this.current.undo(seat, version);
    if (answer.kind === 'refused') return answer.refusal;
    this.like = undefined;
    return undefined;
  }

  /** Back to `version`, whatever the law says. With a seed an epoch begins there. */
  rewindTo(version: number, epoch: Seed | undefined): void {
    this.current = this.current.fork(version, epoch);
    this.like = undefined;
  }

  /** Somebody else may sit there now, or nobody go on. */
  protected seatAnew(plans: readonly SeatPlan[], closed: boolean): void {
    this.plans = plans;
    this.shut = closed;
  }

  /** The present moment for this perspective, with the events that led to it. */
  protected update({ viewer, seats }: Perspective, events: readonly LoggedEvent[], reset: boolean): SessionUpdate {
    const { current: table } = this;
    const waitingFor = this.waitingFor();
    const legal: Record<Seat, readonly string[]> = {};
    const undoLimits: Record<Seat, number> = {};
    for (const seat of seats) {
      if (waitingFor.includes(seat)) legal[seat] = this.legal(seat);
      undoLimits[seat] = this.shut ? table.version : table.undoLimit(seat);
    }
    return {
      table: this.id,
      game: table.game.name as GameName,
      seats: this.plans,
      version: table.version,
      viewer,
      view: this.view(viewer),
      waitingFor,
      legal,
      undoLimits,
      result: this.result(),
      events,
      reset,
    };
  }

  /** The game after `version` decisions, with the decision that led there if it may be shown. */
  moment(version: number, viewer: Viewer, isShown: (seat: Seat) => boolean = () => true): Moment {
    const { current: table } = this;
    const { state } = table.at(version);
    const last = version === 0 ? undefined : at(table.record().decisions, version - 1);
    return {
      version,
      viewer,
      view: table.game.view(state, viewer),
      decision: last !== undefined && isShown(last.seat) ? { seat: last.seat, text: last.do } : null,
      events: table.log(viewer, version - 1, version),
    };
  }
}

/** The events that each viewer may know: the very same list for all if none is secret. */
export function eventsByViewer<Event>(
  events: readonly Told<Event>[],
  version: number,
  seat: Seat,
): (viewer: Viewer) => readonly Logged<Event>[] {
  const logged = (viewer: Viewer): Logged<Event>[] => witnessed(events, viewer).map((event) => ({ version, seat, event }));
  if (events.some(({ only }) => only !== undefined)) return logged;
  const all = logged('spectator');
  return () => all;
}
