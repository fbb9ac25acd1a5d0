import type { Tell } from '@astrarium/core';
import type { AdAstraEvent } from '../events.ts';
import type { AdAstraState } from '../state.ts';

/** B3.5: so many rounds in a row that changed nothing end the game. */
export const STANDSTILL = 3;

/** How long nothing has changed. Never changed in place, hence shared between copies. */
export interface Idle {
  /** Rounds in a row, until now. */
  readonly rounds: number;
  /** What lay on the table when the last round ended; an empty list is like no table. */
  readonly before: readonly number[];
}

export function notIdle(state: AdAstraState): Idle {
  return { rounds: 0, before: onTable(state).flat() };
}

/** B3.5: has the round that ends changed anything? */
export function countIdleRound(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  const { idle } = state;
  if (idle === undefined) return;
  if (!isUnchanged(state)) {
    state.idle = notIdle(state);
    return;
  }
  const rounds = idle.rounds + 1;
  state.idle = { rounds, before: idle.before };
  tell?.({ kind: 'idle', rounds, rule: 'B3.5' });
}

/** Is everything as it was when the last round ended? Every change is made in the open, so everybody may know. */
export function isUnchanged(state: AdAstraState): boolean {
  const before = state.idle?.before ?? [];
  let n = 0;
  for (const list of onTable(state)) {
    for (const value of list) {
      if (before[n] !== value) return false;
      n += 1;
    }
  }
  return true;
}

/** Pawns, planets turned up or seen, artifacts, resource cards and points; but no action cards, nor who is first player. */
function onTable(state: AdAstraState): readonly (readonly number[])[] {
  return [state.hands, state.pawns, state.supply, state.points, state.faceUp, state.known, state.held, [state.used]];
}
