import { AUPTOLEMY_PLAYER } from '../../host/messages.ts';
import type { PageText } from '../../text/use-page-text.ts';

/** The bots that may sit at a table, the weakest first. */
export const BOTS = ['novice', 'adept'] as const;
export type BotName = (typeof BOTS)[number];

export function isBot(player: string): player is BotName {
  return (BOTS as readonly string[]).includes(player);
}

/** How the bot is called; a bot nobody may choose any more goes by its own name. */
export function botName(player: string, words: PageText['words']): string {
  if (player === AUPTOLEMY_PLAYER) return words.solo.solo;
  return isBot(player) ? words.setup.bots[player] : player;
}
