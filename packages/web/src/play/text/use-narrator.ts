import type { AnyNarrator } from '@astrarium/core';
import { use } from 'react';
import type { Language } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';

export type NarratedGame = 'astra' | 'ad-astra';

/** Who tells the game in the language of the page; fetched with the first table in words, and only that. */
export function useNarrator(game: NarratedGame): AnyNarrator {
  const { language } = useText();
  const key = `${game} ${language}` as const;
  const loading = fetched.get(key) ?? LOADERS[key]();
  fetched.set(key, loading);
  return use(loading);
}

type Key = `${NarratedGame} ${Language}`;

const fetched = new Map<Key, Promise<AnyNarrator>>();

const LOADERS: Readonly<Record<Key, () => Promise<AnyNarrator>>> = {
  'astra en': async () => (await import('@astrarium/astra/text/in-words/en')).narrator as AnyNarrator,
  'astra fr': async () => (await import('@astrarium/astra/text/in-words/fr')).narrator as AnyNarrator,
  'ad-astra en': async () => (await import('@astrarium/ad-astra/text/in-words/en')).narrator as AnyNarrator,
  'ad-astra fr': async () => (await import('@astrarium/ad-astra/text/in-words/fr')).narrator as AnyNarrator,
};
