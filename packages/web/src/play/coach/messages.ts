import type { WeighingProgress } from '@astrarium/bots/coach';
import type { GameRecord } from '@astrarium/core';
import type { GameName } from '../../client/local/messages.ts';

/** What the coach is asked: a whole game. */
export interface CoachTask {
  readonly game: GameName;
  readonly record: GameRecord;
}

export type FromCoach = { readonly step: WeighingProgress } | { readonly failed: string };
