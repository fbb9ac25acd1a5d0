import { joinedText, useJoinedText } from './catalogue.ts';
import { loadPageWords } from './catalogues.ts';
import type { Messages } from './en/index.ts';
import type { PageMessages } from './en/pages.ts';
import type { AllGameTexts, GameText } from './game-words.ts';
import type { Text } from './use-text.ts';

export interface PageText extends Text {
  readonly words: Messages & PageMessages;
  /** What each game says of itself. */
  readonly games: AllGameTexts;
}

/** The words of every page but the tables. They are fetched with the first such page. */
export function usePageText(): PageText {
  return useJoinedText(PAGE_TEXT);
}

/** What one game says of itself. */
export function useGameText(game: string): GameText {
  return gameText(usePageText().games, game);
}

export function gameText(games: AllGameTexts, game: string): GameText {
  const text = games[game];
  if (text === undefined) throw new Error(`there are no words for the game ${game}`);
  return text;
}

const PAGE_TEXT = joinedText(
  ({ language, loadGames }) => Promise.all([loadPageWords(language), loadGames(language)]),
  (text, [pages, games]): PageText => ({ ...text, words: { ...text.words, ...pages }, games }),
);
