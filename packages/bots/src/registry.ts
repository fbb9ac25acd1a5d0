import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import type { Game } from '@astrarium/core';
import { adept as adAstraAdept } from './ad-astra/adept.ts';
import { novice as adAstraNovice } from './ad-astra/novice.ts';
import { adept } from './astra/adept.ts';
import { novice } from './astra/novice.ts';
import type { AnyBot, Bot } from './bot.ts';
import { random } from './random.ts';

/** The bots that play each game, the weakest first. */
const BOTS: Readonly<Record<string, readonly AnyBot[]>> = {
  [astra.name]: [random, novice, adept] as readonly AnyBot[],
  [adAstra.name]: [random, adAstraNovice, adAstraAdept] as readonly AnyBot[],
};

/** The bots that play this game, the weakest first; none for a game that has no bots. */
export function botsFor<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
): readonly Bot<View, Decision>[] {
  return (BOTS[game.name] ?? []) as readonly Bot<View, Decision>[];
}
