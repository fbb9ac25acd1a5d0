import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Why } from '../why.ts';
import { WhyNote } from '../why-note.tsx';

/** What happened, in words, with the rule by which it did. */
export interface ToldLine {
  readonly key: string;
  readonly words: string;
  readonly rule: string;
}

interface FigureFootProps {
  readonly why: Why | null;
  readonly onDismiss: () => void;
  /** Has the figure come to its end? */
  readonly ended: boolean;
  /** What is asked, and of whom; left out where another part of the figure says it. */
  readonly question?: ReactNode;
  readonly told: readonly ToldLine[];
  readonly children?: ReactNode;
}

/** Below a figure: what is asked, the answers that are not given in the picture, and what the last one brought about. */
export function FigureFoot({ why, onDismiss, ended, question, told, children }: FigureFootProps): ReactNode {
  const words = usePageText().words.figures;
  const line = useRef<HTMLParagraphElement>(null);
  // Whoever plays by key and pressed what is no longer there goes on from here.
  useEffect(() => {
    if (told.length > 0 && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <div className="figure-foot">
      <p ref={line} className="figure-question" tabIndex={-1}>
        {ended ? words.ended : question}
      </p>
      {!ended && children !== undefined && <div className="figure-choices">{children}</div>}
      <WhyNote why={why} onDismiss={onDismiss} />
      <ol className="figure-told" aria-live="polite" aria-label={words.told}>
        {told.map((happened) => (
          <li key={happened.key}>
            {happened.words}{' '}
            <Link className="rule-reference" to={{ page: 'rules', rule: happened.rule }} aria-label={words.rule(happened.rule)}>
              {happened.rule}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
