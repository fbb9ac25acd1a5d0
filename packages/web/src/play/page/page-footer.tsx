import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { EngravedRule } from '../../ui/ornament/engraved-rule.tsx';
import './page-footer.css';

/** To whom all this is owed. Folded, it takes one line until somebody wants to know. */
export function PageFooter({ folded = false }: { readonly folded?: boolean }): ReactNode {
  const { words, games } = usePageText();
  const { title, unofficial, type } = words.footer;
  const credits = Object.values(games).flatMap((game) => game.words.credits);
  const text = (
    <div className="page-footer-text">
      {[unofficial, ...credits, type].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <footer className="page-footer">
      <EngravedRule />
      {folded ? (
        <details className="page-footer-folded">
          <summary>{title}</summary>
          {text}
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {text}
        </>
      )}
    </footer>
  );
}
