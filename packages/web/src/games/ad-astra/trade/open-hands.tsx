import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { FactionName } from '../holdings/faction-name.tsx';
import { KnownHand } from '../holdings/known-hand.tsx';
import { clockwiseFrom } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import './open-hands.css';

/** All hands, side by side to be compared (B7.1). */
export function OpenHands({ play, own }: { readonly play: Play; readonly own: Seat }): ReactNode {
  const { view } = play;
  return (
    <ul className="open-hands">
      {clockwiseFrom(own, view.players).map((seat) => {
        const has = view.seats[seat];
        return (
          has !== undefined && (
            <li key={seat} className={`in-${play.seats[seat]?.ink ?? 'ash'}`}>
              <FactionName play={play} seat={seat} />
              <KnownHand seat={has} />
            </li>
          )
        );
      })}
    </ul>
  );
}
