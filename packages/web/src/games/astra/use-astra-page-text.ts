import { joinedText, useJoinedText } from '../../i18n/catalogue.ts';
import { loadPageWords } from '../../i18n/catalogues.ts';
import type { PageText } from '../../i18n/use-page-text.ts';
import type { AstraSpoken } from './use-astra-text.ts';
import { loadAstraPages, loadAstraText, loadAstraWords } from './words/catalogues.ts';
import type { AstraPageMessages } from './words/en/pages.ts';

export interface AstraPageText extends AstraSpoken, PageText {
  readonly words: AstraSpoken['words'] & PageText['words'] & AstraPageMessages;
}

/** The words of every page of Astra but its table. They are fetched with the first such page. */
export function useAstraPageText(): AstraPageText {
  return useJoinedText(ASTRA_PAGE_TEXT);
}

const ASTRA_PAGE_TEXT = joinedText(
  ({ language, loadGames }) =>
    Promise.all([
      loadPageWords(language),
      loadGames(language),
      loadAstraWords(language),
      loadAstraPages(language),
      loadAstraText(language),
    ]),
  (text, [pages, games, own, ownPages, astra]): AstraPageText => ({
    ...text,
    words: { ...text.words, ...pages, ...own, ...ownPages },
    games,
    astra,
  }),
);
