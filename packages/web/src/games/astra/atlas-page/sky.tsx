import type { Card } from '@astrarium/astra';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { drawChart } from '../atlas/chart.ts';
import { figureAt } from '../atlas/figure-at.ts';
import { type Point, projectionFor, type Size, type View } from '../atlas/projection.ts';
import { pushed, WHOLE_SKY, zoomed } from '../atlas/view.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { MagnitudeKey } from './magnitude-key.tsx';
import { SkyControls } from './sky-controls.tsx';
import { SkyFigures } from './sky-figures.tsx';
import { SkyLines } from './sky-lines.tsx';
import { SkyWords } from './sky-words.tsx';
import { useHand } from './use-hand.ts';
import { useSize } from './use-size.ts';
import type { ViewControl } from './use-view.ts';
import './sky.css';

interface SkyProps extends ViewControl {
  readonly sky: RefObject<HTMLDivElement | null>;
  readonly lit: ReadonlySet<Card>;
  readonly selected: Card | null;
  readonly onSelect: (card: Card | null) => void;
}

/** So near must a finger come, in pixels. */
const REACH = 16;
/** So far an arrow pushes, as a part of the window. */
const PUSH = 0.12;
const STEP = 1.35;

/** The sky itself: one map, to push, to draw near and to choose from. */
export function Sky({ sky, view, change, flyTo, lit, selected, onSelect }: SkyProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const size = useSize(sky);
  const help = useId();
  const [hovered, setHovered] = useState<Card | null>(null);
  const [spoken, setSpoken] = useState('');
  const projection = useMemo(() => projectionFor(view, size), [view, size]);
  const chart = useMemo(() => drawChart(projection), [projection]);

  const cardAt = (point: Point): Card | null => figureAt(chart.figures, point, REACH)?.figure.card ?? null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') onSelect(inMiddle(view, size));
    else {
      const next = KEYS[event.key];
      if (next === undefined) return;
      const to = next(view, size);
      change(() => to);
      const middle = inMiddle(to, size);
      if (middle !== null) setSpoken(words.atlas.sky.inMiddle(astra.cardNames[middle.code] ?? middle.name));
    }
    event.preventDefault();
  };
  useHand(sky, {
    size,
    change,
    onPress: (point) => onSelect(cardAt(point)),
    onHover: (point) => setHovered(point === null ? null : cardAt(point)),
    onKey,
  });

  return (
    <section className="sky" aria-label={words.atlas.sky.title}>
      <div
        {...MAP}
        ref={sky}
        className={hovered === null ? 'sky-window' : 'sky-window sky-window-over'}
        aria-label={words.atlas.sky.label}
        aria-describedby={help}
        data-zoom={view.zoom.toFixed(2)}
        data-centre={`${view.ra.toFixed(1)} ${view.dec.toFixed(1)}`}
      >
        <SkyFigures view={view} size={size} chart={chart} lit={lit} selected={selected} />
        <svg width={size.width} height={size.height} aria-hidden="true">
          <SkyLines chart={chart} lit={lit} hovered={hovered} selected={selected} />
          <SkyWords projection={projection} size={size} lit={lit} selected={selected} />
          <path className="sky-sight" transform={`translate(${size.width / 2} ${size.height / 2})`} d="M-22 0h14M8 0h14M0 -22v14M0 8v14" />
        </svg>
      </div>
      <p id={help} className="visually-hidden">
        {words.atlas.sky.keys}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      <MagnitudeKey />
      <SkyControls
        zoom={view.zoom}
        onNearer={() => flyTo((now) => zoomed(now, size, 2))}
        onFarther={() => flyTo((now) => zoomed(now, size, 0.5))}
        onWhole={() => flyTo(() => WHOLE_SKY)}
      />
    </section>
  );
}

/** The constellation nearest to the middle of the window. */
function inMiddle(view: View, size: Size): Card | null {
  const { figures } = drawChart(projectionFor(view, size));
  return figureAt(figures, { x: size.width / 2, y: size.height / 2 }, Number.POSITIVE_INFINITY)?.figure.card ?? null;
}

/** No tag says this of a map that is moved by hand and by keys. */
const MAP = { role: 'application', tabIndex: 0 } as const;

/** As if a finger below the middle pushed it: there, a push aside turns the sky even where the pole is in the middle. */
const push =
  (x: number, y: number) =>
  (view: View, size: Size): View => {
    const from = { x: size.width / 2, y: size.height * 0.7 };
    return pushed(view, size, from, { x: from.x + x * size.width * PUSH, y: from.y + y * size.height * PUSH });
  };
const nearer = (view: View, size: Size): View => zoomed(view, size, STEP);
const farther = (view: View, size: Size): View => zoomed(view, size, 1 / STEP);

/** What each key makes of a view. */
const KEYS: Readonly<Record<string, (view: View, size: Size) => View>> = {
  ArrowLeft: push(1, 0),
  ArrowRight: push(-1, 0),
  ArrowUp: push(0, 1),
  ArrowDown: push(0, -1),
  '+': nearer,
  '=': nearer,
  '-': farther,
  _: farther,
  0: () => WHOLE_SKY,
};
