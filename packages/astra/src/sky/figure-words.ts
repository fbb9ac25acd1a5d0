import type { Language } from '@astrarium/core/languages';

/** What the engraved figure of every constellation shows, in a line each, by card code. Loaded when asked for. */
export async function loadFigureWords(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await WORDS[language]()).FIGURE_WORDS;
}

const WORDS: Readonly<Record<Language, () => Promise<{ readonly FIGURE_WORDS: Readonly<Record<string, string>> }>>> = {
  en: () => import('./figure-words.en.ts'),
  fr: () => import('./figure-words.fr.ts'),
};
