import type { ActionCard } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import type { Play } from '../play.ts';
import { ActionCardFace } from './action-card-face.tsx';
import { NO_CHOICE, type PendingPlacement, type PlanningTouch, put, stillOpen, touchCard, touchSpace } from './choice.ts';
import { useDrag } from './use-drag.ts';
import { type Planner, PlannerContext } from './use-planning-choice.ts';
import './planning-choice.css';

interface PlanningChoiceProps {
  readonly play: Play;
  readonly children: ReactNode;
}

/** What was chosen; once it has been decided, only until the table shows so. */
interface KeptPlacement {
  readonly choice: PendingPlacement;
  readonly decided: { readonly view: Play['view']; readonly at: number } | null;
}

const NOTHING_KEPT: KeptPlacement = { choice: NO_CHOICE, decided: null };

/** A second touch on what was just decided, before the table has answered, is meant once. */
const MEANT_ONCE = 400;

/** Holds what has been chosen of "this card on that space" for the hand and the board inside it, and draws the card being dragged. */
export function PlanningChoice({ play, children }: PlanningChoiceProps): ReactNode {
  const { legal, view, seat, decide, askWhy } = play;
  const spaces = view.spaces.length;
  const [last, keep] = useState<KeptPlacement>(NOTHING_KEPT);
  const kept = last.decided === null || last.decided.view === view ? last : NOTHING_KEPT;
  if (kept !== last) keep(kept);
  const choice = useMemo(() => stillOpen(kept.choice, legal, spaces), [kept.choice, legal, spaces]);
  const swapping = view.frames.at(-1)?.phase === 'swap';

  const carryOut = useStableCallback((touch: PlanningTouch): void => {
    if (touch.decide === undefined) keep({ choice: touch.choice, decided: null });
    else if (kept.decided?.view !== view || performance.now() - kept.decided.at > MEANT_ONCE) {
      keep({ choice: kept.choice, decided: { view, at: performance.now() } });
      decide(touch.decide);
    }
    if (touch.askWhy !== undefined) askWhy(touch.askWhy);
  });
  const onDrop = useCallback(
    (card: ActionCard, space: number | null) => carryOut(space === null ? { choice: NO_CHOICE } : put(NO_CHOICE, card, space, legal)),
    [carryOut, legal],
  );
  const { ghost, dragged, over, grab } = useDrag(onDrop);

  const planner = useMemo<Planner>(
    () => ({
      // What is dragged is as good as chosen: the spaces it can go to glow.
      choice: dragged === null ? choice : stillOpen({ card: dragged, space: null }, legal, spaces),
      over,
      touchCard: (card) => carryOut(touchCard(choice, card, legal, spaces)),
      touchSpace: (space) => carryOut(touchSpace(choice, space, legal, swapping)),
      clear: () => keep(NOTHING_KEPT),
      grab,
    }),
    [choice, dragged, over, grab, carryOut, legal, spaces, swapping],
  );
  const ink = seat === null ? undefined : play.seats[seat]?.ink;
  return (
    <PlannerContext value={planner}>
      {children}
      <div ref={ghost} className="dragged-card" aria-hidden="true">
        {dragged !== null && seat !== null && ink !== undefined && (
          <ActionCardFace card={dragged} faction={at(view.seats, seat).faction} ink={ink} />
        )}
      </div>
    </PlannerContext>
  );
}
