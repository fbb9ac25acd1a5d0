import { AUPTOLEMY_PLAYER, type GameName } from '../../client/local/messages.ts';
import type { PageText } from '../../i18n/use-page-text.ts';

/** The bots that may sit at a table of any game, the weakest first. */
export const LEVELS = ['novice', 'adept', 'master', 'grandmaster'] as const;

/** Bots of one game, each with a manner of its own. */
export const PERSONALITIES = {
  astra: ['collector', 'miser', 'meddler', 'sprinter'],
  'ad-astra': ['settler', 'merchant', 'explorer', 'builder'],
} as const;

export type BotName = (typeof LEVELS)[number] | (typeof PERSONALITIES)[GameName][number];

/** Is it a bot that may be chosen for this game? */
export function isBot(player: string, game: GameName): player is BotName {
  return [...LEVELS, ...PERSONALITIES[game]].some((bot) => bot === player);
}

/** How the bot is called; a bot nobody may choose any more goes by its own name. */
export function botName(player: string, words: PageText['words']): string {
  if (player === AUPTOLEMY_PLAYER) return words.solo.solo;
  const names: Readonly<Record<string, string>> = words.bots.names;
  return names[player] ?? player;
}

/** How whoever has the seat plays, in a sentence. */
export function aboutPlayer(player: string, game: GameName, words: PageText['words']): string {
  const about: Readonly<Record<string, string>> = words.bots.about[game];
  return about[player] ?? words.bots.about[game].human;
}
