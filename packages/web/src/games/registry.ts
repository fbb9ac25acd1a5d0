import { at } from '@astrarium/core';
import { GAMES, type GameName } from '../client/local/messages.ts';
import { adAstraUi } from './ad-astra/ui.ts';
import { astraUi } from './astra/ui.ts';
import type { GameUi } from './game-ui.ts';

/**
 * Every game the page can play. Another one is a folder beside these, and a row here, in `words.ts` and, if it has a drawn table, in
 * `tables.ts`.
 */
export const GAME_UIS: Readonly<Record<GameName, GameUi>> = { astra: astraUi, 'ad-astra': adAstraUi };

/** The game that is offered first, and has the plain addresses. */
export const FIRST_GAME: GameName = at(GAMES, 0);

/** The game whose rules begin with this letter, or whose book it is; the first if none does. */
export function gameOfRule(rule: string | null): GameName {
  return GAMES.find((game) => rule !== null && rule.startsWith(GAME_UIS[game].rulebook?.letter ?? ' ')) ?? FIRST_GAME;
}
