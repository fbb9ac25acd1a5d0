import { dealProof, type Room } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Hint } from '../../ui/hint.tsx';
import './deal-note.css';

/** What was promised about the deal, and once it is made, what it proves and what not. */
export function DealNote({ room: { deal, phase, seats } }: { readonly room: Room }): ReactNode {
  const { words, language } = usePageText();
  const text = words.online.room;
  if (deal.kind === 'elsewhere') return <Hint>{text.proofs.elsewhere}</Hint>;
  const persons = seats.flatMap((seat, number) =>
    seat.kind === 'person' ? [{ name: seat.name, shown: deal.shown.includes(number) }] : [],
  );
  const missing = persons.flatMap(({ name, shown }) => (shown ? [] : [name]));
  const proof = dealProof(
    true,
    phase !== 'waiting',
    persons.map(({ shown }) => shown),
  );
  return (
    <details className="deal-note">
      <summary>{text.deal}</summary>
      <p>{text.dealHint}</p>
      {proof === 'some' && <p>{text.proofs.some(new Intl.ListFormat(language).format(missing))}</p>}
      {proof !== 'some' && proof !== 'sealed' && <p>{text.proofs[proof]}</p>}
      <dl>
        <dt>{text.sealed}</dt>
        <dd className="deal-digits">{deal.commitment}</dd>
      </dl>
    </details>
  );
}
