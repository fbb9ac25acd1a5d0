import { at, type Game, QuickChance, quickRandom, type Seat } from '@astrarium/core';
import type { SearchSession, Thinker } from '../thinker.ts';
import { WORTH_A_THOUGHT } from '../thinking-time.ts';
import type { GameModel } from './game-model.ts';
import { iterate, type Search } from './mcts.ts';
import { type Node, prune } from './node.ts';
import { keepSubtree, openComparison, openRoot } from './root.ts';
import { weigh } from './summary.ts';

export interface SearchBotOptions<State, Decision, View> {
  readonly name: string;
  readonly model: GameModel<State, Decision>;
  /** For a decision without a budget. */
  readonly iterations: number;
  /** The seat that the view is made for. */
  readonly viewer: (view: View) => Seat;
}

/** A bot that plays the game by search. */
export function searchBot<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  { name, model, iterations, viewer }: SearchBotOptions<State, Decision, View>,
): Thinker<View, Decision> {
  const openSession = (): SearchSession<View, Decision> => newSession(game, model, viewer, openRoot);
  return {
    name,
    iterations,
    openSession,
    compare: (...asked) => newSession(game, model, viewer, openComparison).think(...asked),
    choose: (look, legal, below) =>
      legal.length === 1 ? at(legal, 0) : openSession().think(look(), legal, below, { iterations, worthwhile: WORTH_A_THOUGHT }).decision,
  };
}

/** With only one move, so many iterations are enough to tell what to expect. */
const SHORT_LOOK = 16;

/** Every so many iterations it decides whether more of them are worthwhile. */
const BLOCK = 100;

function newSession<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  model: GameModel<State, Decision>,
  viewer: (view: View) => Seat,
  rootOf: typeof openRoot<State, Decision>,
): SearchSession<View, Decision> {
  const nodes: Map<string, Node<Decision>>[] = [];
  let generation = 0;
  return {
    think(view, legal, below, budget) {
      const seat = viewer(view);
      const quick = quickRandom(below(0x7fff_ffff));
      const chance = new QuickChance(quick);
      generation += 1;
      const search: Search<State, Decision> = { rules: game, model, nodes, generation, chance, below: quick };
      const worlds = [game.imagine(view, chance)];
      const root = rootOf(search, at(worlds, 0), seat, legal);
      const most = root.edges.length === 1 ? Math.min(SHORT_LOOK, budget.iterations) : budget.iterations;
      let iterations = 0;
      while (iterations < most && !budget.isOver?.()) {
        const world = iterations % model.worlds;
        if (world === worlds.length) worlds.push(game.imagine(view, chance));
        iterate(search, game.clone(at(worlds, world)));
        iterations += 1;
        if (budget.worthwhile !== undefined && iterations % BLOCK === 0 && weigh(game, root).gain < budget.worthwhile) break;
      }
      const weighed = weigh(game, root);
      for (const tree of nodes) prune(tree, generation);
      keepSubtree(search, at(worlds, 0), seat, root, weighed.decision);
      return { ...weighed, iterations };
    },
  };
}
