import type { GameRecord } from '@astrarium/core';
import { type HttpName, LIMITS, type LiveName } from '@astrarium/protocol';
import type { HostedTable } from '../tables/hosted-table.ts';

/**
 * What requests cost beside the one that each of them counts for. One is what holds everybody else up for a quarter of a millisecond, as
 * measured on the machine this was written on. By what is done and not by the clock: a request costs the same on a busy machine.
 */

/** A body, to read it, and an answer: to replay that much of a game and to write it. */
export function costOfBytes(bytes: number): number {
  // Most are short, and free.
  return bytes < 4096 ? 0 : bytes / (16 * 1024);
}

/** A record that becomes a table: to read, replay, store and load it. */
export function costOfRecord({ decisions, epochs = [] }: Pick<GameRecord, 'decisions' | 'epochs'>): number {
  return decisions.length / 64 + epochs.length / 8;
}

/** After these requests the game may be told anew to whoever watches. */
const RETOLD_AFTER: ReadonlySet<HttpName | LiveName> = new Set<HttpName | LiveName>([
  'undo',
  'askUndo',
  'answerUndo',
  'lend',
  'takeBack',
  'replace',
  'POST /api/tables/:id/undo',
  'POST /api/tables/:id/ask-undo',
  'POST /api/tables/:id/answer-undo',
  'POST /api/tables/:id/lend',
  'POST /api/tables/:id/take-back',
  'POST /api/tables/:id/replace',
  'POST /api/tables/:id/leave',
]);

export function isRetoldAfter(name: HttpName | LiveName): boolean {
  return RETOLD_AFTER.has(name);
}

/** The game told anew: replayed once, and written for all who see it otherwise. */
export function costOfTelling(table: HostedTable | undefined): number {
  return table === undefined ? 0 : Math.min(table.facts.number, LIMITS.logged) * (1 / 150 + table.watchers.kinds / 600);
}
