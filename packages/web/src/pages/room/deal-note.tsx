import type { DealPromise } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { usePageText } from '../../text/use-page-text.ts';
import './deal-note.css';

/** What was promised about the deal. */
export function DealNote({ deal }: { readonly deal: DealPromise }): ReactNode {
  const { room: words } = usePageText().words.online;
  if (deal.kind === 'elsewhere') return <p className="field-hint">{words.elsewhere}</p>;
  return (
    <details className="deal-note">
      <summary>{words.deal}</summary>
      <p>{words.dealHint}</p>
      <dl>
        <dt>{words.sealed}</dt>
        <dd className="deal-digits">{deal.commitment}</dd>
      </dl>
    </details>
  );
}
