import type { AnyNarrator } from '@astrarium/core';
import type { AdAstraCatalogues } from '../catalogues.ts';

/** The words of Ad Astra in this language. Each file is fetched when its words are first needed. */
export const catalogues: AdAstraCatalogues = {
  gameWords: async () => (await import('./game-words.ts')).gameWords,
  words: async () => (await import('./index.ts')).words,
  game: async () => {
    const { en, words } = await import('@astrarium/ad-astra/text/en');
    return { adAstra: en, named: words };
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  narrator: async () => (await import('@astrarium/ad-astra/text/in-words/en')).narrator as AnyNarrator,
  rulebook: async () => (await import('rulebook/ad-astra.en.md?raw')).default,
};
