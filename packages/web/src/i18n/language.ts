import { isLanguage, type Language } from '@astrarium/core/languages';
import { recall, remember } from '../lib/remember.ts';

export { LANGUAGE_NAMES, LANGUAGES, type Language } from '@astrarium/core/languages';

/** The language chosen here before; else the first of the browser's that there is; else English. */
export function firstLanguage(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  remember('language', language);
}
