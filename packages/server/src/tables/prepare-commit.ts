import type { Refusal } from '@astrarium/core';
import type { Entry } from '../store/rows.ts';
import type { PreparedUpdates, Subscribers } from '../updates/subscribers.ts';
import type { Done, HostedGame } from './hosted-game.ts';

/** Something done to the game, and the updates to send once it is stored. */
export interface PreparedCommit {
  readonly entry: Entry;
  readonly updates: PreparedUpdates;
}

/**
 * Does something to the game and serializes the updates at once: nothing changes until they are stored. No view outlives this call: what
 * stays alive while we wait for the store costs the garbage collector more than making it again.
 */
export function prepareCommit<Other extends Refusal | null>(
  game: HostedGame,
  subscribers: Subscribers,
  act: (game: HostedGame) => Done | Other,
): PreparedCommit | Other {
  const bases = subscribers.patchBases(({ viewer }) => game.patchBase(viewer));
  const done = act(game);
  if (!isDone(done)) return done;
  const updates = subscribers.prepare(done.updateFor, bases);
  game.dropSharedViews();
  return { entry: done.entry, updates };
}

function isDone(done: Done | Refusal | null): done is Done {
  return done !== null && 'entry' in done;
}
