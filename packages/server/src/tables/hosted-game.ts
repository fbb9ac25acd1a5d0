import { isDeepStrictEqual } from 'node:util';
import { knownTo, type Past, type Refusal, type Seat, type Seed, type Snapshot, type Viewer } from '@astrarium/core';
import { checkVersions, type Perspective, Session } from '@astrarium/host';
import { playable } from '@astrarium/host/games';
import { LIMITS, type LoggedEvent, type OnlineUpdate, type Undone } from '@astrarium/protocol';
import type { Entry, StoredTable, UndoEntry } from '../store/rows.ts';
import { partBefore } from '../updates/log-part.ts';
import type { PatchBase } from '../updates/update-messages.ts';
import { entryHistory, recordOf, usable } from './entry-history.ts';
import { seatPlans } from './room.ts';
import type { TableRow } from './table-row.ts';

/** Something done to the game, to be stored before it is sent. */
export interface Done {
  readonly entry: Entry;
  /** The update to send, for this perspective. */
  readonly updateFor: (perspective: Perspective) => OnlineUpdate;
}

/** The game of a table in memory: a session rebuilt from the stored entries, which are the truth. Every change of it has a number. */
export class HostedGame extends Session {
  /** The version after each number; number 0 is the setup. */
  private readonly versions: number[];
  /** The events up to now, as many as one answer holds. Finding them means replaying the game, so they are kept for the next client. */
  private past: readonly Past<unknown>[] | undefined;
  /** Who went back, if that was the last thing that was done. */
  private undone: Undone | undefined;

  constructor(facts: TableRow, entries: readonly Entry[], snapshot: StoredTable['snapshot']) {
    const { game } = playable(facts.game);
    checkVersions(game, facts.header, 'this server');
    const { versions, ids, ...line } = entryHistory(entries);
    // A snapshot of older rules may be of an older program, whose states were made otherwise.
    const kept = facts.header.rules === game.rulesVersion ? usable(snapshot, entries) : undefined;
    super({ id: facts.id, game, record: recordOf(facts, line), seats: seatPlans(facts), closed: isClosed(facts), snapshot: kept, ids });
    this.versions = versions;
    this.undone = undoneBy(entries.at(-1));
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
    const closed = isClosed(facts);
    if (closed === this.closed && isDeepStrictEqual(plans, this.seats)) return false;
    this.seatAnew(plans, closed);
    return true;
  }

  decide(seat: Seat, text: string, id: string, by: 'person' | 'bot', now: number): Done | Refusal {
    const taken = this.take(seat, text, id);
    if (!('eventsFor' in taken)) return taken;
    const { version, eventsFor } = taken;
    this.past = undefined;
    this.undone = undefined;
    this.versions.push(version);
    return {
      entry: { kind: 'decide', number: this.number, at: now, seat, text, id, by },
      updateFor: (perspective) => this.numbered(perspective, version - 1, eventsFor(perspective.viewer)),
    };
  }

  /** Back to `version`, as far as the law lets the seat. */
  undo(seat: Seat, version: number, now: number): Done | Refusal {
    return this.goBack(seat, version) ?? this.wentBack({ kind: 'undo', number: this.number + 1, at: now, seat, to: version });
  }

  /** Back to `version`, whatever the law says: all others agreed. There the epoch of this seed begins, so that nobody knows what is to come. */
  rewind(seat: Seat, version: number, now: number, epoch: Seed): Done {
    this.rewindTo(version, epoch);
    return this.wentBack({ kind: 'undo', number: this.number + 1, at: now, seat, to: version, epoch });
  }

  /** What another node did to the game and has stored. */
  follow(entry: Entry): Done {
    if (entry.kind === 'undo') {
      this.rewindTo(entry.to, entry.epoch);
      return this.wentBack(entry);
    }
    const done = this.decide(entry.seat, entry.text, entry.id, entry.by, entry.at);
    if (!('entry' in done)) throw new Error(`entry ${entry.number} of table ${this.id} is refused: ${done.reason}`);
    return done;
  }

  /** Everything from the setup on, or of a long game as much as one answer holds. */
  whole(perspective: Perspective): OnlineUpdate {
    return this.wholeUpdates()(perspective);
  }

  /** The same for several perspectives one after another: the game is replayed once. */
  wholeUpdates(): (perspective: Perspective) => OnlineUpdate {
    const from = partBefore(this.table.version);
    return (perspective) => {
      this.past ??= this.table.past(from);
      return this.numbered(perspective, from, knownTo(this.past, perspective.viewer), true);
    };
  }

  /** What was missed since that number; everything when some of what was known has been undone, or more was missed than one answer holds. */
  since(perspective: Perspective, number: number): OnlineUpdate {
    const from = this.versions[number];
    if (
      from === undefined ||
      from < partBefore(this.table.version) ||
      this.versions.some((version, later) => later > number && version < from)
    )
      return this.whole(perspective);
    return this.numbered(perspective, from, this.table.log(perspective.viewer, from));
  }

  /** The present moment, for a client that has all events before it. */
  now(perspective: Perspective): OnlineUpdate {
    return this.numbered(perspective, this.table.version, []);
  }

  /** The view that this viewer has now: the base of the patch for the next change. */
  patchBase(viewer: Viewer): PatchBase {
    return { number: this.number, version: this.table.version, seats: this.seats, view: this.view(viewer) };
  }

  /** To be stored, so that opening the table replays little. */
  snapshot(): Snapshot<unknown> {
    return this.table.takeSnapshot();
  }

  private wentBack(entry: UndoEntry): Done {
    this.past = undefined;
    this.undone = undoneBy(entry);
    this.versions.push(entry.to);
    return { entry, updateFor: this.wholeUpdates() };
  }

  private numbered(perspective: Perspective, from: number, events: readonly LoggedEvent[], reset = false): OnlineUpdate {
    const { table, game, seats, version, viewer, view, waitingFor, legal, undoLimits, result } = this.update(perspective, events, reset);
    // Field by field: it is done for every decision and every perspective, and copying an object of unknown shape is slow.
    return {
      table,
      game,
      seats,
      number: this.number,
      version,
      viewer,
      view,
      waitingFor,
      legal,
      undoLimits,
      result,
      from,
      events,
      reset,
      ...(this.undone && { undone: this.undone }),
    };
  }
}

function isClosed({ header }: TableRow): boolean {
  return header.closed !== undefined;
}

function undoneBy(entry: Entry | undefined): Undone | undefined {
  if (entry?.kind !== 'undo' || entry.seat === null) return undefined;
  return { seat: entry.seat, agreed: entry.epoch !== undefined };
}
