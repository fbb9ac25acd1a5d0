import { memo, type ReactNode } from 'react';
import { Laurel } from '../../../ui/icons/laurel.tsx';
import { useAstraText } from '../use-astra-text.ts';
import './final-fame.css';

/** The Fame a card is worth in the Final Scoring, in its wreath. */
export const FinalFame = memo(function FinalFame({ fame }: { readonly fame: number }): ReactNode {
  const { words } = useAstraText();
  const label = words.card.finalFame(fame);
  return (
    <span className="final-fame" title={label}>
      <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
        <Laurel />
      </svg>
      <span className="final-fame-number" aria-hidden="true">
        {fame}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
});
