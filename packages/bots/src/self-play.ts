import {
  at,
  BadInput,
  type Below,
  Chance,
  type Game,
  type GameRecord,
  newRecord,
  quickRandom,
  type RecordedDecision,
  type Result,
  recordedResult,
  type Seed,
} from '@astrarium/core';
import type { Bot } from './bot.ts';
import { luckAt } from './luck.ts';
import { playOut, type Watch } from './play-out.ts';

export interface SelfPlay<View, Decision, Event> extends Watch<Decision, Event> {
  readonly options: unknown;
  readonly seed: Seed;
  /** One for each seat but those of automata. */
  readonly bots: readonly Bot<View, Decision>[];
}

export interface PlayedGame<State> {
  /** The whole game; the seats are named after their bots, automata by their own names. */
  readonly record: GameRecord;
  readonly state: State;
  readonly result: Result;
  /** How many decisions were taken. */
  readonly decisions: number;
}

/** Plays a whole game between bots. Everything follows from the seed, the luck of the bots too. Every decision is checked. */
export function selfPlay<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  { options: input, seed, bots, onDecision, tell }: SelfPlay<View, Decision, Event>,
): PlayedGame<State> {
  const options = game.options(input);
  const automata = game.automata?.(options) ?? [];
  const names = [...bots.map((bot, seat) => `${bot.name} ${seat + 1}`), ...automata];
  const wanted = game.seatCount(options) - automata.length;
  if (bots.length !== wanted) throw new BadInput('bots', names.slice(0, bots.length), `${wanted} bots, one for each seat`);
  const chance = new Chance(seed);
  const state = game.setup(options, chance, tell);
  const taken: RecordedDecision[] = [];
  const decisions = playOut(game, state, chance, bots, botLuck(seed), {
    onDecision(seat, decision) {
      const refusal = game.refusal(state, seat, decision);
      const text = game.write(decision);
      if (refusal !== undefined) {
        throw new Error(`${at(names, seat)} decided "${text}", which rule ${refusal.rule} refuses (${refusal.reason})`);
      }
      taken.push({ seat, do: text });
      onDecision?.(seat, decision);
    },
    ...(tell && { tell }),
  });
  const result = game.result(state);
  if (result === undefined) throw new Error(`${game.name} waits for nobody and has no result`);
  const record = { ...newRecord(game, options, seed, names), decisions: taken, result: recordedResult(result) };
  return { record, state, result, decisions };
}

/** The bots' own luck in the game with this seed. It tells nothing of the luck of the game. */
export function botLuck(seed: Seed): Below {
  return quickRandom(luckAt(seed, 0));
}
