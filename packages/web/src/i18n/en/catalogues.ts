import type { PageCatalogues } from '../catalogues.ts';

/** The words of the page in this language. Each file is fetched when its words are first needed. */
export const catalogues: PageCatalogues = {
  site: async () => (await import('./index.ts')).words,
  pages: async () => (await import('./pages.ts')).pages,
  advice: async () => (await import('./advice.ts')).advice,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terms: async () => (await import('./terms.ts')).terms,
  explained: async () => (await import('./explained.ts')).explained,
};
