import { popcount } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { SeatToken } from '../../../../play/ink/seat-token.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { usePens } from './pens.ts';
import { readMarks } from './slot-state.ts';
import './tally.css';

/** Who has how many stars on the card, the most first: in this order Boons will be picked (A8.2). */
export const Tally = memo(function Tally({ marks }: { readonly marks: string }): ReactNode {
  const { words } = useAstraText();
  const pens = usePens();
  const counts = readMarks(marks)
    .map((set, pen) => ({ pen, stars: popcount(set) }))
    .filter(({ stars }) => stars > 0)
    .toSorted((a, b) => b.stars - a.stars);
  if (counts.length === 0) return null;
  return (
    <ul className="tally" aria-label={words.sky.card.tally}>
      {counts.map(({ pen, stars }) => {
        const { ink = 'dreamer', name = null } = pens[pen] ?? {};
        const label = words.sky.card.tallied(name ?? words.sky.card.dreamer, stars);
        return (
          <li key={pen} className="tally-pen" title={label}>
            <SeatToken ink={ink} size="1.05em" />
            <span aria-hidden="true">{stars}</span>
            <span className="visually-hidden">{label}</span>
          </li>
        );
      })}
    </ul>
  );
});
