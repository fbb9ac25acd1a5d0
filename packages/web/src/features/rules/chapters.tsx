import { type ReactNode, useState } from 'react';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Rulebook } from './rulebook.ts';

import '../../ui/field.css';
/** The chapters, to be gone to. */
export function Chapters({ book }: { readonly book: Rulebook }): ReactNode {
  const { words } = usePageText();
  // On a phone the list would stand before the rules like a wall.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <details className="rules-chapters" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="field-label">{words.rulesPage.chapters}</summary>
      <nav aria-label={words.rulesPage.chapters}>
        <ol>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ page: 'rules', rule: id }}>
                <span className="chapter-number">{id}</span> {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
