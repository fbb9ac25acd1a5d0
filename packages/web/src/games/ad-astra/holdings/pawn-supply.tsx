import { ITEMS, PAWNS_EACH } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { explained } from '../../../play/help/explained.ts';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './pawn-supply.css';

interface PawnSupplyProps {
  /** Pawns left, in the order of ITEMS. */
  readonly supply: readonly number[];
  readonly ink: Ink;
}

/** How many pawns of each kind are left to build (B1.4). */
export const PawnSupply = memo(function PawnSupply({ supply, ink }: PawnSupplyProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  return (
    <ul className="pawn-supply" title={words.supply} {...explained('pawn')}>
      {ITEMS.map((item, index) => {
        const left = supply[index] ?? 0;
        return (
          <li key={item} className={left === 0 ? 'pawn-supply-none' : undefined}>
            <PawnSign item={item} ink={ink} />
            <span aria-hidden="true">
              {left}
              <small>/{PAWNS_EACH}</small>
            </span>
            <span className="visually-hidden">{words.left(words.items[item], left)}</span>
          </li>
        );
      })}
    </ul>
  );
});
