import type { AdAstraText, Words } from '@astrarium/ad-astra/text';
import { joinedText, useJoinedText } from '../../i18n/catalogue.ts';
import type { Messages } from '../../i18n/en/index.ts';
import type { Text } from '../../i18n/use-text.ts';
import { loadAdAstraText, loadAdAstraWords } from './words/catalogues.ts';
import type { AdAstraMessages } from './words/en/index.ts';

/** The words of the site, those of Ad Astra included, and those of the game itself. */
export interface AdAstraSpoken extends Text {
  readonly words: Messages & AdAstraMessages;
  readonly adAstra: AdAstraText;
  /** Names by number: of resources, planets, systems, cards … */
  readonly named: Words;
}

/** Every visible word of Ad Astra comes from here. They are fetched with its first page, and nobody else waits for them. */
export function useAdAstraText(): AdAstraSpoken {
  return useJoinedText(AD_ASTRA_TEXT);
}

const AD_ASTRA_TEXT = joinedText(
  ({ language }) => Promise.all([loadAdAstraWords(language), loadAdAstraText(language)]),
  (text, [own, game]): AdAstraSpoken => ({ ...text, words: { ...text.words, ...own }, ...game }),
);
