import { at, type Game } from '@astrarium/core';
import { useMemo, useState } from 'react';
import { HUMAN, type Ink, type SeatPlan } from '../host/messages.ts';
import type { PlayOf } from '../table/play.ts';
import type { Why } from '../table/why-note.tsx';
import { decideIn, momentOf, openPosition, type Position } from './position.ts';

/** A figure that is played: what its parts are given, as at a table. */
export interface Figure<View, Event, Pointed> {
  readonly play: PlayOf<View, Event, Pointed>;
  readonly why: Why | null;
  readonly dismissWhy: () => void;
}

/** Plays the position with the real rules, in the page itself. To begin again, draw the figure anew. */
export function useFigure<State, Decision, View, Options, Event, Pointed>(
  game: Game<State, Decision, View, Options, Event>,
  position: Position<View>,
  inks: readonly Ink[],
  reasonWords: (reason: string) => string | undefined,
): Figure<View, Event, Pointed> {
  const [table] = useState(() => openPosition(game, position));
  const [moment, setMoment] = useState(() => momentOf(table, position, []));
  const [why, setWhy] = useState<Why | null>(null);
  const [pointedAt, point] = useState<Pointed | null>(null);
  const seats = useMemo(
    () => position.names.map((name, seat): SeatPlan => ({ name, ink: at(inks, seat), player: HUMAN })),
    [position, inks],
  );
  const play = useMemo<PlayOf<View, Event, Pointed>>(() => {
    const { seat } = moment;
    return {
      ...moment,
      seats,
      decide(decision) {
        setWhy(null);
        if (seat !== null) setMoment(momentOf(table, position, decideIn(table, position, seat, decision)));
      },
      askWhy(decision) {
        const refusal = table.refusal(seat ?? at(position.readers, 0), game.read(decision));
        const words = refusal && reasonWords(refusal.reason);
        setWhy(refusal === undefined || words === undefined ? null : { words, rule: refusal.rule });
      },
      pointedAt,
      point,
    };
  }, [game, position, table, moment, seats, pointedAt, reasonWords]);
  return { play, why, dismissWhy: () => setWhy(null) };
}
