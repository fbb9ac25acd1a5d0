import { memo, type ReactNode } from 'react';
import { Link } from '../client/route/link.tsx';
import { useText } from '../i18n/use-text.ts';
import { CloseButton } from '../ui/icon-button.tsx';
import type { Why } from './why.ts';
import './why-note.css';

interface WhyNoteProps {
  readonly why: Why | null;
  readonly onDismiss: () => void;
}

/** The place of the note is always there, so that screen readers hear what is written into it. */
export const WhyNote = memo(function WhyNote({ why, onDismiss }: WhyNoteProps): ReactNode {
  const words = useText().words.table.why;
  return (
    <div className="why-place" aria-live="polite">
      {why !== null && (
        <div className="why-note">
          <p>
            {why.words}{' '}
            {why.rule !== undefined && (
              <Link className="text-link why-rule" to={{ page: 'rules', rule: why.rule }}>
                {words.rule(why.rule)}
              </Link>
            )}
          </p>
          <CloseButton label={words.dismiss} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
});
