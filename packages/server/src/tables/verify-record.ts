import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyGame, carriedOn, type GameRecord, type Position, type Result, replay, type Snapshot } from '@astrarium/core';

/** A record whose every decision the rules allow. */
export interface Verified {
  /** Null: the game goes on. */
  readonly result: Result | null;
  /** A moment shortly before its end, from which it can be opened without replaying it all; of a short game there is none. */
  readonly snapshot: Snapshot<unknown> | null;
}

/** So many decisions are replayed at once, which takes half a millisecond. */
const AT_ONCE = 256;

/** Replays the record part by part, with everybody else's turn in between. Throws where the rules refuse it. */
export async function verified(game: AnyGame, record: GameRecord): Promise<Verified> {
  const last = record.decisions.length;
  let position = replay(game, record, 0);
  let snapshot: Snapshot<unknown> | null = null;
  while (position.version < last) {
    if (position.version > 0) {
      snapshot = snapshotOf(game, position);
      await nextTurn();
    }
    position = carriedOn(game, record, position, Math.min(last, position.version + AT_ONCE));
  }
  return { result: game.result(position.state) ?? null, snapshot };
}

function snapshotOf(game: AnyGame, { version, state, chance }: Position<unknown>): Snapshot<unknown> {
  return { version, state: game.clone(state), chance: chance.positions() };
}
