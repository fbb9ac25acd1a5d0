import type { AstraText } from '@astrarium/astra/text';
import type { Messages } from './en.ts';
import type { Language } from './language.ts';

/** All the words of one language. */
export interface Spoken {
  readonly language: Language;
  readonly words: Messages;
  readonly astra: AstraText;
}

/** Fetches the words of a language; nobody waits for those of another. */
export async function loadText(language: Language): Promise<Spoken> {
  const [words, astra] = await LOADERS[language]();
  return { language, words, astra };
}

const LOADERS: Readonly<Record<Language, () => Promise<[Messages, AstraText]>>> = {
  en: async () => {
    const [pages, game] = await Promise.all([import('./en.ts'), import('@astrarium/astra/text/en')]);
    return [pages.en, game.en];
  },
  fr: async () => {
    const [pages, game] = await Promise.all([import('./fr.ts'), import('@astrarium/astra/text/fr')]);
    return [pages.fr, game.fr];
  },
};
