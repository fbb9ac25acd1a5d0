import { loadLore } from '@astrarium/astra/sky';
import { type ReactNode, useEffect, useState } from 'react';
import { typeset } from '../../../i18n/typeset.ts';
import { useAstraText } from '../use-astra-text.ts';

/** The myth of a constellation and a fact of its sky, fetched when it is first shown. */
export function Lore({ code }: { readonly code: string }): ReactNode {
  const { words, language } = useAstraText();
  const [lore, setLore] = useState(words.card.loading);
  useEffect(() => {
    let wanted = true;
    const show = (text: string): void => {
      if (wanted) setLore(text);
    };
    loadLore(language).then(
      (all) => show(typeset(all[code] ?? '', language)),
      () => show(words.card.loreFailed),
    );
    return () => {
      wanted = false;
    };
  }, [code, language, words]);
  return <p>{lore}</p>;
}
