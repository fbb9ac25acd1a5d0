import type { Effects, Entry } from '../store/store.ts';
import { clockAfter } from './clocks.ts';
import type { Facts, TableNow } from './facts.ts';
import type { HostedGame } from './hosted-game.ts';
import { nextBot } from './room.ts';

/** What the change just made to the game means for the table as a whole. */
export function effectsOf(facts: Facts, game: HostedGame, entry: Entry): Effects {
  const waitingFor = game.waitingFor();
  const result = game.result();
  const { header, seats, revision } = facts;
  const after: TableNow = { header, seats, waitingFor, phase: result === null ? facts.phase : 'finished' };
  const clock = clockAfter(facts, after, entry.at, entry);
  // A bot that decides has been told already that bots are waited for.
  const bots = nextBot(after) !== undefined && !(entry.kind === 'decide' && entry.by === 'bot');
  return {
    revision,
    ...(String(waitingFor) !== String(facts.waitingFor) && { waitingFor }),
    ...(result !== null && { result, phase: 'finished' }),
    ...(clock && { clock }),
    ...(bots && { bots }),
  };
}
