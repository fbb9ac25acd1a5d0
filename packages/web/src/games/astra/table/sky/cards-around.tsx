import type { AstraView } from '@astrarium/astra';
import type { CSSProperties, ReactNode } from 'react';
import type { Rect } from '../../../../lib/geometry.ts';
import { figureRoom, type SkyArrangement } from './arrange.ts';
import type { Departure, SkyMemory } from './follow.ts';
import { LaterLeavingCard } from './later-leaving-card.tsx';
import { SkySlot } from './sky-card.tsx';
import type { SlotState } from './slot-state.ts';
import { type BoardSize, SphereBoard } from './sphere-board.tsx';
import { useChartsAhead } from './use-charts-ahead.ts';
import { useLeaving } from './use-leaving.ts';

interface CardsAroundProps {
  readonly view: AstraView;
  readonly followed: SkyMemory;
  readonly states: readonly SlotState[];
  readonly arrangement: SkyArrangement & { readonly kind: 'around' };
}

/** All cards at once, around the Sphere board. */
export function CardsAround({ view, followed, states, arrangement }: CardsAroundProps): ReactNode {
  const { board, cards } = arrangement;
  const room = figureRoom(cards[0]?.width ?? 1, cards[0]?.height ?? 1);
  useChartsAhead(room.width, room.height);
  const [leaving, gone] = useLeaving(followed);
  return (
    <>
      <div className="sky-place sky-board" style={placed(board)}>
        <Board view={view} turned={followed.turned} size={Math.min(board.width, board.height) < ROOM_FOR_WORDS ? 'medium' : 'large'} />
      </div>
      {states.map((state) => {
        const rect = cards[state.slot];
        if (rect === undefined) return null;
        return (
          <div
            key={state.slot}
            className={placeOf(state, leaving)}
            data-slot={state.slot}
            style={{ ...placed(rect), ...fromDeck(rect, board) }}
          >
            <SkySlot state={state} layout={room.layout} />
          </div>
        );
      })}
      {leaving.map((card) => {
        const rect = cards[card.slot];
        return rect && <LaterLeavingCard key={card.card} leaving={card} rect={rect} own={card.to === view.viewer} onGone={gone} />;
      })}
    </>
  );
}

/** Whatever comes to a place waits until the card that was there has been seen. */
export function placeOf({ slot }: SlotState, leaving: readonly Departure[]): string {
  return leaving.some((card) => card.slot === slot && card.to !== null) ? 'sky-place sky-place-awaited' : 'sky-place';
}

/** In a smaller board, most words could not be read. */
const ROOM_FOR_WORDS = 188;

interface BoardProps {
  readonly view: AstraView;
  readonly turned: number;
  readonly size: BoardSize;
}

export function Board({ view, turned, size }: BoardProps): ReactNode {
  return (
    <SphereBoard
      sphere={view.sphere}
      turned={turned}
      above={view.deck.above}
      below={view.deck.below}
      round={view.round}
      lastRound={view.lastRound}
      dreams={view.players === 2}
      size={size}
    />
  );
}

export function placed({ x, y, width, height }: Rect): CSSProperties {
  return { left: x, top: y, width, height };
}

/** The way that a new card comes, for the style sheet: from the deck in the middle of the board. */
export function fromDeck(rect: Rect, board: Rect): CSSProperties {
  const x = board.x + board.width / 2 - rect.x - rect.width / 2;
  const y = board.y + board.height / 2 - rect.y - rect.height / 2;
  return { '--from-x': `${x.toFixed()}px`, '--from-y': `${y.toFixed()}px` } as CSSProperties;
}
