import { type ReactNode, useRef } from 'react';
import type { Play } from '../../astra/table/play.ts';
import { HandContext, useNewHand } from '../../astra/table/sky/hand.ts';
import { PensContext, useNewPens } from '../../astra/table/sky/pens.ts';
import { SkySlot } from '../../astra/table/sky/sky-card.tsx';
import { slotStates } from '../../astra/table/sky/slot-state.ts';
import { useFollowed } from '../../astra/table/sky/use-followed.ts';
import { useSize } from '../../table/use-size.ts';

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
