import type { AllGameTexts } from '../i18n/game-words.ts';
import type { Language } from '../i18n/language.ts';

/** What each game says of itself: no table needs it, so the way to it is fetched as well. */
export async function loadGameTexts(language: Language): Promise<AllGameTexts> {
  return (await import('../games/words.ts')).loadGameTexts(language);
}
