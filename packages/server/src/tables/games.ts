import { adAstra } from '@astrarium/ad-astra';
import { astra } from '@astrarium/astra';
import { type AnyBot, botsFor } from '@astrarium/bots';
import { type AnyGame, BadInput } from '@astrarium/core';
import { GAME_NAMES } from '@astrarium/protocol';

/** A game with everything that its host needs. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
}

/** The bot that plays where nobody chose one. */
export const STAND_IN = 'adept';

export function playable(name: string): Playable {
  const found = PLAYABLE[name];
  if (found === undefined) throw new BadInput('game', name, GAME_NAMES.join(' or '));
  return found;
}

export function checkBot(name: string, bot: string): string {
  const { bots } = playable(name);
  if (bots.every((one) => one.name !== bot)) throw new BadInput('bot', bot, bots.map((one) => one.name).join(', '));
  return bot;
}

const PLAYABLE: Readonly<Record<string, Playable>> = {
  [astra.name]: { game: astra, bots: botsFor(astra) },
  [adAstra.name]: { game: adAstra, bots: botsFor(adAstra) },
};
