import { type AstraView, cardOf } from '@astrarium/astra';
import type { ReactNode } from 'react';
import type { Rect } from '../../../../lib/geometry.ts';
import { LAYOUTS, type Layout, roomIn, type SkyArrangement } from './arrange.ts';
import { chartScale } from './card-chart-layout.ts';
import { Board, fromDeck, placed, placeOf } from './cards-around.tsx';
import type { SkyMemory } from './follow.ts';
import { LaterLeavingCard } from './later-leaving-card.tsx';
import { SkySlot } from './sky-card.tsx';
import type { SlotState } from './slot-state.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useChartsAhead } from './use-charts-ahead.ts';
import { useLeaving } from './use-leaving.ts';
import { useSwipe } from './use-swipe.ts';

interface CardInFocusProps {
  readonly view: AstraView;
  readonly followed: SkyMemory;
  readonly states: readonly SlotState[];
  readonly arrangement: SkyArrangement & { readonly kind: 'focus' };
  readonly slot: number;
  readonly turnTo: (slot: number) => void;
}

/** One card large, the others in a strip beside the Sphere board: for small screens. */
export function CardInFocus({ view, followed, states, arrangement, slot, turnTo }: CardInFocusProps): ReactNode {
  const { board, strip, card: rect } = arrangement;
  const swipe = useSwipe((step) => turnTo((slot + step + states.length) % states.length));
  const room = roomIn('beside', rect.width, rect.height);
  useChartsAhead(room.width, room.height);
  const state = states[slot];
  const [leaving, gone] = useLeaving(followed);
  const leavingHere = leaving.find((card) => card.slot === slot);
  return (
    <>
      <div className="sky-place" style={placed(board)}>
        <Board view={view} turned={followed.turned} size="small" />
      </div>
      <div className="sky-place" style={placed(strip)}>
        <Thumbnails states={states} focus={slot} />
      </div>
      {state !== undefined && (
        <div className={placeOf(state, leaving)} data-slot={slot} style={{ ...placed(rect), ...fromDeck(rect, board) }} {...swipe}>
          <SkySlot state={state} layout={layoutFor(state, rect)} />
        </div>
      )}
      {leavingHere && (
        <LaterLeavingCard key={leavingHere.card} leaving={leavingHere} rect={rect} own={leavingHere.to === view.viewer} onGone={gone} />
      )}
    </>
  );
}

/** Words and Boons go where they leave the stars furthest apart. */
function layoutFor({ card }: SlotState, { width, height }: Rect): Layout {
  if (card < 0) return 'below';
  const scaleOf = (layout: Layout): number => {
    const room = roomIn(layout, width, height);
    return chartScale(cardOf(card), room.width, room.height);
  };
  return LAYOUTS.reduce((best, layout) => (scaleOf(layout) > scaleOf(best) ? layout : best));
}
