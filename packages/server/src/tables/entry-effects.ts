import type { Seat } from '@astrarium/core';
import type { Effects, Entry } from '../store/rows.ts';
import { clockAfter } from './clocks.ts';
import type { HostedGame } from './hosted-game.ts';
import { nextBot } from './room.ts';
import type { TableNow, TableRow } from './table-row.ts';

/** What the change just made to the game means for the table as a whole. */
export function effectsOf(row: TableRow, game: HostedGame, entry: Entry): Effects {
  const waitingFor = game.waitingFor();
  const result = game.result();
  const { header, seats, revision } = row;
  const after: TableNow = { header, seats, waitingFor, phase: result === null ? row.phase : 'finished' };
  const clock = clockAfter(row, after, entry.at, entry);
  // A bot that decides has been told already that bots are waited for.
  const bots = nextBot(after) !== undefined && !(entry.kind === 'decide' && entry.by === 'bot');
  const effects: { -readonly [Effect in keyof Effects]: Effects[Effect] } = { revision };
  if (!isSameSeats(waitingFor, row.waitingFor)) effects.waitingFor = waitingFor;
  if (result !== null) {
    effects.result = result;
    effects.phase = 'finished';
  }
  if (clock !== undefined) effects.clock = clock;
  if (bots) effects.bots = true;
  return effects;
}

function isSameSeats(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}
