import { type SeatView, sizeOf } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ResourceStacks } from './resource-stacks.tsx';
import './known-hand.css';

interface KnownHandProps {
  readonly seat: SeatView;
  /** With the names of the resources under their stacks. */
  readonly named?: boolean;
}

/** A hand as far as the viewer knows it: one's own, all on a Trade card, of others what came openly this round. */
export function KnownHand({ seat, named = false }: KnownHandProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  const { hand, seen, handSize } = seat;
  if (hand !== null) return <ResourceStacks cards={hand} named={named} />;
  const unknown = handSize - sizeOf(seen);
  return (
    <div className="known-hand" title={words.closedHand}>
      <ResourceStacks cards={seen} named={named} />
      {unknown > 0 && (
        <p className="known-hand-unknown">
          <span aria-hidden="true">?×{unknown}</span>
          <span className="visually-hidden">{words.unknown(unknown)}</span>
        </p>
      )}
    </div>
  );
}
