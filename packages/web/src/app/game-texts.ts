import { type Catalogue, catalogue } from '../i18n/catalogue.ts';
import type { AllGameTexts } from '../i18n/game-words.ts';

/** What the games say of themselves. No table needs it, and where each finds its words is much to fetch. */
export const loadGameTexts: Catalogue<AllGameTexts> = catalogue(async (language) =>
  (await import('../games/words.ts')).loadGameTexts(language),
);
