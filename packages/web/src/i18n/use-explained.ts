import { use } from 'react';
import type { Explained } from './en/explained.ts';
import type { Language } from './language.ts';
import { useText } from './use-text.ts';

export type Explanations = Readonly<Record<Explained, string>>;

/** What the things of the tables are, in the reader's language. Fetched when somebody first wants to know. */
export function useExplained(): Explanations {
  return use(loadExplained(useText().language));
}

/** Fetches the words of a language, once. */
function loadExplained(language: Language): Promise<Explanations> {
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return loading;
}

const fetched = new Map<Language, Promise<Explanations>>();

const LOADERS: Readonly<Record<Language, () => Promise<Explanations>>> = {
  en: async () => (await import('./en/explained.ts')).explained,
  fr: async () => (await import('./fr/explained.ts')).explained,
};
