import type { AstraText } from '@astrarium/astra/text';
import { use, useMemo } from 'react';
import type { Language } from '../../i18n/language.ts';
import { type Text, useText } from '../../i18n/use-text.ts';

/** The words of the pages and those of the game of Astra. */
export interface AstraSpoken extends Text {
  readonly astra: AstraText;
}

/** Every visible word of Astra comes from here. They are fetched with its first page, and nobody else waits for them. */
export function useAstraText(): AstraSpoken {
  const text = useText();
  const astra = use(loadAstraText(text.language));
  return useMemo(() => ({ ...text, astra }), [text, astra]);
}

/** Fetches the game's words of a language, once. */
export function loadAstraText(language: Language): Promise<AstraText> {
  const loading = fetched.get(language) ?? LOADERS[language]();
  fetched.set(language, loading);
  return loading;
}

const fetched = new Map<Language, Promise<AstraText>>();

const LOADERS: Readonly<Record<Language, () => Promise<AstraText>>> = {
  en: async () => (await import('@astrarium/astra/text/en')).en,
  fr: async () => (await import('@astrarium/astra/text/fr')).fr,
};
