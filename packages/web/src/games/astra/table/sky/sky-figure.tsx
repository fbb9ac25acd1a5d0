import { type Card, cardOf, type Star } from '@astrarium/astra';
import { lowest } from '@astrarium/core';
import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { ARROWS, neighbour } from '../../../../lib/spatial-navigation.ts';
import { useSize } from '../../../../lib/use-size.ts';
import { explained } from '../../../../play/help/explained.ts';
import { leadsTo } from '../../../../play/leads-to.ts';
import { Pressable } from '../../../../ui/pressable.tsx';
import { LaterSky } from '../../engraved/later-figure.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { markOf } from '../notation.ts';
import { skyChart } from './card-chart-layout.ts';
import { ChartGround } from './chart-ground.tsx';
import { ChartInk } from './chart-ink.tsx';
import { usePens } from './pens.ts';
import { PriceTag } from './price-tag.tsx';
import { readMarks, readPath, type SlotState } from './slot-state.ts';
import { starLabel } from './star-label.ts';
import { useStarTouch } from './use-star-touch.ts';
import './sky-figure.css';

interface SkyFigureProps {
  readonly state: SlotState;
  readonly name: string;
}

/** The figure of a card in the sky, to mark stars on: a drawing, and over it a button for each star. */
export const SkyFigure = memo(function SkyFigure({ state, name }: SkyFigureProps): ReactNode {
  const { words } = useAstraText();
  const pens = usePens();
  const card = cardOf(state.card);
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room) ?? UNMEASURED;
  const chart = useMemo(() => skyChart(card, width, height), [card, width, height]);
  const places = useMemo(() => {
    const { x, y, width: wide, height: high } = chart.window;
    return chart.stars.map((star) => ({ x: (star.x - x) / wide, y: (star.y - y) / high }));
  }, [chart]);
  const labels = useMemo(() => {
    const marks = readMarks(state.marks);
    return chart.stars.map((_, star) => starLabel(words.sky.star, card, chart.stars, star, state, marks, pens));
  }, [words, card, chart, state, pens]);
  const { near, on } = useStarTouch(state.card, places, state.marks);
  const [at, setAt] = useState<Star>(-1);
  const [focused, setFocused] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  /** The one star that Tab leads to: where one was last, else one that can be marked, else the Starting star. */
  const entry = at >= 0 && at < places.length ? at : firstStar(state.legal, card.start);
  const last = readPath(state.path).at(-1);
  const shown = near >= 0 ? near : focused ? entry : -1;

  const move = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = neighbour(chart.stars, entry, direction);
    if (next >= 0) group.current?.querySelector<HTMLElement>(`[data-star="${next}"]`)?.focus();
  };
  const enter = (event: FocusEvent<HTMLElement>): void => {
    setAt(Number(event.target.dataset['star'] ?? -1));
    setFocused(event.target.matches(':focus-visible'));
  };

  const leave = (): void => setFocused(false);

  const { window } = chart;
  return (
    <div ref={room} className={`sky-figure in-${state.pen}`} {...on}>
      <LaterSky code={card.code} window={window} />
      <svg className="sky-chart" viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`} aria-hidden="true">
        <ChartGround chart={chart} />
        <ChartInk state={state} chart={chart} near={shown} />
      </svg>
      <fieldset ref={group} className="sky-stars">
        <legend className="visually-hidden">{words.sky.card.figure(name)}</legend>
        {places.map((place, star) => (
          <Pressable
            key={card.stars[star]}
            className={state.legal & (1 << star) ? 'sky-star sky-star-legal' : 'sky-star'}
            data-star={star}
            {...explained(kindOf(card, star))}
            {...leadsTo(state.legal & (1 << star) ? markOf(state.card, star) : null)}
            onKeyDown={move}
            onFocus={enter}
            onBlur={leave}
            tabIndex={star === entry ? 0 : -1}
            aria-label={labels[star]}
            style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
          />
        ))}
      </fieldset>
      {shown >= 0 && shown !== last && <PriceTag state={state} chart={chart} place={places[shown] ?? { x: 0, y: 0 }} star={shown} />}
    </div>
  );
});

function kindOf({ start, grand }: Card, star: Star): 'startingStar' | 'grandStar' | 'commonStar' {
  if (start & (1 << star)) return 'startingStar';
  return grand & (1 << star) ? 'grandStar' : 'commonStar';
}

/** Before it is first measured, and it is measured before it is first seen. */
const UNMEASURED = { width: 240, height: 240 };

function firstStar(legal: number, start: number): Star {
  const set = legal === 0 ? start : legal;
  return lowest(set);
}
