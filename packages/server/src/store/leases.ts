import type { Seat } from '@astrarium/core';

/** What is kept for the nodes themselves: who is there, and which work is whose. */

/**
 * Who is there, as all nodes know it: until when the holder of a seat counts as there, which whoever sees them puts off. A node that dies so makes
 * nobody there for ever. None of this is a change of the room.
 */
export interface PresenceStore {
  /** What is known of somebody who does not hold the seat any more is left out. */
  savePresence(presence: readonly SeatPresence[]): Promise<void>;
  /** Of all persons at these tables. */
  presence(tables: readonly string[]): Promise<readonly Omit<SeatPresence, 'holder'>[]>;
  /** Nobody could come from `since` to `now`: whoever was there then, at a running table, counts as there until now. */
  excuseAbsence(since: number, now: number): Promise<void>;
}

export interface SeatPresence {
  readonly table: string;
  readonly seat: Seat;
  /** The hash of the token by which the seat is held. */
  readonly holder: string;
  readonly until: number;
}

/**
 * Work that one node does for all, by a lease that ends by the database's clock: who dies, or stands still, loses it to another. `bots`
 * is raised by what makes a table wait for a bot, together with it. `clocks` and `upkeep` are there always and have no table.
 */
export interface Jobs {
  /** Jobs that are due, now held by this node for so many milliseconds. */
  takeJobs(node: string, lease: number, limit: number): Promise<readonly Job[]>;
  /** The bots of this table, unless another node holds them or they are not waited for. */
  takeBots(node: string, lease: number, table: string): Promise<Job | undefined>;
  /** Holds the bots of these tables for longer. Returns those that this node still holds. */
  renewBots(node: string, lease: number, tables: readonly string[]): Promise<readonly string[]>;
  /** The job is done. If it was raised again meanwhile it is still held, and returned as it is now. */
  finishJob(node: string, job: Job): Promise<Job | undefined>;
  /** It is due again in so many milliseconds, for any node, unless it was raised meanwhile. */
  postponeJob(node: string, job: Job, milliseconds: number): Promise<void>;
  /** Everything this node holds is due at once, for any other. */
  releaseJobs(node: string): Promise<void>;
  /** Raises the bots of all tables that wait for one: should the job have been lost, it is there again. */
  raiseBots(): Promise<void>;
}

export interface Job {
  readonly kind: 'bots' | 'clocks' | 'upkeep';
  /** Empty for what is not about one table. */
  readonly table: string;
  /** Another number each time it is asked for. */
  readonly raised: number;
  /** How many milliseconds ago it was due. */
  readonly late: number;
}
