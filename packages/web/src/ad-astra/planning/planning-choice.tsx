import type { ActionCard } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Play } from '../table/play.ts';
import { ActionCardFace } from './action-card-face.tsx';
import { type Choice, NO_CHOICE, put, stillOpen, type Touch, touchCard, touchSpace } from './choice.ts';
import { useDrag } from './use-drag.ts';
import { type Planner, PlannerContext } from './use-planning-choice.ts';
import './planning-choice.css';

interface PlanningChoiceProps {
  readonly play: Play;
  readonly children: ReactNode;
}

/** Holds what has been chosen of "this card on that space" for the hand and the board inside it, and draws the card being dragged. */
export function PlanningChoice({ play, children }: PlanningChoiceProps): ReactNode {
  const { legal, view, seat, decide, askWhy } = play;
  const spaces = view.spaces.length;
  const [kept, keep] = useState<Choice>(NO_CHOICE);
  const choice = useMemo(() => stillOpen(kept, legal, spaces), [kept, legal, spaces]);
  const swapping = view.frames.at(-1)?.phase === 'swap';

  const carryOut = useCallback(
    (touch: Touch) => {
      keep(touch.choice);
      if (touch.decide !== undefined) decide(touch.decide);
      if (touch.askWhy !== undefined) askWhy(touch.askWhy);
    },
    [decide, askWhy],
  );
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
      clear: () => keep(NO_CHOICE),
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
