import { memo, type ReactNode, useMemo, useRef } from 'react';
import { CHART } from '../chart.ts';
import { FigureLine } from './figure-line.tsx';
import { usePrint } from './use-print.ts';
import './engraved.css';

interface EngravedFigureProps {
  readonly code: string;
  /** The part of the chart that is seen; left out, all of it with its frame. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  /** Not where it is told already. */
  readonly told?: boolean;
}

/** The engraved figure of a card, behind its stars. It fills the place around it, in the colour that the place has. */
export const EngravedFigure = memo(function EngravedFigure({
  code,
  x = 0,
  y = 0,
  width = CHART,
  height = CHART,
  told = true,
}: EngravedFigureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const what = useMemo(
    () => ({ figures: [{ code, strength: 1 }], onto: { kind: 'card', window: { x, y, width, height } } as const }),
    [code, x, y, width, height],
  );
  usePrint(canvas, what);
  return (
    <>
      <canvas ref={canvas} className="engraved" data-figure={code} aria-hidden="true" />
      {told && <FigureLine code={code} />}
    </>
  );
});
