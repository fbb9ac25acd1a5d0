import { at, type Game, QuickChance, quickRandom, type Seat } from '@astrarium/core';
import type { Mind, Thinker } from '../thinker.ts';
import { WORTH_A_THOUGHT } from '../thinking-time.ts';
import type { Sense } from './game-model.ts';
import { iterate, type Search } from './mcts.ts';
import { forget, type Place } from './node.ts';
import { expectNext, takeRoot, takeRootApart } from './root.ts';
import { weigh } from './summary.ts';

export interface Searching<State, Decision, View> {
  readonly name: string;
  readonly sense: Sense<State, Decision>;
  /** What it takes for a decision when nobody says otherwise. */
  readonly iterations: number;
  /** Whose eyes the view is made for. */
  readonly viewer: (view: View) => Seat;
}

/** A bot that plays the game by search. */
export function searcher<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  { name, sense, iterations, viewer }: Searching<State, Decision, View>,
): Thinker<View, Decision> {
  const mind = (): Mind<View, Decision> => openMind(game, sense, viewer, takeRoot);
  return {
    name,
    iterations,
    mind,
    compare: (...asked) => openMind(game, sense, viewer, takeRootApart).think(...asked),
    choose: (look, legal, below) =>
      legal.length === 1 ? at(legal, 0) : mind().think(look(), legal, below, { iterations, worthwhile: WORTH_A_THOUGHT }).decision,
  };
}

/** With nothing to decide, a short look tells what to expect. */
const LOOK = 16;

/** How many iterations go by before it asks itself whether to think on: a first impression is no more than that. */
const BLOCK = 100;

function openMind<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  sense: Sense<State, Decision>,
  viewer: (view: View) => Seat,
  rootOf: typeof takeRoot<State, Decision>,
): Mind<View, Decision> {
  const places: Map<string, Place<Decision>>[] = [];
  let thought = 0;
  return {
    think(view, legal, below, budget) {
      const seat = viewer(view);
      const quick = quickRandom(below(0x7fff_ffff));
      const chance = new QuickChance(quick);
      thought += 1;
      const search: Search<State, Decision> = { rules: game, sense, places, thought, chance, below: quick };
      const worlds = [game.imagine(view, chance)];
      const root = rootOf(search, at(worlds, 0), seat, legal);
      const most = root.tries.length === 1 ? Math.min(LOOK, budget.iterations) : budget.iterations;
      let iterations = 0;
      while (iterations < most && !budget.isOver?.()) {
        const world = iterations % sense.worlds;
        if (world === worlds.length) worlds.push(game.imagine(view, chance));
        iterate(search, game.clone(at(worlds, world)));
        iterations += 1;
        if (budget.worthwhile !== undefined && iterations % BLOCK === 0 && weigh(game, root).gain < budget.worthwhile) break;
      }
      const weighed = weigh(game, root);
      for (const known of places) forget(known, thought);
      expectNext(search, at(worlds, 0), seat, root, weighed.decision);
      return { ...weighed, iterations };
    },
  };
}
