import type { Refusal } from '@astrarium/core';
import type { Entry } from '../store/store.ts';
import type { Done, HostedGame } from '../tables/hosted-game.ts';
import type { Subscribers, Telling } from './subscribers.ts';

/** Something done to the game, and how it will be told once it is stored. */
export interface PreparedCommit {
  readonly entry: Entry;
  readonly telling: Telling;
}

/**
 * Does something to the game, and writes at once what is to be told of it: nothing changes until it is stored. No view outlives this: what
 * is alive while the store is waited for costs the garbage collector more than to make it anew.
 */
export function prepareCommit<Other extends Refusal | null>(
  game: HostedGame,
  watchers: Subscribers,
  act: (game: HostedGame) => Done | Other,
): PreparedCommit | Other {
  const seen = watchers.seen(({ viewer }) => game.patchBase(viewer));
  const done = act(game);
  if (!isDone(done)) return done;
  const telling = watchers.telling(done.tell, seen);
  game.lookAway();
  return { entry: done.entry, telling };
}

function isDone(done: Done | Refusal | null): done is Done {
  return done !== null && 'entry' in done;
}
