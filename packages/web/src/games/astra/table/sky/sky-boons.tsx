import { type CardId, cardOf } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { BoonIcon } from '../../card/boon-icon.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { useHand } from './hand.ts';
import './sky-boons.css';

interface SkyBoonsProps {
  readonly card: CardId;
  readonly picking: boolean;
  /** Boxes as sets: crossed out, closed by the dreamer, open to the person, crossed out just now. */
  readonly struck: number;
  readonly closed: number;
  readonly open: number;
  readonly fresh: number;
  /** The box that the person has chosen in secret, or -1. */
  readonly chosen: number;
}

/** The four Boons of a card; while they are being picked (A8.2), buttons. */
export const SkyBoons = memo(function SkyBoons({ card, picking, struck, closed, open, fresh, chosen }: SkyBoonsProps): ReactNode {
  const { words, astra } = useAstraText();
  const hand = useHand();
  const { boons } = cardOf(card);
  return (
    <ol className={picking ? 'sky-boons sky-boons-picking' : 'sky-boons'} aria-label={words.card.boons} {...explained('boon')}>
      {boons.map(({ kind, amount }, box) => {
        const bit = 1 << box;
        const full = words.card.boon(astra.boonNames[kind], astra.boons(kind, amount));
        const drawing = (
          <>
            <BoonIcon kind={kind} />
            {amount}
            {(struck & bit) !== 0 && (
              <svg
                className={fresh & bit ? 'sky-boon-strike sky-boon-strike-fresh' : 'sky-boon-strike'}
                viewBox="0 0 40 20"
                preserveAspectRatio="none"
              >
                <path d="M3 17C14 12 27 7 37 3" pathLength={1} />
              </svg>
            )}
          </>
        );
        const state = struck & bit ? 'struck' : closed & bit ? 'closed' : chosen === box ? 'chosen' : open & bit ? 'open' : 'plain';
        const label = {
          struck: words.sky.card.boonPicked(full),
          closed: words.sky.card.boonClosed(full),
          chosen: words.sky.card.boonChosen(full),
          open: words.sky.card.pickBoon(full),
          plain: full,
        }[state];
        return (
          <li key={`${kind} ${amount}`} className={`sky-boon sky-boon-${state}`} title={label}>
            {picking ? (
              <Pressable className="sky-boon-box" aria-label={label} onClick={() => hand.boon(box)}>
                {drawing}
              </Pressable>
            ) : (
              <>
                <span className="sky-boon-box" aria-hidden="true">
                  {drawing}
                </span>
                <span className="visually-hidden">{label}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
});
