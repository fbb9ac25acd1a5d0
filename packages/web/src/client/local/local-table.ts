import {
  type AnyGame,
  at,
  type GameRecord,
  type RecordedDecision,
  type Refusal,
  type Seat,
  type Seed,
  Table,
  type Told,
  type Viewer,
  witnessed,
} from '@astrarium/core';
import {
  AUPTOLEMY_PLAYER,
  type GameName,
  HUMAN,
  type LoggedEvent,
  type Moment,
  type SeatPlan,
  type TableSummary,
  type TableUpdate,
} from './messages.ts';
import type { StoredTable } from './store.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

/** One game at this screen: the table of core, who sits at it, and what the page is shown of it. */
export class LocalTable {
  readonly id: string;
  readonly game: GameName;
  readonly seats: readonly SeatPlan[];
  readonly table: AnyTable;
  private readonly script: readonly RecordedDecision[];
  private readonly imported: string | undefined;
  /** Which revision of the stored table this is. */
  revision: number;
  private changed: number;
  /** How sure each bot that thinks ahead was of its last decision. */
  readonly sure = new Map<Seat, number>();

  constructor(rules: AnyGame, stored: StoredTable) {
    this.id = stored.id;
    this.game = stored.game;
    this.seats = stored.seats;
    this.script = stored.script ?? [];
    this.imported = stored.imported;
    this.revision = stored.revision;
    this.changed = stored.changed;
    this.table = Table.open(rules, stored.record);
  }

  get persons(): Seat[] {
    return this.seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
  }

  /** With one person at the screen it shows what that person may see; with several, or none, what everybody may. */
  get viewer(): Viewer {
    const { persons } = this;
    return persons.length === 1 ? at(persons, 0) : 'spectator';
  }

  /** The next bot that owes a decision. */
  nextBot(): { readonly seat: Seat; readonly bot: string } | undefined {
    for (const seat of this.table.waitingFor()) {
      const bot = at(this.seats, seat).player;
      if (bot !== HUMAN && bot !== AUPTOLEMY_PLAYER) return { seat, bot };
    }
    return undefined;
  }

  /** What the script has next, if everybody has kept to it so far and it can still be decided. */
  nextScripted(): RecordedDecision | undefined {
    const { decisions } = this.table.record();
    const next = this.script[decisions.length];
    if (next === undefined || this.whyNot(next.seat, next.do) !== null) return undefined;
    const kept = decisions.every(({ seat, do: text }, index) => this.script[index]?.seat === seat && this.script[index]?.do === text);
    return kept ? next : undefined;
  }

  /** What is to be kept after the change just made, at this time. */
  toStore(now: number): StoredTable {
    this.revision += 1;
    this.changed = now;
    const { id, game, seats, script, imported, revision } = this;
    const record = this.table.record();
    return { id, game, seats, record, script, ...(imported !== undefined && { imported }), revision, changed: now, removed: false };
  }

  summary(): TableSummary {
    const { id, game, seats, changed, table } = this;
    return {
      id,
      game,
      seats,
      version: table.version,
      waitingFor: table.waitingFor(),
      result: table.result() ?? null,
      changed,
      problem: null,
    };
  }

  /** The update that tells what a decision brought about. */
  after(seat: Seat, told: readonly Told<unknown>[]): TableUpdate {
    const { version } = this.table;
    return this.update(
      witnessed(told, this.viewer).map((event) => ({ version, seat, event })),
      false,
    );
  }

  /** The update that tells what has come since `before`, another state of this table, as far as it led here; else everything. */
  since(before: LocalTable): TableUpdate {
    const [earlier, now] = [before.table.record(), this.table.record()];
    const ledHere =
      earlier.epochs?.length === now.epochs?.length &&
      earlier.decisions.every(({ seat, do: text }, index) => now.decisions[index]?.seat === seat && now.decisions[index]?.do === text);
    return ledHere ? this.update(this.table.log(this.viewer, before.table.version), false) : this.whole();
  }

  /** The update that tells everything from the start. */
  whole(): TableUpdate {
    return this.update(this.table.log(this.viewer), true);
  }

  whyNot(seat: Seat, decision: string): Refusal | null {
    return this.table.refusal(seat, this.table.game.read(decision)) ?? null;
  }

  /** The game after `version` decisions, in these eyes, with the decision that led there. */
  moment(version: number, viewer: Viewer): Moment {
    const { state } = this.table.at(version);
    const decision = version === 0 ? undefined : at(this.table.record().decisions, version - 1);
    return {
      version,
      viewer,
      view: this.table.game.view(state, viewer),
      decision: decision === undefined ? null : { seat: decision.seat, text: decision.do },
      events: this.table.log(viewer, version - 1, version),
    };
  }

  /** The game up to `version` as a record of its own; with a seed, what nobody had seen by then is dealt anew by it. */
  forkRecord(version: number, seed?: Seed): GameRecord {
    return this.table.fork(version, seed).record();
  }

  private update(events: readonly LoggedEvent[], reset: boolean): TableUpdate {
    const { id, game, seats, table, viewer, persons } = this;
    const waitingFor = table.waitingFor();
    const waited = persons.filter((seat) => waitingFor.includes(seat));
    return {
      table: id,
      game,
      seats,
      version: table.version,
      viewer,
      view: table.view(viewer),
      waitingFor,
      legal: Object.fromEntries(waited.map((seat) => [seat, table.legal(seat).map((decision) => table.game.write(decision))])),
      undoLimits: Object.fromEntries(persons.map((seat) => [seat, table.undoLimit(seat)])),
      result: table.result() ?? null,
      scripted: this.nextScripted() !== undefined,
      sure: Object.fromEntries(this.sure),
      events,
      reset,
    };
  }
}
