import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { Curtain } from '../../../play/curtain.tsx';
import type { Undoing } from '../../../play/undo-buttons.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';

interface PassCurtainProps {
  readonly seats: readonly SeatPlan[];
  /** Who has to decide next. */
  readonly seat: Seat;
  readonly undoing: Undoing;
  readonly onLift: () => void;
}

/** Between two persons at one screen. Whoever decided last may still think better of it before passing the screen on. */
export function PassCurtain({ seats, seat, undoing: { by, undo }, onLift }: PassCurtainProps): ReactNode {
  const words = useAdAstraText().words.adAstraTable.curtain;
  const next = seats[seat];
  const last = by === null ? undefined : seats[by];
  if (next === undefined) return null;
  return (
    <Curtain
      seat={next}
      why={words.why}
      onReady={onLift}
      aside={
        last !== undefined && (
          <Button look="quiet" onClick={undo}>
            {words.undo(last.name)}
          </Button>
        )
      }
    />
  );
}
