import { memo, type ReactNode } from 'react';
import { FigureLabel } from '../../card/figure-label.tsx';
import type { SkyChart } from './card-chart-layout.ts';

/** What never changes on a chart: the lines and the words. */
export const ChartGround = memo(function ChartGround({ chart }: { readonly chart: SkyChart }): ReactNode {
  return (
    <>
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
