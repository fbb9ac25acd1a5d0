import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { explained } from '../../../play/help/explained.ts';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { markerAt, momentOf } from './moment.ts';
import { PlanningSpace } from './planning-space.tsx';
import { spaceLook } from './space-look.ts';
import { useBoardMotion } from './use-board-motion.ts';
import { usePlanningChoice } from './use-planning-choice.ts';
import { useRoving } from './use-roving.ts';
import './planning-board.css';

/**
 * The planning board (B2.4): its spaces in order along an engraved scale, on which the action marker goes from 1 to the last. As
 * wide as its box, in one row or two; `--planning-card` caps the height of a card.
 */
export const PlanningBoard = memo(function PlanningBoard({ play }: { readonly play: Play }): ReactNode {
  const text = useAdAstraText();
  const planner = usePlanningChoice();
  const { view } = play;
  const moment = momentOf(view);
  const marker = markerAt(moment);
  const firstFree = view.spaces.findIndex(({ owner }) => owner < 0);
  const roving = useRoving('.planning-spaces', Math.max(0, marker, firstFree));
  const place = useRef<HTMLOListElement>(null);
  useBoardMotion(place, play.news);

  const onKeyDown = useStableCallback((event: KeyboardEvent<HTMLElement>): void => {
    roving.onKeyDown(event);
    if (event.key !== 'Escape' || (planner.choice.card === null && planner.choice.space === null)) return;
    event.stopPropagation();
    const back = document.querySelector<HTMLElement>(`[data-hand-card="${planner.choice.card}"]`);
    planner.clear();
    back?.focus();
  });
  const onTouch = useStableCallback((space: number) => planner.touchSpace(space));
  return (
    <section
      className={`planning-board planning-board-${view.spaces.length}`}
      aria-label={text.words.planning.board.label}
      {...explained('planningBoard')}
    >
      <div className="planning-strip">
        <ol ref={place} className="planning-spaces">
          {view.spaces.map((_, space) => (
            <PlanningSpace
              key={`space ${space + 1}`}
              {...spaceLook(play, moment, space, planner, text)}
              tabStop={space === roving.stop}
              onTouch={onTouch}
              onFocus={roving.onFocus}
              onKeyDown={onKeyDown}
            />
          ))}
        </ol>
        <Marker space={marker} />
      </div>
    </section>
  );
});

/** The action marker: a small sun that walks along the scale. While nothing is carried out, it waits before the first space. */
const Marker = memo(function Marker({ space }: { readonly space: number }): ReactNode {
  return (
    <div
      className={`planning-marker${space < 0 ? ' planning-marker-waits' : ''}`}
      style={{ '--at': space } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="-16 -16 32 32">
        <path d={SUN} />
        <circle r={6.5} />
      </svg>
    </div>
  );
});

const SUN = Array.from({ length: 12 }, (_, ray) => {
  const turn = (ray * Math.PI) / 6;
  const far = ray % 3 === 0 ? 15.5 : 11;
  return `M${(8.6 * Math.sin(turn)).toFixed(1)} ${(-8.6 * Math.cos(turn)).toFixed(1)}L${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
}).join('');
