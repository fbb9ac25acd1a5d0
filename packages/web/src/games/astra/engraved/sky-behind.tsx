import { memo, type ReactNode } from 'react';
import type { ChartWindow } from '../chart.ts';
import { graticuleOf } from '../graticule.ts';
import { EngravedFigure } from './engraved-figure.tsx';
import './sky-behind.css';

interface SkyBehindProps {
  readonly code: string;
  /** The part of the chart that is seen. */
  readonly window: ChartWindow;
}

/** What lies behind the stars of a card: the net of the sky, and over it the engraved figure. */
export const SkyBehind = memo(function SkyBehind({ code, window }: SkyBehindProps): ReactNode {
  const { x, y, width, height } = window;
  return (
    <>
      <svg className="sky-behind" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <path d={graticuleOf(code)} />
      </svg>
      <EngravedFigure code={code} x={x} y={y} width={width} height={height} />
    </>
  );
});
