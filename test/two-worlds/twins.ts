import { at, type Below, type Chance, type Game, type Refusal, type Seed, Table, type Told, type Viewer, witnessed } from '@astrarium/core';

/** A game as the test of two worlds takes it, whose inside is nobody's business there. */
export type AnyTwin = TwinGame<unknown, unknown, unknown, unknown, unknown>;

export interface TwinGame<S, D, V, O, E> {
  readonly name: string;
  readonly game: Game<S, D, V, O, E>;
  readonly options: unknown;
  /** About how many decisions a random game has. */
  readonly length: number;
  /** Every decision there is, but of open-ended ones some only; and some that make no sense at all. */
  readonly everyDecision: readonly D[];
  /** Another world than this one, with the same view for those eyes. */
  otherWorld(state: S, eyes: Viewer, chance: Chance): S;
  /** Some open-ended decisions, others each time. */
  someOpenEnded(below: Below): readonly D[];
}

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;
type Both<T> = readonly [T, T];

/** Two worlds that one viewer can't tell apart: the true one and another. Each comparison says what differs, once. */
export class Twins {
  comparisons = 0;
  difference: string | undefined;
  private readonly under: AnyTwin;
  private readonly tables: Both<AnyTable>;
  private readonly eyes: Viewer;
  private readonly begun: number;

  /** Chance goes on alike in both: it is what neither knows. */
  constructor(under: AnyTwin, table: AnyTable, imagined: unknown, eyes: Viewer, seed: Seed) {
    this.under = under;
    this.eyes = eyes;
    this.begun = table.version;
    const { version, state } = table.takeSnapshot();
    const record = { ...table.record(), epochs: [{ at: version, seed }] };
    const world = (as: unknown): AnyTable => Table.open(under.game, record, { version, state: as, chance: {} });
    this.tables = [world(state), world(imagined)];
  }

  /** View, list of what may be decided, who is asked, how far each may go back, and the answer to every decision there is. */
  compareAnswers(decisions: readonly unknown[]): void {
    this.compareStanding();
    if (this.eyes === 'spectator') return;
    const seat = this.eyes;
    for (const decision of decisions) {
      const [one, other] = this.of((table) => table.refusal(seat, decision));
      this.comparisons += 1;
      if (!sameRefusal(one, other)) this.differs(`the answer to ${JSON.stringify(decision)}`, one, other);
    }
  }

  /**
   * The timing class: how much there is to do until the viewer is answered, counted in reads of the state. What it takes the longer for the
   * other secrets, a stopwatch could tell.
   */
  compareWork(count: (state: unknown, work: (state: unknown) => void) => number, decisions: readonly unknown[]): void {
    const { game } = this.under;
    const work = (what: string, answer: (state: unknown) => unknown): void => {
      const [one, other] = this.of((table) => count(table.at(table.version).state, answer));
      this.same(`the work for ${what}`, one, other);
    };
    work('the view', (state) => game.view(state, this.eyes));
    work('who is asked', (state) => game.waitingFor(state));
    if (this.eyes === 'spectator') return;
    const seat = this.eyes;
    work('the legal list', (state) => game.legal(state, seat));
    for (const decision of decisions) work(`the answer to ${JSON.stringify(decision)}`, (state) => game.refusal(state, seat, decision));
  }

  /** Both go on by one decision that both allow. False once they can't, or once what was turned up told the worlds apart. */
  takeStep(below: Below): boolean {
    const waiting = this.tables[0].waitingFor();
    if (waiting.length === 0 || this.difference !== undefined) return false;
    const seat = at(waiting, below(waiting.length));
    const possible = this.tables[0].legal(seat).filter((decision) => this.tables[1].refusal(seat, decision) === undefined);
    if (possible.length === 0) return false;
    const decision = at(possible, below(possible.length));
    const drawn = this.of((table) => table.drawn);
    const [one, other] = this.of((table, n) => {
      const answer = table.decide(seat, decision);
      const events = answer.kind === 'done' ? answer.events : [];
      return { events, sealed: events.some(({ event }) => this.under.game.reveals(event)) || table.drawn !== drawn[n] };
    });
    const what = `seat ${seat}, ${this.under.game.write(decision)}`;
    this.same(`whether it can be undone: ${what}`, one.sealed, other.sealed);
    this.same(`who may go back how far: ${what}`, ...this.of((table) => table.names.map((_, of) => table.undoLimit(of))));
    this.same(`what is told: ${what}`, this.toldBefore(one.events), this.toldBefore(other.events));
    if (!one.sealed) this.same(`what is told: ${what}`, this.told(one.events), this.told(other.events));
    // What was turned up was a secret of each world until now: from here on they may be two.
    else if (JSON.stringify(this.told(one.events)) !== JSON.stringify(this.told(other.events)) || !this.looksSame()) return false;
    this.compareStanding();
    return this.difference === undefined;
  }

  /** The viewer goes back as far as the law lets it, after it has tried to go further. */
  compareUndo(): void {
    if (this.eyes === 'spectator' || this.difference !== undefined) return;
    const seat = this.eyes;
    const [limit] = this.of((table) => table.undoLimit(seat));
    if (limit > 0 && this.tables[0].version > 0) {
      this.same('the answer to going back too far', ...this.of((table) => table.undo(seat, limit - 1)));
    }
    if (limit === this.tables[0].version) return;
    this.same('the answer to going back', ...this.of((table) => table.undo(seat, limit)));
    this.same('the log', ...this.of((table) => table.log(this.eyes, this.begun)));
    this.compareStanding();
  }

  private compareStanding(): void {
    const { eyes } = this;
    this.same('the view', ...this.of((table) => table.view(eyes)));
    this.same('who is asked', ...this.of((table) => table.waitingFor()));
    this.same('who may go back how far', ...this.of((table) => table.names.map((_, seat) => table.undoLimit(seat))));
    if (eyes !== 'spectator') this.same('the legal list', ...this.of((table) => table.legal(eyes)));
  }

  private looksSame(): boolean {
    const [one, other] = this.of((table) => JSON.stringify(table.view(this.eyes)));
    return one === other;
  }

  /** What the viewer is told before anything is turned up, and then of which kind that is. */
  private toldBefore(events: readonly Told<unknown>[]): unknown[] {
    const first = events.findIndex(({ event }) => this.under.game.reveals(event));
    if (first < 0) return this.told(events);
    return [...this.told(events.slice(0, first)), (at(events, first).event as { kind: string }).kind];
  }

  private told(events: readonly Told<unknown>[]): unknown[] {
    return witnessed(events, this.eyes);
  }

  private of<T>(what: (table: AnyTable, n: 0 | 1) => T): Both<T> {
    return [what(this.tables[0], 0), what(this.tables[1], 1)];
  }

  private same(what: string, one: unknown, other: unknown): void {
    this.comparisons += 1;
    if (JSON.stringify(one) !== JSON.stringify(other)) this.differs(what, one, other);
  }

  private differs(what: string, one: unknown, other: unknown): void {
    this.difference ??= `${what}: ${JSON.stringify(one)} in the one, ${JSON.stringify(other)} in the other`;
  }
}

function sameRefusal(one: Refusal | undefined, other: Refusal | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.rule === other.rule &&
    one.reason === other.reason &&
    one.missing?.what === other.missing?.what &&
    one.missing?.need === other.missing?.need &&
    one.missing?.have === other.missing?.have
  );
}
