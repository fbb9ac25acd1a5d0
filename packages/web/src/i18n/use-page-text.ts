import { use } from 'react';
import type { Messages } from './en/index.ts';
import type { PageMessages } from './en/pages.ts';
import type { Language } from './language.ts';
import { type Text, useText } from './use-text.ts';

export interface PageText extends Text {
  readonly words: Messages & PageMessages;
}

/** The words of every page but the tables. They are fetched with the first such page. */
export function usePageText(): PageText {
  const text = useText();
  const pages = use(loadPageText(text.language));
  const known = spoken.get(text);
  if (known !== undefined) return known;
  const all = { ...text, words: { ...text.words, ...pages } };
  spoken.set(text, all);
  return all;
}

/** Fetches the words of a language, once. */
export function loadPageText(language: Language): Promise<PageMessages> {
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return loading;
}

/** The same words are the same object, wherever they are asked for. */
const spoken = new WeakMap<Text, PageText>();

const fetched = new Map<Language, Promise<PageMessages>>();

const LOADERS: Readonly<Record<Language, () => Promise<PageMessages>>> = {
  en: async () => (await import('./en/pages.ts')).pages,
  fr: async () => (await import('./fr/pages.ts')).pages,
};
