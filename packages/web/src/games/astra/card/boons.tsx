import type { Boon } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { useAstraText } from '../use-astra-text.ts';
import { BoonIcon } from './boon-icon.tsx';
import './boons.css';

/** The four Boons of a card, left to right. */
export function Boons({ boons }: { readonly boons: readonly Boon[] }): ReactNode {
  const { words, astra } = useAstraText();
  return (
    <ol className="boons" aria-label={words.card.boons}>
      {boons.map(({ kind, amount }) => (
        <li key={`${kind} ${amount}`} className="boon">
          <span className="boon-amount" aria-hidden="true">
            <BoonIcon kind={kind} />
            {amount}
          </span>
          <span className="boon-word" aria-hidden="true">
            {astra.boonWords(kind, amount)}
          </span>
          <span className="visually-hidden">{words.card.boon(astra.boonNames[kind], astra.boons(kind, amount))}</span>
        </li>
      ))}
    </ol>
  );
}
