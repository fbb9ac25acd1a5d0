import type { Card } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import type { Chart } from '../atlas/chart.ts';

interface SkyMapProps {
  readonly chart: Chart;
  readonly lit: ReadonlySet<Card>;
  readonly hovered: Card | null;
  readonly selected: Card | null;
}

/** The sky as lines and stars: a few long paths, so that the whole of it can be drawn anew as it moves. */
export const SkyLines = memo(function SkyLines({ chart, lit, hovered, selected }: SkyMapProps): ReactNode {
  const stateOf = (card: Card): 'selected' | 'hovered' | 'lit' | 'dim' => {
    if (card === selected) return 'selected';
    if (card === hovered) return 'hovered';
    return lit.has(card) ? 'lit' : 'dim';
  };
  return (
    <>
      <path className="sky-net-fine" d={chart.fineNet} />
      <path className="sky-net" d={chart.net} />
      <path className="sky-equator" d={chart.equator} />
      <path className="sky-ecliptic" d={chart.ecliptic} />
      <path className="sky-ring-fine" d={chart.ringFine} />
      <path className="sky-ring" d={chart.ring} />
      {chart.figures.map(
        ({ figure: { card }, path }) => path !== '' && <path key={card.code} className={`sky-lines sky-lines-${stateOf(card)}`} d={path} />,
      )}
      <path className="star-sign" d={chart.stars} />
      <path className="star-sign star-sign-first" d={chart.firstStars} />
    </>
  );
});
