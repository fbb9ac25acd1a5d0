import { at, type Refusal } from '@astrarium/core';
import { use, useMemo, useRef, useState } from 'react';
import { HUMAN, type Ink, type SeatPlan } from '../../client/local/messages.ts';
import type { PlayOf } from '../play.ts';
import type { Why } from '../why.ts';
import type { FigureAnswer } from './figure-messages.ts';
import type { FigureThread } from './figure-thread.ts';
import type { FigureMoment } from './position.ts';

/** A figure that is played: what its parts are given, as at a table. */
export interface PlayedFigure<View, Event, Pointed> {
  readonly play: PlayOf<View, Event, Pointed>;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
}

/** Plays a position with the real rules. To begin again, draw the figure anew. */
export function useFigure<View, Event, Pointed, Name extends string>(
  thread: FigureThread<Name>,
  position: Name,
  inks: readonly Ink[],
  refusalWords: (refusal: Refusal) => string | undefined,
): PlayedFigure<View, Event, Pointed> {
  const beginning = use(thread.beginningOf(position));
  const [moment, setMoment] = useState(beginning.moment as FigureMoment<View, Event>);
  // Everything decided so far, answered or not: what is decided before the last answer has come must not take its place.
  const decisions = useRef(NONE);
  const [why, setWhy] = useState<Why | null>(null);
  const [pointedAt, point] = useState<Pointed | null>(null);
  const seats = useMemo(
    () => beginning.names.map((name, seat): SeatPlan => ({ name, ink: at(inks, seat), player: HUMAN })),
    [beginning, inks],
  );
  const play = useMemo<PlayOf<View, Event, Pointed>>(
    () => ({
      ...moment,
      allowed: moment.legal,
      seats,
      decide(decision) {
        setWhy(null);
        decisions.current = [...decisions.current, decision];
        thread
          .ask({ position, decisions: decisions.current })
          .then((answer) => setMoment(answer.moment as FigureMoment<View, Event>), ignore);
      },
      askWhy(decision) {
        const note = ({ refusal }: FigureAnswer): void => {
          const words = refusal === null ? undefined : refusalWords(refusal);
          setWhy(refusal === null || words === undefined ? null : { words, rule: refusal.rule });
        };
        thread.ask({ position, decisions: decisions.current, why: decision }).then(note, ignore);
      },
      pointedAt,
      point,
    }),
    [thread, position, moment, seats, pointedAt, refusalWords],
  );
  return { play, why, dismissWhy: () => setWhy(null) };
}

const NONE: readonly string[] = [];

/** A thread that has gone leaves the figure as it is; it can be begun again. */
function ignore(): void {}
