import { type Catalogue, catalogue } from '../i18n/catalogue.ts';
import type { AllGameTexts, GameText } from '../i18n/game-words.ts';
import type { Language } from '../i18n/language.ts';
import { loadAdAstraGameWords, loadAdAstraNarrator } from './ad-astra/words/catalogues.ts';
import { loadAstraGameWords, loadAstraNarrator } from './astra/words/catalogues.ts';

/** What each game says of itself, and who tells it in words. */
export const loadGameTexts: Catalogue<AllGameTexts> = catalogue(async (language) =>
  Object.fromEntries(await Promise.all(GAMES.map((game) => textOf(game, language)))),
);

const GAMES = [
  { name: 'astra', about: loadAstraGameWords, narrator: loadAstraNarrator },
  { name: 'ad-astra', about: loadAdAstraGameWords, narrator: loadAdAstraNarrator },
] as const;

async function textOf({ name, about, narrator }: (typeof GAMES)[number], language: Language): Promise<[string, GameText]> {
  return [name, { words: await about(language), loadNarrator: () => narrator(language) }];
}
