import { type AnyBot, type Budget, botLuck, type SearchSession, type Thinker, WORTH_A_THOUGHT } from '@astrarium/bots';
import { at, type Below, Chance, childSeed, type Seat, type Seed } from '@astrarium/core';
import type { Party } from '../arguments.ts';
import type { CliGame } from '../cli-game.ts';
import { gameNamed } from '../games.ts';
import { seating } from './seating.ts';

/** What is played in an arena; plain data, so that it can go to another thread. */
export interface Match {
  readonly game: string;
  readonly party: Party;
  /** A bot for each seat, by name, as they sit in the first game. */
  readonly bots: readonly string[];
  readonly seed: Seed;
  /** What a bot that thinks ahead may take for a decision; nothing here: what it takes by itself. */
  readonly budget: { readonly iterations?: number; readonly milliseconds?: number };
}

/** One game of it, as it came out. */
export interface ArenaGame {
  readonly n: number;
  /** Who sat where; the automata after the bots. */
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** For each seat, how many decisions it had to think about, and how many milliseconds that took. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

export function playArenaGame({ game: name, party, bots, seed, budget }: Match, n: number): ArenaGame {
  const playable = playableNamed(name);
  const { game } = playable;
  const seated = seating(bots, n);
  const deal = childSeed(seed, 1 + Math.floor(n / bots.length));
  const options = game.options(party);
  const deciders = seated.map((bot) => decider(playable, bot, budget));
  const decisions = seated.map(() => 0);
  const milliseconds = seated.map(() => 0);
  const chance = new Chance(deal);
  const below = botLuck(childSeed(deal, 1 + n));
  const state = game.setup(options, chance);
  for (;;) {
    const seat = game.waitingFor(state)[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    if (legal.length === 1) {
      game.apply(state, seat, at(legal, 0), chance);
      continue;
    }
    const began = performance.now();
    const decision = at(deciders, seat)(() => game.view(state, seat), legal, below);
    decisions[seat] = at(decisions, seat) + 1;
    milliseconds[seat] = at(milliseconds, seat) + performance.now() - began;
    game.apply(state, seat, decision, chance);
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`${name} waits for nobody and has no result`);
  const names = [...seated, ...(game.automata?.(options) ?? [])];
  return { n, names, totals: result.seats.map(({ total }) => total), winners: result.winners, decisions, milliseconds };
}

type Decider = (look: () => unknown, legal: readonly unknown[], below: Below) => unknown;

function decider(game: CliGame, name: string, { iterations, milliseconds }: Match['budget']): Decider {
  const bot = botNamed(game, name);
  if (!thinks(bot)) return (look, legal, below) => bot.choose(look, legal, below);
  const session: SearchSession<unknown, unknown> = bot.openSession();
  return (look, legal, below) =>
    session.think(look(), legal, below, { ...budgetOf(bot, iterations, milliseconds), worthwhile: WORTH_A_THOUGHT }).decision;
}

function budgetOf(bot: Thinker<unknown, unknown>, iterations?: number, milliseconds?: number): Budget {
  if (milliseconds === undefined) return { iterations: iterations ?? bot.iterations };
  const until = performance.now() + milliseconds;
  return { iterations: Infinity, isOver: () => performance.now() >= until };
}

function thinks(bot: AnyBot): bot is Thinker<unknown, unknown> {
  return 'openSession' in bot;
}

function playableNamed(name: string): CliGame {
  const found = gameNamed(name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

function botNamed({ bots }: CliGame, name: string): AnyBot {
  const found = bots.find((bot) => bot.name === name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}
