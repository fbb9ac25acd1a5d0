import { AUPTOLEMY_PLAYER } from '../../client/local/messages.ts';
import type { AllGameTexts, GameWords } from '../../i18n/game-words.ts';
import { gameText, type PageText } from '../../i18n/use-page-text.ts';

/** The bots that may sit at a table of any game, the weakest first. */
export const LEVELS = ['novice', 'adept', 'master', 'grandmaster'] as const;

/** Is it a bot that may be chosen for a game with these personalities? */
export function isBot(player: string, personalities: readonly string[]): boolean {
  return [...LEVELS, ...personalities].some((bot) => bot === player);
}

/** How the bot is called; a bot nobody may choose any more goes by its own name. */
export function botName(player: string, { words, games }: Pick<PageText, 'words' | 'games'>): string {
  if (player === AUPTOLEMY_PLAYER) return words.site.automaton.manner;
  const levels: Readonly<Record<string, string>> = words.bots.names;
  return levels[player] ?? personalityName(player, games) ?? player;
}

/** How whoever has the seat plays, in a sentence. */
export function aboutPlayer(player: string, game: string, games: AllGameTexts): string | undefined {
  const { players }: GameWords = gameText(games, game).words;
  return players[player] ?? players['human'];
}

function personalityName(player: string, games: AllGameTexts): string | undefined {
  return Object.values(games).find(({ words }) => player in words.personalities)?.words.personalities[player];
}
