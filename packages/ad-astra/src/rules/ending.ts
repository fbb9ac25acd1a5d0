import { at, type Result, type Seat, type SeatResult, type Tell } from '@astrarium/core';
import { SOURCE_RULES, SOURCES } from '../data/action-cards.ts';
import { RESPONSUM, RESPONSUM_SCORE } from '../data/artifacts.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, holdsArtifact, NOBODY, pointsOf } from '../state.ts';
import { STANDSTILL } from './standstill.ts';

/** A score that ends the game (B3.4). */
export const ENDING_SCORE = 50;

export const ENDINGS = ['fifty-points', 'all-planets', 'arcanum', 'responsum', 'standstill'] as const;
export type Ending = (typeof ENDINGS)[number];

/** B3.4, B3.5 and B10.10: why the game ends with this round; undefined while it goes on. */
export function endingOf(state: AdAstraState): Ending | undefined {
  for (let seat = 0; seat < state.players; seat += 1) if ((state.scores[seat] ?? 0) >= ENDING_SCORE) return 'fifty-points';
  if (state.hidden === 0) return 'all-planets';
  if (state.endCalled) return 'arcanum';
  return (state.idle?.rounds ?? 0) >= STANDSTILL ? 'standstill' : undefined;
}

/** The game is over. B10.11 shows itself if it wins: nobody would keep it back. */
export function endGame(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  state.step = 'over';
  const winner = findAnswer(state);
  if (winner !== NOBODY) {
    state.answeredBy = winner;
    state.held[winner] = at(state.held, winner) & ~(1 << RESPONSUM);
    state.used |= 1 << RESPONSUM;
    tell?.({ kind: 'used', seat: winner, artifact: RESPONSUM, rule: 'B10.11' });
  }
  tell?.({ kind: 'ended', result: resultOf(state), rule: endingOf(state) === 'standstill' ? 'B3.5' : 'B3.4' });
}

/** B9.1: every source of points is a line of its own. B3.4: a tie is a shared victory. */
export function resultOf(state: AdAstraState): Result {
  const seats = state.scores.map((total, seat): SeatResult => {
    const lines = SOURCES.map((name, source) => ({ name, rule: at(SOURCE_RULES, source), points: pointsOf(state, seat, source) }));
    return { total, lines };
  });
  if (state.answeredBy !== NOBODY) return { seats, winners: [state.answeredBy], why: 'responsum' };
  const best = Math.max(...state.scores);
  return { seats, winners: state.scores.flatMap((total, seat) => (total === best ? [seat] : [])), why: endingOf(state) ?? 'arcanum' };
}

function findAnswer(state: AdAstraState): Seat {
  for (let seat = 0; seat < state.players; seat += 1) {
    if (holdsArtifact(state, seat, RESPONSUM) && state.scores[seat] === RESPONSUM_SCORE) return seat;
  }
  return NOBODY;
}
