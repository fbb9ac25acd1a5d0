import { use } from 'react';
import type { Language } from './language.ts';
import { type Text, useText } from './use-text.ts';

/** One set of words, fetched by language. */
export type Catalogue<Words> = (language: Language) => Promise<Words>;

/** Fetches the words of a language once, when they are first needed; nobody waits for those of another. */
export function catalogue<Words>(fetchIn: Catalogue<Words>): Catalogue<Words> {
  const fetched = new Map<Language, Promise<Words>>();
  return (language) => {
    const words = fetched.get(language) ?? fetchIn(language);
    fetched.set(language, words);
    return words;
  };
}

/** The words of a catalogue in the reader's language. */
export function useCatalogue<Words>(load: Catalogue<Words>): Words {
  return use(load(useText().language));
}

/** The words of the site together with others. */
export interface JoinedText<Words, Joined> {
  readonly load: (text: Text) => Promise<Words>;
  readonly join: (text: Text, words: Words) => Joined;
  readonly loading: WeakMap<Text, Promise<Words>>;
  /** The same words are the same object, wherever they are asked for. */
  readonly known: WeakMap<Text, Joined>;
}

export function joinedText<Words, Joined>(
  load: (text: Text) => Promise<Words>,
  join: (text: Text, words: Words) => Joined,
): JoinedText<Words, Joined> {
  return { load, join, loading: new WeakMap(), known: new WeakMap() };
}

export function useJoinedText<Words, Joined>({ load, join, loading, known }: JoinedText<Words, Joined>): Joined {
  const text = useText();
  const promise = loading.get(text) ?? load(text);
  loading.set(text, promise);
  const words = use(promise);
  const before = known.get(text);
  if (before !== undefined) return before;
  const joined = join(text, words);
  known.set(text, joined);
  return joined;
}
