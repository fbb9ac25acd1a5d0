import { at, carriedOn, childSeed, type Game, type GameRecord, quickRandom, replay, type Seat, type Tell } from '@astrarium/core';
import type { Budget, Mind, Option, Thinker } from '../thinker.ts';

/** What somebody may expect: the share of games won, and by how many points ahead of the best of the others. */
export interface Expectation {
  readonly win: number;
  readonly lead: number;
}

/** One decision of a game, as somebody sees it who thinks ahead. */
export interface Weighed {
  /** How many decisions were taken before it. */
  readonly version: number;
  readonly seat: Seat;
  /** What was decided, in notation. */
  readonly decision: string;
  /** What the seat could expect by deciding best, and what it could by deciding so. */
  readonly before: Expectation;
  readonly after: Expectation;
  /** What would have been best, in notation, and what the seat saw of the game, unless it was decided so. */
  readonly better: { readonly decision: string; readonly view: unknown } | null;
  /** How often anything had been drawn, rolled or turned up before it. */
  readonly draws: number;
}

/** How far the coach has come: so many decisions of a game looked at, and the one looked at last, if there was anything to choose. */
export interface Step {
  readonly looked: number;
  readonly weighed: Weighed | null;
}

/** Goes through a game decision by decision, and thinks about each from the view of the seat that took it. */
export function* weighRecord<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  record: GameRecord,
  thinker: Thinker<View, Decision>,
  budget: () => Budget,
): Generator<Step> {
  let draws = 0;
  const watch: Tell<Event> = (event) => {
    if (game.reveals(event)) draws += 1;
  };
  let position = replay(game, record, 0);
  const minds = new Map<Seat, Mind<View, Decision>>();
  for (const [version, { seat, do: text }] of record.decisions.entries()) {
    const { state } = position;
    const legal = game.legal(state, seat);
    const decision = game.read(text);
    let weighed: Weighed | null = null;
    if (legal.length > 1) {
      const mind = minds.get(seat) ?? thinker.mind();
      minds.set(seat, mind);
      const view = game.view(state, seat);
      const think = (by: Mind<View, Decision>, about: readonly Decision[]): readonly Option<string>[] =>
        by
          .think(view, about, quickRandom(Number.parseInt(childSeed(record.seed, version).slice(0, 13), 16)), budget())
          .options.map((option) => ({ ...option, decision: game.write(option.decision) }));
      const best = at(think(mind, legal), 0);
      // What seems poor got little attention: against the best alone it gets what it deserves.
      const options = best.decision === text ? [best] : think(thinker.mind(), [game.read(best.decision), decision]);
      weighed = { version, seat, decision: text, ...compare(options, text, view), draws };
    }
    yield { looked: version + 1, weighed };
    position = carriedOn(game, record, position, version + 1, watch);
  }
}

/** What was not thought worth a look is no better than the worst that was. */
function compare(options: readonly Option<string>[], taken: string, view: unknown): Pick<Weighed, 'before' | 'after' | 'better'> {
  const best = at(options, 0);
  const after = options.find(({ decision }) => decision === taken) ?? at(options, options.length - 1);
  const isBetter = best.decision !== taken && best.win > after.win;
  return {
    before: isBetter ? expectationOf(best) : expectationOf(after),
    after: expectationOf(after),
    better: isBetter ? { decision: best.decision, view } : null,
  };
}

function expectationOf({ win, lead }: Expectation): Expectation {
  return { win, lead };
}
