import type { Card } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { Drawing } from '../../../ui/ornament/drawing.tsx';
import { GraduatedFrame } from '../../../ui/ornament/graduated-frame.tsx';
import { CHART, type FigureStar, FRAME } from '../chart.ts';
import { EngravedFigure } from '../engraved/engraved-figure.tsx';
import { graticuleOf } from '../graticule.ts';
import { useAstraText } from '../use-astra-text.ts';
import { figureOf } from './figure.ts';
import { FigureLabel } from './figure-label.tsx';
import { StarMark } from './star-mark.tsx';
import './card-figure.css';

/** The figure of a card as a plate of a star atlas: every star in its true place, joined by the card's own lines. */
export const CardFigure = memo(function CardFigure({ card }: { readonly card: Card }): ReactNode {
  const { words, astra, language } = useAstraText();
  const { stars, lines, labels } = figureOf(card);
  const magnitude = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const callOf = (star: FigureStar): string => star.name ?? star.letter;
  const start = stars.filter((star) => star.kind === 'start').map(callOf)[0] ?? '';
  const grand = stars.filter((star) => star.kind === 'grand').map(callOf);
  const name = astra.cardNames[card.code] ?? card.name;

  return (
    <div className="card-figure">
      <svg viewBox={WHOLE} aria-hidden="true">
        <rect className="card-figure-sky" x={FRAME} y={FRAME} width={CHART - 2 * FRAME} height={CHART - 2 * FRAME} />
        <svg x={FRAME} y={FRAME} width={CHART - 2 * FRAME} height={CHART - 2 * FRAME} viewBox={INNER}>
          <path className="card-figure-net" d={graticuleOf(card.code)} />
        </svg>
      </svg>
      <EngravedFigure code={card.code} />
      <Drawing viewBox={WHOLE} label={words.card.figure(name, stars.length, start, grand)}>
        <GraduatedFrame size={CHART} width={FRAME} />
        <g className="card-figure-lines">
          {lines.map((line) => (
            <line key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`} pathLength={1} {...line} />
          ))}
        </g>
        {stars.map((star) => (
          <StarMark
            key={`${star.x} ${star.y}`}
            {...star}
            title={words.card.starTitle(star.letter, star.name, magnitude.format(star.magnitude))}
          />
        ))}
        {labels.map((label) => (
          <FigureLabel key={label.rows.join(' ')} {...label} />
        ))}
      </Drawing>
    </div>
  );
});

const WHOLE = `0 0 ${CHART} ${CHART}`;
/** What the net may be seen of: the chart inside its frame. */
const INNER = `${FRAME} ${FRAME} ${CHART - 2 * FRAME} ${CHART - 2 * FRAME}`;
