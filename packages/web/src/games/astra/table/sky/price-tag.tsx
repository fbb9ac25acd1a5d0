import { cardOf, nextStarsOf, type Star } from '@astrarium/astra';
import { popcount } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { ScreenPlace } from '../../../../lib/spatial-navigation.ts';
import { BoonIcon } from '../../card/boon-icon.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import type { SkyChart } from './card-chart-layout.ts';
import { usePens } from './pens.ts';
import { readMarks, type SlotState } from './slot-state.ts';
import { callStar, ownerOf } from './star-label.ts';
import './price-tag.css';

interface PriceTagProps {
  readonly state: SlotState;
  readonly chart: SkyChart;
  readonly place: ScreenPlace;
  readonly star: Star;
}

/** Beside the star under the hand: its name, and what marking it costs and leaves. The star's own label says the same in words. */
export function PriceTag({ state, chart, place, star }: PriceTagProps): ReactNode {
  const { words } = useAstraText();
  // It stays on the chart: at the left edge it lies to the right of its star, at the right edge to the left.
  const below = place.y < 0.35;
  const style = {
    left: `${place.x * 100}%`,
    top: `${place.y * 100}%`,
    transform: `translate(${-place.x * 100}%, ${below ? '1.4rem' : 'calc(-100% - 1.4rem)'})`,
  };
  return (
    <p className="price-tag" style={style} aria-hidden="true">
      <span className="price-tag-name">{callStar(words.sky.star, chart.stars[star])}</span>
      <Price state={state} star={star} />
    </p>
  );
}

function Price({ state, star }: Pick<PriceTagProps, 'state' | 'star'>): ReactNode {
  const { words } = useAstraText();
  const pens = usePens();
  const { price } = words.sky;
  const marks = readMarks(state.marks);
  const owner = ownerOf(marks, star);
  if (owner >= 0) {
    const name = pens[owner]?.name ?? null;
    return <span className="price-tag-note">{name === null ? words.sky.star.markedByDreamer : words.sky.star.markedBy(name)}</span>;
  }
  if ((state.legal & (1 << star)) === 0) return null;
  switch (state.price) {
    case 'stardust':
      return (
        <span className="price-tag-price">
          −1&#8239;
          <BoonIcon kind="stardust" />
          <span className="price-tag-note">{price.left(state.left)}</span>
        </span>
      );
    case 'dream':
      return (
        <span className="price-tag-price">
          {price.dreamer} <span className="price-tag-note">{price.toGo(state.left)}</span>
        </span>
      );
    case 'free': {
      const marked = marks.reduce((all, set) => all | set, 0);
      const around = state.spreads ? popcount(nextStarsOf(cardOf(state.card), marked, star)) : 0;
      return (
        <span className="price-tag-price">
          {price.withNeighbours(1 + around)}
          {state.left > 0 && <span className="price-tag-note">{price.toGo(state.left)}</span>}
        </span>
      );
    }
    default:
      return null;
  }
}
