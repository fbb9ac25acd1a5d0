import { cardOf } from '@astrarium/astra';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Rect } from '../../../../lib/geometry.ts';
import { skyChart } from './card-chart-layout.ts';
import { ChartGround } from './chart-ground.tsx';
import { ChartInk } from './chart-ink.tsx';
import type { Departure } from './follow.ts';
import { NOTHING_NEW } from './slot-state.ts';
import './leaving-card.css';

const InkedFigure = lazy(async () => ({ default: (await import('../../engraved/inked-figure.tsx')).InkedFigure }));

interface LeavingCardProps {
  readonly leaving: Departure;
  readonly rect: Rect;
  /** Does it go to the person before the screen? */
  readonly own: boolean;
  readonly onGone: (leaving: Departure) => void;
}

/**
 * A discovered card comes to life: its figure inks itself in and shines, then it lifts off its slot to whoever discovered it; a card that nobody gets
 * lifts off at once. Only for the eye, and only while the sky moves.
 */
export function LeavingCard({ leaving, rect, own, onGone }: LeavingCardProps): ReactNode {
  const card = cardOf(leaving.card);
  const chart = skyChart(card, rect.width, rect.height);
  const { x, y, width, height } = chart.window;
  const kind = leaving.to === null ? 'away' : own ? 'own' : 'other';
  useEffect(() => {
    const timer = setTimeout(() => onGone(leaving), leaving.to === null ? LIFT_MS : INK_MS + LIFT_MS);
    return () => clearTimeout(timer);
  }, [leaving, onGone]);
  return (
    <div
      className={`leaving-card leaving-card-${kind}`}
      aria-hidden="true"
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    >
      {leaving.to !== null && (
        <Suspense>
          <InkedFigure code={card.code} window={chart.window} width={rect.width} height={rect.height} milliseconds={INK_MS - SHINE_MS} />
        </Suspense>
      )}
      <svg className="sky-chart" viewBox={`${x} ${y} ${width} ${height}`}>
        <ChartGround chart={chart} />
        <ChartInk
          state={{ ...NOTHING_NEW, card: leaving.card, slot: leaving.slot, marks: leaving.marks.join(',') }}
          chart={chart}
          near={-1}
        />
      </svg>
    </div>
  );
}

/** The same as in the style sheet: how long the figure is drawn and shines, and how long the card lifts. */
const INK_MS = 1300;
const SHINE_MS = 300;
const LIFT_MS = 500;
