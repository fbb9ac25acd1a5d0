import { at, BadInput, type Game, type Logged, quickRandom, readSeed, type Seat, Table, type Viewer } from '@astrarium/core';
import { eventsByViewer } from '@astrarium/host';

/** A moment of a real game, made by playing up to it: so it can't be one that the rules don't know. */
export interface FigurePosition<View> {
  readonly options: unknown;
  readonly seed: string;
  readonly names: readonly string[];
  /** What has been decided, in notation, by whoever was asked. */
  readonly decisions: readonly string[];
  readonly viewer: Viewer;
  /** Whom the reader plays; the others pass, or choose by a lot that is always the same. */
  readonly readers: readonly Seat[];
  /** Is what the figure is about over? Then nobody is asked any more. */
  ends(view: View): boolean;
}

/** What a figure shows of its game. */
export interface FigureMoment<View, Event> {
  readonly view: View;
  /** Whom the reader decides for; null when the figure has come to its end. */
  readonly seat: Seat | null;
  readonly legal: ReadonlySet<string>;
  /** What the last decision brought about, the answers of the others included. */
  readonly news: readonly Logged<Event>[];
}

export function openPosition<S, D, V, O, E>(game: Game<S, D, V, O, E>, position: FigurePosition<V>): Table<S, D, V, O, E> {
  const { options, seed, names, decisions } = position;
  const table = Table.start(game, { options, seed: readSeed(seed), names });
  for (const text of decisions) {
    const answer = table.decide(at(table.waitingFor(), 0), game.read(text));
    if (answer.kind === 'refused') throw new BadInput('decisions', text, `one that ${answer.refusal.rule} allows`);
  }
  return table;
}

export function momentOf<S, D, V, O, E>(
  table: Table<S, D, V, O, E>,
  position: FigurePosition<V>,
  news: FigureMoment<V, E>['news'],
): FigureMoment<V, E> {
  const view = table.view(position.viewer);
  const asked = table.waitingFor().find((seat) => position.readers.includes(seat));
  if (asked === undefined || position.ends(view)) return { view, seat: null, legal: new Set(), news };
  return { view, seat: asked, legal: new Set(table.legal(asked).map((decision) => table.game.write(decision))), news };
}

/** Takes the reader's decision and lets the others answer, until the reader is asked again or the figure has come to its end. */
export function decideIn<S, D, V, O, E>(table: Table<S, D, V, O, E>, position: FigurePosition<V>, seat: Seat, text: string): Logged<E>[] {
  const news: Logged<E>[] = [];
  const decide = (by: Seat, decision: D): void => {
    const answer = table.decide(by, decision);
    if (answer.kind === 'done') news.push(...eventsByViewer(answer.events, answer.version, by)(position.viewer));
  };
  decide(seat, table.game.read(text));
  for (;;) {
    const other = table.waitingFor().find((one) => !position.readers.includes(one));
    if (other === undefined || position.ends(table.view(position.viewer))) return news;
    const legal = table.legal(other);
    const passing = legal.find((decision) => table.game.write(decision) === 'pass');
    decide(other, passing ?? at(legal, quickRandom(table.version)(legal.length)));
  }
}
