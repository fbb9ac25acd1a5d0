import { type Catalogue, catalogue } from '../i18n/catalogue.ts';
import type { AllGameTexts } from '../i18n/game-words.ts';

/**
 * What each game says of itself: no table needs it, so the way to it is fetched as well. Once for each language: a page that waits
 * for it asks again each time React begins it anew, and would never end if it were given another promise.
 */
export const loadGameTexts: Catalogue<AllGameTexts> = catalogue(async (language) =>
  (await import('../games/words.ts')).loadGameTexts(language),
);
