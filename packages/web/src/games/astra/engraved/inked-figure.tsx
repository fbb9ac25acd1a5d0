import { type ReactNode, useEffect, useRef } from 'react';
import type { ChartWindow } from '../chart.ts';
import { ink } from './press.ts';
import { ratioHere } from './use-print.ts';
import './inked-figure.css';

interface InkedFigureProps {
  readonly code: string;
  readonly window: ChartWindow;
  readonly width: number;
  readonly height: number;
  /** How long the pen takes. */
  readonly milliseconds: number;
}

/** A figure that inks itself in as one looks on, stroke by stroke. */
export function InkedFigure({ code, window, width, height, milliseconds }: InkedFigureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    // A canvas that has been handed to the thread can't be handed over again: every inking has its own.
    const canvas = document.createElement('canvas');
    current.append(canvas);
    const { color: colour } = getComputedStyle(canvas);
    ink(canvas, { code, onto: { kind: 'card', window }, size: { width, height }, ratio: ratioHere(), colour, milliseconds });
    return () => canvas.remove();
  }, [code, window, width, height, milliseconds]);
  return <div ref={place} className="inked-figure" data-figure={code} />;
}
