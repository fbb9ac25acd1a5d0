import type { Card } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import { FigureLabel } from '../../card/figure-label.tsx';
import { graticuleOf } from '../../card/graticule.ts';
import type { SkyChart } from './card-chart-layout.ts';

/** What never changes on a chart: the net of the sky, the lines, the words. */
export const ChartGround = memo(function ChartGround({ card, chart }: { readonly card: Card; readonly chart: SkyChart }): ReactNode {
  return (
    <>
      <path className="sky-chart-net" d={graticuleOf(card.code)} />
      <g className="sky-chart-lines">
        {chart.lines.map((line) => (
          <line key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`} {...line} />
        ))}
      </g>
      <g className="sky-chart-words">
        {chart.labels.map((label) => (
          <FigureLabel key={label.rows.join(' ')} {...label} scale={chart.scale} />
        ))}
      </g>
    </>
  );
});
