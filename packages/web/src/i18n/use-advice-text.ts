import { use } from 'react';
import type { advice } from './en/advice.ts';
import type { Language } from './language.ts';
import { useText } from './use-text.ts';
import type { Words } from './words.ts';

export type AdviceWords = Words<typeof advice>;

/** The words around a Master's advice; fetched when somebody first asks for it. */
export function useAdviceText(): AdviceWords {
  const { language } = useText();
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return use(loading);
}

const fetched = new Map<Language, Promise<AdviceWords>>();

const LOADERS: Readonly<Record<Language, () => Promise<AdviceWords>>> = {
  en: async () => (await import('./en/advice.ts')).advice,
  fr: async () => (await import('./fr/advice.ts')).advice,
};
