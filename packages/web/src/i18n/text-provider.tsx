import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Language, rememberLanguage } from './language.ts';
import { loadText, type Spoken } from './load-text.ts';
import { type Text, TextContext } from './use-text.ts';

interface TextProviderProps {
  /** The language the page begins with, its words already there. */
  readonly first: Spoken;
  readonly loadGames: Text['loadGames'];
  readonly children: ReactNode;
}

export function TextProvider({ first, loadGames, children }: TextProviderProps): ReactNode {
  const [spoken, setSpoken] = useState(first);

  const text = useMemo<Text>(
    () => ({
      ...spoken,
      loadGames,
      choose(language: Language) {
        rememberLanguage(language);
        // Until its words are there, the page goes on in the old language.
        const change = async (): Promise<void> => {
          const next = await loadText(language);
          startTransition(() => setSpoken(next));
        };
        change().catch((error: unknown) => console.warn(error));
      },
    }),
    [spoken, loadGames],
  );

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  return <TextContext value={text}>{children}</TextContext>;
}
