import { loadFigureWords } from '@astrarium/astra/sky/figure-words';
import { type ReactNode, useEffect, useState } from 'react';
import { typeset } from '../../../i18n/typeset.ts';
import { useText } from '../../../i18n/use-text.ts';

/** What the engraved figure of a card shows, in a line: for whoever can't see it. Fetched when it is first told. */
export function FigureLine({ code }: { readonly code: string }): ReactNode {
  const { language } = useText();
  const [line, setLine] = useState('');
  useEffect(() => {
    let wanted = true;
    // Without the words the figure is only not told.
    loadFigureWords(language).then(
      (all) => wanted && setLine(typeset(all[code] ?? '', language)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code, language]);
  return line !== '' && <p className="visually-hidden figure-line">{line}</p>;
}
