import type { GameRecord } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';

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

/** A table whose game is sent anew: how many changes it has had, and in how many different ways it is watched. */
interface Resent {
  readonly row: { readonly number: number };
  readonly subscribers: { readonly kinds: number };
}

/** The game sent anew: replayed once, and written for all who see it differently. */
export function costOfResending(table: Resent | undefined): number {
  return table === undefined ? 0 : Math.min(table.row.number, LIMITS.logged) * (1 / 150 + table.subscribers.kinds / 600);
}
