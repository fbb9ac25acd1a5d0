import type { AdAstraText, Words } from '@astrarium/ad-astra/text';
import { use } from 'react';
import type { Messages } from '../../i18n/en/index.ts';
import type { Language } from '../../i18n/language.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import type { AdAstraMessages } from './words/en/index.ts';

/** The words of the pages, those of Ad Astra included, and those of the game itself. */
export interface AdAstraSpoken extends Text {
  readonly words: Messages & AdAstraMessages;
  readonly adAstra: AdAstraText;
  /** Names by number: of resources, planets, systems, cards … */
  readonly named: Words;
}

/** Every visible word of Ad Astra comes from here. They are fetched with its first page, and nobody else waits for them. */
export function useAdAstraText(): AdAstraSpoken {
  const text = useText();
  const { pages, adAstra, named } = use(loadAdAstraText(text.language));
  const known = spoken.get(text);
  if (known !== undefined) return known;
  const all = { ...text, words: { ...text.words, ...pages }, adAstra, named };
  spoken.set(text, all);
  return all;
}

/** The same words are the same object, wherever they are asked for. */
const spoken = new WeakMap<Text, AdAstraSpoken>();

interface Fetched extends Pick<AdAstraSpoken, 'adAstra' | 'named'> {
  readonly pages: AdAstraMessages;
}

/** Fetches the words of a language, once. */
export function loadAdAstraText(language: Language): Promise<Fetched> {
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return loading;
}

const fetched = new Map<Language, Promise<Fetched>>();

const LOADERS: Readonly<Record<Language, () => Promise<Fetched>>> = {
  en: async () => {
    const [{ adAstraPages }, { en, words }] = await Promise.all([import('./words/en/index.ts'), import('@astrarium/ad-astra/text/en')]);
    return { pages: adAstraPages, adAstra: en, named: words };
  },
  fr: async () => {
    const [{ adAstraPages }, { fr, words }] = await Promise.all([import('./words/fr/index.ts'), import('@astrarium/ad-astra/text/fr')]);
    return { pages: adAstraPages, adAstra: fr, named: words };
  },
};
