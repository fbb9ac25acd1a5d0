import type { Messages } from './en/index.ts';
import type { Language } from './language.ts';

/** The words of the pages in one language. Those of a game are fetched with its pages: `useAstraText`, `useAdAstraText`. */
export interface Spoken {
  readonly language: Language;
  readonly words: Messages;
}

/** Fetches the words of a language; nobody waits for those of another. */
export async function loadText(language: Language): Promise<Spoken> {
  return { language, words: await LOADERS[language]() };
}

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
};
