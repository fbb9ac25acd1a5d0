import type { Card } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { Drawing } from '../../../ui/ornament/drawing.tsx';
import { DISC, EQUATOR, type FigureOnDisc, figuresOnDisc, HOURS, NET, PARALLELS, RIM, TICKS, ZODIAC } from '../disc.ts';
import type { PrintedFigure } from '../engraved/print.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { DiscFigures } from './disc-figures.tsx';
import './planisphere.css';

interface PlanisphereProps {
  /** The cards whose lines are lit. */
  readonly lit: ReadonlySet<Card>;
  /** What is engraved, from the back to the front. */
  readonly figures?: readonly PrintedFigure[];
  /** What it shows, where it is not simply the sky of all cards. */
  readonly label?: string;
}

/** The whole sky of the cards on one turning disc, north pole in the middle. */
export const Planisphere = memo(function Planisphere({ lit, figures, label }: PlanisphereProps): ReactNode {
  const { words } = useAstraPageText();
  return (
    <div className="planisphere">
      <svg viewBox={VIEW} aria-hidden="true">
        <g className="planisphere-ring">
          <circle r={DISC} className="planisphere-ground" />
          <circle r={DISC + 2} strokeWidth={1.1} />
          <circle r={DISC + 9} strokeWidth={0.5} />
          <path d={TICKS} strokeWidth={0.6} />
          <circle r={RIM - 4} strokeWidth={0.5} />
          <circle r={RIM} strokeWidth={1.4} />
        </g>
        <g className="planisphere-hours">
          {HOURS.map(({ numeral, transform }) => (
            <text key={numeral} transform={transform} textAnchor="middle">
              {numeral}
            </text>
          ))}
        </g>
      </svg>
      {figures !== undefined && (
        <div className="planisphere-engraved planisphere-sky">
          <DiscFigures figures={figures} />
        </div>
      )}
      {/* A drawing of its own, so that turning it costs nothing: it is moved as one picture. */}
      <Drawing className="planisphere-sky" viewBox={VIEW} label={label ?? words.cardsPage.planisphere}>
        <g className="planisphere-net">
          {PARALLELS.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
          <circle r={EQUATOR} className="planisphere-equator" />
          <path d={NET} />
          <path d={ZODIAC} className="planisphere-zodiac" />
        </g>
        {figuresOnDisc().map((figure) => (
          <Figure key={figure.card.code} figure={figure} lit={lit.has(figure.card)} />
        ))}
      </Drawing>
    </div>
  );
});

function Figure({ figure, lit }: { readonly figure: FigureOnDisc; readonly lit: boolean }): ReactNode {
  return (
    <g className={lit ? 'planisphere-figure planisphere-figure-lit' : 'planisphere-figure'}>
      <path className="planisphere-lines" d={figure.lines} />
      <path className="planisphere-stars" d={figure.stars} />
    </g>
  );
}

const VIEW = `${-RIM - 2} ${-RIM - 2} ${2 * RIM + 4} ${2 * RIM + 4}`;
