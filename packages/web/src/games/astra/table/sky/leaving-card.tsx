import { cardOf } from '@astrarium/astra';
import type { ReactNode } from 'react';
import type { Rect } from './arrange.ts';
import { ChartGround } from './chart-ground.tsx';
import { ChartInk } from './chart-ink.tsx';
import type { Leaving } from './follow.ts';
import { skyChart } from './sky-chart.ts';
import { NOTHING_NEW } from './slot-state.ts';
import './leaving-card.css';

interface LeavingCardProps {
  readonly leaving: Leaving;
  readonly rect: Rect;
  /** Does it go to the person before the screen? */
  readonly own: boolean;
}

/** A discovered card lifts off its slot: to whoever discovered it, or away. Only for the eye, and only while the sky moves. */
export function LeavingCard({ leaving, rect, own }: LeavingCardProps): ReactNode {
  const card = cardOf(leaving.card);
  const chart = skyChart(card, rect.width, rect.height);
  const { x, y, width, height } = chart.window;
  const kind = leaving.to === null ? 'away' : own ? 'own' : 'other';
  return (
    <div
      className={`leaving-card leaving-card-${kind}`}
      aria-hidden="true"
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    >
      <svg className="sky-chart" viewBox={`${x} ${y} ${width} ${height}`}>
        <ChartGround card={card} chart={chart} />
        <ChartInk
          state={{ ...NOTHING_NEW, card: leaving.card, slot: leaving.slot, marks: leaving.marks.join(',') }}
          chart={chart}
          near={-1}
        />
      </svg>
    </div>
  );
}
