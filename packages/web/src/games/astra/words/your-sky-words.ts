import { use } from 'react';
import type { Language } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Words } from '../../../i18n/words.ts';
import type { yourSky } from './en/your-sky.ts';

export type YourSkyWords = Words<typeof yourSky>;

/** Fetched with the first part of the page that says any of them. */
export function useYourSkyWords(): YourSkyWords {
  const { language } = useText();
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return use(loading);
}

const fetched = new Map<Language, Promise<YourSkyWords>>();

const LOADERS: Readonly<Record<Language, () => Promise<YourSkyWords>>> = {
  en: async () => (await import('./en/your-sky.ts')).yourSky,
  fr: async () => (await import('./fr/your-sky.ts')).yourSky,
};
