import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import type { Game } from '@astrarium/core';
import { adAstraBots } from './ad-astra/bots.ts';
import { astraBots } from './astra/bots.ts';
import type { AnyBot, Bot } from './bot.ts';

/** The bots of each game. Whoever plays only one of them imports its own: `@astrarium/bots/astra`. */
const BOTS: Readonly<Record<string, readonly AnyBot[]>> = {
  [astra.name]: astraBots,
  [adAstra.name]: adAstraBots,
};

/** The bots that play this game, the weakest first; none for a game that has no bots. */
export function botsFor<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
): readonly Bot<View, Decision>[] {
  return (BOTS[game.name] ?? []) as readonly Bot<View, Decision>[];
}
