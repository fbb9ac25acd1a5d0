import type { AstraView } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { explained } from '../../../play/help/explained.ts';
import { TableIcon } from '../../../ui/icons/table-icon.tsx';

/** How near the end is: everybody may know (A9.6), and nobody should miss it. */
export function TopBarNotes({ view }: { readonly view: AstraView }): ReactNode {
  return view.lastRound === 0 ? <Deck above={view.deck.above} /> : <LastRound view={view} />;
}

/** Once the Game End card has come up (A9.2). */
function LastRound({ view: { lastRound, round, over } }: { readonly view: AstraView }): ReactNode {
  const words = useText().words.table.bar;
  if (over) return null;
  return <p className="last-round">{round === lastRound ? words.lastRound : words.lastRoundNext}</p>;
}

/** How many cards lie above the Game End card. */
function Deck({ above }: { readonly above: number }): ReactNode {
  const words = useText().words.table.bar;
  const label = words.deck(above);
  return (
    <p className="top-bar-deck" title={label} {...explained('deck')}>
      <TableIcon name="deck" />
      <span aria-hidden="true">{above}</span>
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
