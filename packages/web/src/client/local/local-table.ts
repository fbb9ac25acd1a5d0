import type { AnyGame, GameRecord, RecordedDecision, Seat, Seed } from '@astrarium/core';
import { type BotAsked, nextBot, type Perspective, Session, type Taken, viewerWith } from '@astrarium/host';
import { AUPTOLEMY_PLAYER, type GameName, HUMAN, type LocalSummary, type LoggedEvent, type TableUpdate } from './messages.ts';
import type { SavedTable } from './store.ts';

/** One game at this screen: a session with the script it is meant to follow, as it is kept in the browser and shown on the page. */
export class LocalTable extends Session {
  readonly game: GameName;
  private readonly script: readonly RecordedDecision[];
  private readonly imported: string | undefined;
  /** Which revision of the stored table this is. */
  revision: number;
  private changed: number;
  /** How sure each bot that thinks ahead was of its last decision. */
  readonly sure = new Map<Seat, number>();

  constructor(rules: AnyGame, { id, game, seats, record, script = [], imported, revision, changed }: SavedTable) {
    super({ id, game: rules, record, seats });
    this.game = game;
    this.script = script;
    this.imported = imported;
    this.revision = revision;
    this.changed = changed;
  }

  get persons(): Seat[] {
    return this.seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
  }

  /** The next bot that owes a decision. */
  nextBot(): BotAsked | undefined {
    return nextBot(this.waitingFor(), (seat) => {
      const player = this.seats[seat]?.player;
      return player === HUMAN || player === AUPTOLEMY_PLAYER ? undefined : player;
    });
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
  toStore(now: number): SavedTable {
    this.revision += 1;
    this.changed = now;
    const { id, game, seats, script, imported, revision } = this;
    const record = this.table.record();
    return { id, game, seats, record, script, ...(imported !== undefined && { imported }), revision, changed: now, removed: false };
  }

  summary(): LocalSummary {
    const { id, game, seats, changed, table } = this;
    return {
      id,
      game,
      seats,
      version: table.version,
      waitingFor: table.waitingFor(),
      result: this.result(),
      changed,
      problem: null,
    };
  }

  /** The update after a decision. */
  after({ eventsFor }: Taken): TableUpdate {
    return this.shown(eventsFor(this.perspective.viewer), false);
  }

  /** The update with what has happened since `before`, another state of this table, as far as it led here; else everything. */
  since(before: LocalTable): TableUpdate {
    const [earlier, now] = [before.table.record(), this.table.record()];
    const ledHere =
      earlier.epochs?.length === now.epochs?.length &&
      earlier.decisions.every(({ seat, do: text }, index) => now.decisions[index]?.seat === seat && now.decisions[index]?.do === text);
    return ledHere ? this.shown(this.table.log(this.perspective.viewer, before.table.version), false) : this.whole();
  }

  /** The update with everything from the start. */
  whole(): TableUpdate {
    return this.shown(this.table.log(this.perspective.viewer), true);
  }

  /** The game up to `version` as a record of its own; with a seed, what nobody had seen by then is dealt anew by it. */
  forkRecord(version: number, seed?: Seed): GameRecord {
    return this.table.fork(version, seed).record();
  }

  /** With one person at the screen it shows what that person may see; with several, or none, what everybody may. */
  private get perspective(): Perspective {
    const { persons } = this;
    return { viewer: viewerWith(persons), seats: persons };
  }

  private shown(events: readonly LoggedEvent[], reset: boolean): TableUpdate {
    return {
      ...this.update(this.perspective, events, reset),
      scripted: this.nextScripted() !== undefined,
      sure: Object.fromEntries(this.sure),
    };
  }
}
