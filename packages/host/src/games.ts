import { adAstraBots } from '@astrarium/bots/ad-astra';
import { astraBots } from '@astrarium/bots/astra';
import { BadInput } from '@astrarium/core';
import type { GameName } from '@astrarium/protocol/game-names';
import type { PlayableGame } from './game-row.ts';
import { adAstraRow } from './games/ad-astra.ts';
import { astraRow } from './games/astra.ts';

/** Every game there is, for hosts that play them all. A page fetches them one by one: `lazy-games.ts`. */
const GAMES: Readonly<Record<GameName, PlayableGame>> = {
  astra: { ...astraRow, bots: astraBots },
  'ad-astra': { ...adAstraRow, bots: adAstraBots },
};

const BY_NAME = new Map<string, PlayableGame>(Object.entries(GAMES));

export function playable(name: string): PlayableGame {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new BadInput('game', name, [...BY_NAME.keys()].join(' or '));
  return found;
}

/** The name of a bot of this game, checked. */
export function checkBot(game: string, bot: string): string {
  const { bots } = playable(game);
  if (bots.every(({ name }) => name !== bot)) throw new BadInput('bot', bot, bots.map(({ name }) => name).join(', '));
  return bot;
}
