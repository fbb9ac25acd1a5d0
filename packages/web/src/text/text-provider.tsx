import { ASTRA_TEXT } from '@astrarium/astra/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { firstLanguage, type Language, rememberLanguage } from './language.ts';
import { type Text, TextContext } from './use-text.ts';

const WORDS: Readonly<Record<Language, Messages>> = { en, fr };

export function TextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);

  const text = useMemo<Text>(
    () => ({
      language,
      words: WORDS[language],
      astra: ASTRA_TEXT[language],
      choose(choice) {
        rememberLanguage(choice);
        setLanguage(choice);
      },
    }),
    [language],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return <TextContext value={text}>{children}</TextContext>;
}
