import type { Effects, Entry } from '../store/store.ts';
import { clockAfter } from './clocks.ts';
import type { Facts } from './facts.ts';
import type { HostedGame } from './hosted-game.ts';
import { nextBot } from './room.ts';

/** What the change just made to the game means for the table as a whole. */
export function effectsOf(facts: Facts, game: HostedGame, entry: Entry): Effects {
  const waitingFor = game.waitingFor();
  const result = game.result();
  const effects: Effects = {
    ...(String(waitingFor) !== String(facts.waitingFor) && { waitingFor }),
    ...(result !== null && { result, phase: 'finished' }),
  };
  const after = { ...facts, ...effects };
  const clock = clockAfter(facts, after, entry.at, entry);
  // A bot that decides has been told already that bots are waited for.
  const bots = nextBot(after) !== undefined && !(entry.kind === 'decide' && entry.by === 'bot');
  return { ...effects, ...(clock && { clock }), revision: facts.revision, ...(bots && { bots }) };
}
