import { recall, remember } from '../lib/remember.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The language chosen here before; else the first of the browser's that there is; else English. */
export function firstLanguage(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  remember('language', language);
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
