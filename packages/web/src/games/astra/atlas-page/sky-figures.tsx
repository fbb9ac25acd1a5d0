import type { Card } from '@astrarium/astra';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from '../../../lib/geometry.ts';
import type { AtlasChart } from '../atlas/chart.ts';
import { followView } from '../atlas/follow-view.ts';
import type { View } from '../atlas/projection.ts';
import { print } from '../engraved/press.ts';
import type { Print, PrintedFigure } from '../engraved/print.ts';
import { useInkColour } from '../engraved/use-ink-colour.ts';
import { ratioHere } from '../engraved/use-print.ts';
import './sky-figures.css';

interface SkyFiguresProps {
  readonly view: View;
  readonly size: Size;
  readonly chart: AtlasChart;
  readonly lit: ReadonlySet<Card>;
  readonly selected: Card | null;
}

/** A sheet of figures as it was printed: for this view. */
interface Printed {
  readonly view: View;
  readonly size: Size;
}

/** The sheet reaches so far beyond the window, in pixels: a push finds it there. */
const MARGIN = 140;

/**
 * The engraved figures at their places in the sky. While the sky moves, the sheet printed last moves along as one picture; another follows as soon as
 * the press has it.
 */
export function SkyFigures({ view, size, chart, lit, selected }: SkyFiguresProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colour = useInkColour(canvas);
  const printed = useRef<Printed | null>(null);
  const wanted = useRef<(() => Promise<void>) | null>(null);
  const busy = useRef(false);
  const newest = useRef(view);

  useLayoutEffect(() => {
    newest.current = view;
    if (canvas.current !== null && printed.current !== null) lay(canvas.current, printed.current, view);
  }, [view]);

  useEffect(() => {
    if (colour === '' || size.width === 0) return;
    const figures = inSight(chart, size).map((card) => ({ code: card.code, strength: strengthOf(card, lit, selected) }));
    // Only the newest view is worth printing when the press is free again.
    wanted.current = async () => {
      const sheet = await print(sheetOf(view, size, figures, colour));
      if (sheet === null || canvas.current === null) return;
      canvas.current.width = sheet.width;
      canvas.current.height = sheet.height;
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet);
      canvas.current.dataset['printed'] = figures.map(({ code }) => code).join(' ');
      printed.current = { view, size };
      lay(canvas.current, printed.current, newest.current);
    };
    const work = async (): Promise<void> => {
      busy.current = true;
      for (let next = wanted.current; next !== null; next = wanted.current) {
        wanted.current = null;
        await next();
      }
      busy.current = false;
    };
    if (!busy.current) void work();
  }, [view, size, chart, lit, selected, colour]);

  const { width, height } = size;
  return (
    <canvas
      ref={canvas}
      className="sky-figures"
      aria-hidden="true"
      style={{
        left: -MARGIN,
        top: -MARGIN,
        transformOrigin: `${MARGIN}px ${MARGIN}px`,
        width: width + 2 * MARGIN,
        height: height + 2 * MARGIN,
        opacity: opacityAt(view.zoom),
      }}
    />
  );
}

function sheetOf(view: View, window: Size, figures: readonly PrintedFigure[], colour: string): Print {
  return {
    figures,
    onto: { kind: 'sky', view, window, left: -MARGIN, top: -MARGIN },
    size: { width: window.width + 2 * MARGIN, height: window.height + 2 * MARGIN },
    ratio: ratioHere(),
    colour,
  };
}

/** Faint from afar, where they would hide the lines; brighter as one comes nearer. */
function opacityAt(zoom: number): number {
  return 0.2 + 0.3 * Math.min(1, Math.log(zoom) / Math.log(8));
}

function strengthOf(card: Card, lit: ReadonlySet<Card>, selected: Card | null): number {
  if (card === selected) return 1;
  if (!lit.has(card)) return 0.2;
  return selected === null ? 0.9 : 0.5;
}

/** The cards with a star in the window, or nearly so: some figures reach far beyond their stars. */
function inSight(chart: AtlasChart, { width, height }: Size): readonly Card[] {
  const [wide, high] = [width / 2 + MARGIN, height / 2 + MARGIN];
  return chart.figures
    .filter(({ points }) => points.some((point) => point && Math.abs(point.x - width / 2) < wide && Math.abs(point.y - height / 2) < high))
    .map(({ figure }) => figure.card);
}

/** Moves the sheet to where its figures are by now. */
function lay(canvas: HTMLCanvasElement, printed: Printed, view: View): void {
  const moved = followView(printed.view, view, printed.size);
  canvas.style.visibility = moved === undefined ? 'hidden' : 'visible';
  if (moved === undefined) return;
  const { a, b, dx, dy } = moved;
  canvas.style.transform = `matrix(${a}, ${b}, ${-b}, ${a}, ${dx}, ${dy})`;
}
