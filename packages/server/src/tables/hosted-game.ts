import { isDeepStrictEqual } from 'node:util';
import {
  knownTo,
  type Past,
  playsVersions,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
  type Snapshot,
  Table,
  type Told,
  type Viewer,
  versionsPlayed,
  witnessed,
} from '@astrarium/core';
import { LIMITS, type LoggedEvent, type OnlineGame, type OnlineUpdate, type SeatPlan, type Undone } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { Entry, StoredTable, UndoEntry } from '../store/rows.ts';
import { partBefore } from '../updates/log-part.ts';
import type { Perspective } from '../updates/perspective.ts';
import type { PatchBase } from '../updates/update-messages.ts';
import { entryHistory, recordOf, usable } from './entry-history.ts';
import { playable } from './games.ts';
import { seatPlans } from './room.ts';
import type { TableRow } from './table-row.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

interface Free {
  readonly seat: Seat | null;
  readonly from: number;
  /** How many numbers chance had given by then. */
  readonly drawn: number;
}

/** Something done to the game, to be stored before it is told. */
export interface Done {
  readonly entry: Entry;
  /** The update that tells it, in these eyes. */
  readonly tell: (eyes: Perspective) => OnlineUpdate;
}

/** The game of a table in memory: the table of core, rebuilt from the stored entries, which are the truth. */
export class HostedGame {
  private current: AnyTable;
  private readonly id: string;
  private readonly name: OnlineGame;
  private plans: readonly SeatPlan[];
  /** Nobody may go on, though the game is not over. */
  private closed: boolean;
  /** The version after each number; number 0 is the setup. */
  private readonly versions: number[];
  /** Ids of all decisions ever taken, undone ones too: their resend must stay harmless. */
  private readonly ids: Set<string>;
  /** How somebody sees the present moment, for others to share what is the same for all. */
  private like: unknown;
  /** Who went back, if that was the last thing that was done. */
  private undone: Undone | undefined;
  /** How far back whoever decided last may go; undefined: to be found out. It is kept along, as finding out replays the game. */
  private free: Free | undefined;

  constructor(facts: TableRow, entries: readonly Entry[], snapshot: StoredTable['snapshot']) {
    const { game } = playable(facts.game);
    const { rules, data } = facts.header;
    if (!playsVersions(game, facts.header)) {
      throw new ServerProblem(
        'other-version',
        `the game was begun with rules ${rules} and data ${data}; this server plays ${versionsPlayed(game)}`,
      );
    }
    this.id = facts.id;
    this.name = facts.game;
    this.plans = seatPlans(facts);
    this.closed = facts.header.closed !== undefined;
    const line = entryHistory(entries);
    this.versions = line.versions;
    this.ids = line.ids;
    this.undone = undoneBy(entries.at(-1));
    // A snapshot of older rules may be of an older program, whose states were made otherwise.
    const kept = rules === game.rulesVersion ? usable(snapshot, entries) : undefined;
    this.current = Table.open(game, recordOf(facts, line), kept);
  }

  /** The table of core, until it is gone back beyond the law. */
  get table(): AnyTable {
    return this.current;
  }

  /** Counts every change, undo too. */
  get number(): number {
    return this.versions.length - 1;
  }

  /** Has it come to the limit of decisions or changes? */
  get full(): boolean {
    return this.table.version >= LIMITS.decisions || this.number >= LIMITS.changes;
  }

  /** Somebody else may sit there now, a bot play for them, or nobody go on. Tells whether it is so. */
  reseat(facts: TableRow): boolean {
    const plans = seatPlans(facts);
    const closed = facts.header.closed !== undefined;
    if (closed === this.closed && isDeepStrictEqual(plans, this.plans)) return false;
    this.plans = plans;
    this.closed = closed;
    return true;
  }

  waitingFor(): readonly Seat[] {
    return this.closed ? [] : this.table.waitingFor();
  }

  result(): Result | null {
    return this.table.result() ?? null;
  }

  knows(id: string): boolean {
    return this.ids.has(id);
  }

  decide(seat: Seat, text: string, id: string, by: 'person' | 'bot', now: number): Done | Refusal {
    const free = this.lastFree();
    const answer = this.table.decide(seat, this.table.game.read(text));
    if (answer.kind === 'refused') return answer.refusal;
    if (answer.kind === 'repeat') throw new Error('the table of core was told no id');
    const { version, events } = answer;
    this.like = undefined;
    this.undone = undefined;
    this.free = this.freeAfter(free, seat, events);
    this.ids.add(id);
    this.versions.push(version);
    const told = teller(events, version, seat);
    return {
      entry: { kind: 'decide', number: this.number, at: now, seat, text, id, by },
      tell: (eyes) => this.update(eyes, version - 1, told(eyes.viewer)),
    };
  }

  /** Back to `version`, as far as the law lets the seat. */
  undo(seat: Seat, version: number, now: number): Done | Refusal {
    const answer = this.table.undo(seat, version);
    return answer.kind === 'refused'
      ? answer.refusal
      : this.wentBack({ kind: 'undo', number: this.number + 1, at: now, seat, to: version });
  }

  /** Back to `version`, whatever the law says: all others agreed. There the epoch of this seed begins, so that nobody knows what is to come. */
  rewind(seat: Seat, version: number, now: number, epoch: Seed): Done {
    this.current = this.current.fork(version, epoch);
    return this.wentBack({ kind: 'undo', number: this.number + 1, at: now, seat, to: version, epoch });
  }

  /** What another node did to the game and has stored. */
  follow(entry: Entry): Done {
    if (entry.kind === 'undo') {
      this.current = this.current.fork(entry.to, entry.epoch);
      return this.wentBack(entry);
    }
    const done = this.decide(entry.seat, entry.text, entry.id, entry.by, entry.at);
    if (!('entry' in done)) throw new Error(`entry ${entry.number} of table ${this.id} is refused: ${done.reason}`);
    return done;
  }

  /** Everything from the setup on, or of a long game as much as one answer tells. */
  whole(eyes: Perspective): OnlineUpdate {
    return this.wholeTeller()(eyes);
  }

  /** The same for several eyes one after another: the game is replayed once. */
  wholeTeller(): (eyes: Perspective) => OnlineUpdate {
    const from = partBefore(this.table.version);
    let past: readonly Past<unknown>[] | undefined;
    return (eyes) => {
      past ??= this.table.past(from);
      return this.update(eyes, from, knownTo(past, eyes.viewer), true);
    };
  }

  /** What was missed since that number; everything when some of what was known has been undone, or more was missed than one answer tells. */
  since(eyes: Perspective, number: number): OnlineUpdate {
    const from = this.versions[number];
    if (
      from === undefined ||
      from < partBefore(this.table.version) ||
      this.versions.some((version, later) => later > number && version < from)
    )
      return this.whole(eyes);
    return this.update(eyes, from, this.table.log(eyes.viewer, from));
  }

  /** The present moment, to who knows all that led to it. */
  now(eyes: Perspective): OnlineUpdate {
    return this.update(eyes, this.table.version, []);
  }

  /** How these eyes see it now, for what is done next to be told as a step. */
  seen(viewer: Viewer): PatchBase {
    return { number: this.number, version: this.table.version, seats: this.plans, view: this.view(viewer) };
  }

  view(viewer: Viewer): unknown {
    const view = this.table.view(viewer, this.like);
    this.like = view;
    return view;
  }

  /** Nobody else looks at the present moment just now: nothing is left to be shared. */
  lookAway(): void {
    this.like = undefined;
  }

  legal(seat: Seat): string[] {
    return this.table.legal(seat).map((decision) => this.table.game.write(decision));
  }

  whyNot(seat: Seat, text: string): Refusal | null {
    return this.table.refusal(seat, this.table.game.read(text)) ?? null;
  }

  /** To be stored, so that opening the table replays little. */
  snapshot(): Snapshot<unknown> {
    return this.table.takeSnapshot();
  }

  /** The version up to which the law lets the seat go back. */
  undoLimit(seat: Seat): number {
    const free = this.lastFree();
    return free.seat === seat ? free.from : this.table.version;
  }

  private wentBack(entry: UndoEntry): Done {
    this.like = undefined;
    this.free = undefined;
    this.undone = undoneBy(entry);
    this.versions.push(entry.to);
    return { entry, tell: this.wholeTeller() };
  }

  private lastFree(): Free {
    if (this.free === undefined) {
      const seat = this.table.record().decisions.at(-1)?.seat ?? null;
      this.free = { seat, from: seat === null ? 0 : this.table.undoLimit(seat), drawn: this.table.drawn };
    }
    return this.free;
  }

  /** The same law as that of the table of core, one decision further: what reveals or draws chance can't be undone. */
  private freeAfter(before: Free, seat: Seat, events: readonly Told<unknown>[]): Free {
    const { version, game, drawn } = this.table;
    if (drawn !== before.drawn || events.some(({ event }) => game.reveals(event))) return { seat, from: version, drawn };
    return { seat, from: before.seat === seat ? before.from : version - 1, drawn };
  }

  private update(eyes: Perspective, from: number, events: readonly LoggedEvent[], reset = false): OnlineUpdate {
    const { table } = this;
    const waitingFor = this.waitingFor();
    const legal: Record<Seat, readonly string[]> = {};
    const undoLimits: Record<Seat, number> = {};
    for (const seat of eyes.seats) {
      if (waitingFor.includes(seat)) legal[seat] = this.legal(seat);
      undoLimits[seat] = this.closed ? table.version : this.undoLimit(seat);
    }
    return {
      table: this.id,
      game: this.name,
      seats: this.plans,
      number: this.number,
      version: table.version,
      viewer: eyes.viewer,
      view: this.view(eyes.viewer),
      waitingFor,
      legal,
      undoLimits,
      result: this.result(),
      from,
      events,
      reset,
      ...(this.undone && { undone: this.undone }),
    };
  }
}

function undoneBy(entry: Entry | undefined): Undone | undefined {
  if (entry?.kind !== 'undo' || entry.seat === null) return undefined;
  return { seat: entry.seat, agreed: entry.epoch !== undefined };
}

/** What each viewer is told of these events: the very same list for all where nothing is a secret. */
function teller(events: readonly Told<unknown>[], version: number, seat: Seat): (viewer: Viewer) => readonly LoggedEvent[] {
  const logged = (viewer: Viewer): LoggedEvent[] => witnessed(events, viewer).map((event) => ({ version, seat, event }));
  if (events.some(({ only }) => only !== undefined)) return logged;
  const all = logged('spectator');
  return () => all;
}
