import type { AnyNarrator } from '@astrarium/core';
import type { AstraCatalogues } from '../catalogues.ts';

/** The words of Astra in this language. Each file is fetched when its words are first needed. */
export const catalogues: AstraCatalogues = {
  gameWords: async () => (await import('./game-words.ts')).gameWords,
  words: async () => (await import('./index.ts')).words,
  pages: async () => (await import('./pages.ts')).pages,
  yourSky: async () => (await import('./your-sky.ts')).yourSky,
  game: async () => (await import('@astrarium/astra/text/fr')).fr,
  lesson: async () => (await import('./lesson.ts')).lesson,
  narrator: async () => (await import('@astrarium/astra/text/in-words/fr')).narrator as AnyNarrator,
  rulebook: async () => (await import('rulebook/astra.fr.md?raw')).default,
};
