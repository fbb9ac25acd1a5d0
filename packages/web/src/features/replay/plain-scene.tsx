import type { ReactNode } from 'react';
import type { SeatPlan } from '../../client/local/messages.ts';
import type { ShownMoment } from '../../play/replay/scene.ts';
import { SectionList } from '../../play/text/section-list.tsx';
import { useNarrator } from '../../play/text/use-narrator.ts';
import { Plate } from '../../ui/plate.tsx';

interface PlainSceneProps {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly shown: ShownMoment;
}

/** A moment of a game that draws none: what has just happened and the table, as its narrator tells them. */
export function PlainScene({ game, seats, shown }: PlainSceneProps): ReactNode {
  const narrator = useNarrator(game);
  const names = seats.map(({ name }) => name);
  return (
    <Plate>
      {shown.events.map((event, index) => (
        // Events have no other identity than their place.
        <p key={`${shown.version}-${index + 1}`}>{narrator.event(event.event, names)}</p>
      ))}
      <SectionList sections={narrator.table(shown.view, names)} />
    </Plate>
  );
}
