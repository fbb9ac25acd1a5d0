import { at, type Below, type Chance, type Game, type Seat, type Tell } from '@astrarium/core';
import type { Bot } from './bot.ts';

/** Somebody who follows a game as it is played. */
export interface Watch<Decision, Event> {
  /** Called with each decision before it is carried out. */
  readonly onDecision?: (seat: Seat, decision: Decision) => void;
  readonly tell?: Tell<Event>;
}

/**
 * Plays on from the state, which it changes, until the game is over, with a bot on each seat. Returns how many decisions that took.
 * Nothing is checked: what a bot chooses is carried out.
 */
export function playOut<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  state: State,
  chance: Chance,
  bots: readonly Bot<View, Decision>[],
  below: Below,
  { onDecision, tell }: Watch<Decision, Event> = {},
): number {
  let decisions = 0;
  let seat: Seat = 0;
  const look = (): View => game.view(state, seat);
  for (;;) {
    const waited = game.waitingFor(state)[0];
    if (waited === undefined) return decisions;
    seat = waited;
    const decision = at(bots, seat).choose(look, game.legal(state, seat), below);
    onDecision?.(seat, decision);
    game.apply(state, seat, decision, chance, tell);
    decisions += 1;
  }
}
