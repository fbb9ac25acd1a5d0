import { carriedOn, type GameRecord, replay, type Seat, type Tell } from '@astrarium/core';
import type { AstraEvent } from '../events.ts';
import { astra } from '../game.ts';
import { resultOf } from './result.ts';

/** What everybody would have scored had the game ended after a turn (A9.3, A11.12). */
export interface Standing {
  readonly round: number;
  /** Whose turn it was; null before the first. */
  readonly seat: Seat | null;
  readonly points: readonly number[];
}

/**
 * How the game stood from the start, turn by turn, to the last turn, when it stood as it ended. Undefined of a game that is not over: it
 * counts Final Scoring cards, which are secret until then.
 */
export function standingsOf(record: GameRecord): readonly Standing[] | undefined {
  const standings: Standing[] = [];
  let position = replay(astra, record, 0);
  let turn: Pick<Standing, 'round' | 'seat'> = { round: 0, seat: null };
  const endTurn = (): void => {
    standings.push({ ...turn, points: resultOf(position.state).seats.map(({ total }) => total) });
  };
  // A decision may end a turn and bring about Auptolemy's whole turn: what is told in between is told at its very moment.
  const watch: Tell<AstraEvent> = (event) => {
    if (event.kind !== 'turn') return;
    endTurn();
    turn = { round: event.round, seat: event.seat };
  };
  endTurn();
  turn = { round: position.state.round, seat: position.state.active };
  position = carriedOn(astra, record, position, record.decisions.length, watch);
  endTurn();
  return astra.result(position.state) === undefined ? undefined : standings;
}
