import type { AstraText } from '@astrarium/astra/text';
import { joinedText, useJoinedText } from '../../i18n/catalogue.ts';
import type { Messages } from '../../i18n/en/index.ts';
import type { Text } from '../../i18n/use-text.ts';
import { loadAstraText, loadAstraWords } from './words/catalogues.ts';
import type { AstraMessages } from './words/en/index.ts';

/** The words of the site, those of Astra included, and those of the game itself. */
export interface AstraSpoken extends Text {
  readonly words: Messages & AstraMessages;
  readonly astra: AstraText;
}

/** Every visible word of Astra comes from here. They are fetched with its first page, and nobody else waits for them. */
export function useAstraText(): AstraSpoken {
  return useJoinedText(ASTRA_TEXT);
}

const ASTRA_TEXT = joinedText(
  ({ language }) => Promise.all([loadAstraWords(language), loadAstraText(language)]),
  (text, [own, astra]): AstraSpoken => ({ ...text, words: { ...text.words, ...own }, astra }),
);
