import { at, carriedOn, childSeed, type Game, type GameRecord, quickRandom, replay, type Seat, type Tell } from '@astrarium/core';
import type { Budget, SearchSession, Thinker } from '../thinker.ts';
import { type Difference, differenceIn, type Expectation, expectationOf, NOTHING, whatAllShow } from './difference.ts';

/** One decision of a game, as somebody sees it who thinks ahead. */
export interface Weighed {
  /** How many decisions were taken before it. */
  readonly version: number;
  readonly seat: Seat;
  /** What was decided, in notation. */
  readonly decision: string;
  /** What the seat could expect by deciding best. */
  readonly before: Expectation;
  /** What it gave away by deciding so, as far as that is clear, and the standard error of it. */
  readonly lost: Expectation;
  readonly error: Expectation;
  /** What would have been best, in notation, and what the seat saw of the game, where something was given away. */
  readonly better: { readonly decision: string; readonly view: unknown } | null;
  /** How often anything had been drawn, rolled or turned up before it. */
  readonly draws: number;
}

/** How far the coach has come: so many decisions of a game looked at, and the one looked at last, if there was anything to choose. */
export interface WeighingProgress {
  readonly looked: number;
  readonly weighed: Weighed | null;
}

/** Goes through a game decision by decision, and thinks about each from the view of the seat that took it. */
export function* weighRecord<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  record: GameRecord,
  thinker: Thinker<View, Decision>,
  budget: () => Budget,
): Generator<WeighingProgress> {
  let draws = 0;
  const watch: Tell<Event> = (event) => {
    if (game.reveals(event)) draws += 1;
  };
  let position = replay(game, record, 0);
  const sessions = new Map<Seat, SearchSession<View, Decision>>();
  for (const [version, { seat, do: text }] of record.decisions.entries()) {
    const { state } = position;
    const legal = game.legal(state, seat);
    let weighed: Weighed | null = null;
    if (legal.length > 1) {
      const session = sessions.get(seat) ?? thinker.openSession();
      sessions.set(seat, session);
      const luck = Number.parseInt(childSeed(record.seed, version).slice(0, 12), 16);
      const found = weigh(game, thinker, session, { view: game.view(state, seat), legal, text, luck, budget });
      weighed = { version, seat, decision: text, ...found, draws };
    }
    yield { looked: version + 1, weighed };
    position = carriedOn(game, record, position, version + 1, watch);
  }
}

interface Question<View, Decision> {
  readonly view: View;
  readonly legal: readonly Decision[];
  /** What was decided. */
  readonly text: string;
  readonly luck: number;
  readonly budget: () => Budget;
}

/**
 * Whoever decides as the coach would gives nothing away. Whoever does not is charged only with what every look shows: the one at all there
 * was to choose from, one at the two decisions alone, and if both speak against it, another of these with other luck.
 */
function weigh<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  thinker: Thinker<View, Decision>,
  session: SearchSession<View, Decision>,
  { view, legal, text, luck, budget }: Question<View, Decision>,
): Pick<Weighed, 'before' | 'lost' | 'error' | 'better'> {
  const all = session.think(view, legal, quickRandom(luck), budget()).options;
  const best = at(all, 0);
  const betterText = game.write(best.decision);
  if (betterText === text) return { before: expectationOf(best), lost: NOTHING, error: NOTHING, better: null };
  const isTaken = (decision: Decision): boolean => game.write(decision) === text;
  const isBetter = (decision: Decision): boolean => game.write(decision) === betterText;
  const both = [best.decision, game.read(text)];
  const pair = thinker.compare(view, both, quickRandom(luck + 1), budget()).options;
  // What was not thought worth a look among all says nothing.
  const looks = [differenceIn(all, isBetter, isTaken), differenceIn(pair, isBetter, isTaken)].filter(isThere);
  const suspected = whatAllShow(looks);
  if (isSomething(suspected)) {
    const again = thinker.compare(view, both, quickRandom(luck + 2), budget()).options;
    looks.push(...[differenceIn(again, isBetter, isTaken)].filter(isThere));
  }
  const lost = whatAllShow(looks);
  const error = looks.at(-1)?.error ?? NOTHING;
  const better = isSomething(lost) ? { decision: betterText, view } : null;
  const expected = pair.find(({ decision }) => (better === null ? isTaken : isBetter)(decision)) ?? best;
  return { before: expectationOf(expected), lost, error, better };
}

function isThere(look: Difference | undefined): look is Difference {
  return look !== undefined;
}

function isSomething({ win, lead }: Expectation): boolean {
  return win > 0 || lead > 0;
}
