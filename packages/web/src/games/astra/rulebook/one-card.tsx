import { type ReactNode, useRef } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import type { Play } from '../table/play.ts';
import { HandContext, useNewHand } from '../table/sky/hand.ts';
import { PensContext, useNewPens } from '../table/sky/pens.ts';
import { SkySlot } from '../table/sky/sky-card.tsx';
import { slotStates } from '../table/sky/slot-state.ts';
import { useFollowed } from '../table/sky/use-followed.ts';

/** One card of the sky, as it lies on the table. */
export function OneCard({ play, slot }: { readonly play: Play; readonly slot: number }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const hand = useNewHand(play, stay);
  const pens = useNewPens(play.seats);
  const state = slotStates(play, useFollowed(play))[slot];
  const layout = size !== null && size.width > ROOM_BESIDE ? 'beside' : 'below';
  return (
    <HandContext value={hand}>
      <PensContext value={pens}>
        <div ref={place} className="figure-card">
          {state !== undefined && <SkySlot state={state} layout={layout} />}
        </div>
      </PensContext>
    </HandContext>
  );
}

const ROOM_BESIDE = 460;

/** There is no other card to turn to. */
function stay(): void {}
