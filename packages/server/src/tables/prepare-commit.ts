import type { Refusal } from '@astrarium/core';
import type { Entry } from '../store/rows.ts';
import type { PreparedUpdates, Subscribers } from '../updates/subscribers.ts';
import type { Done, HostedGame } from './hosted-game.ts';

/** Something done to the game, and how it will be told once it is stored. */
export interface PreparedCommit {
  readonly entry: Entry;
  readonly updates: PreparedUpdates;
}

/**
 * Does something to the game, and writes at once what is to be told of it: nothing changes until it is stored. No view outlives this: what
 * is alive while the store is waited for costs the garbage collector more than to make it anew.
 */
export function prepareCommit<Other extends Refusal | null>(
  game: HostedGame,
  subscribers: Subscribers,
  act: (game: HostedGame) => Done | Other,
): PreparedCommit | Other {
  const bases = subscribers.patchBases(({ viewer }) => game.patchBase(viewer));
  const done = act(game);
  if (!isDone(done)) return done;
  const updates = subscribers.prepare(done.tell, bases);
  game.lookAway();
  return { entry: done.entry, updates };
}

function isDone(done: Done | Refusal | null): done is Done {
  return done !== null && 'entry' in done;
}
