import type { Seat } from '@astrarium/core';

/**
 * How nodes tell each other that something has changed: ids and numbers only. Whoever hears of a number that it does not have fetches
 * the rest from the store. A message may be lost, come late, or come twice: the numbers tell.
 */
export interface Bus {
  /** From now on this node hears what others tell, and is heard. */
  readonly join: (hears: Hears) => Membership;
}

export interface Hears {
  /** What another node told. */
  readonly message: (from: string, message: BusMessage) => void;
  /** Something may have been told and not heard. Also called once at the beginning. */
  readonly missed: () => void;
}

export interface Membership {
  /** The name of this node, new with each membership. */
  readonly node: string;
  /** Tells all others soon. What replaces an earlier message that has not gone yet goes in its place. */
  readonly tell: (message: BusMessage) => void;
  readonly leave: () => Promise<void>;
}

export type BusMessage = TableChanged | TableGone | AudienceChanged | Alive | Hello | Leaving;

/** How far the table has come. */
export interface TableChanged {
  readonly kind: 'table';
  readonly table: string;
  readonly number: number;
  readonly revision: number;
  readonly chat: number;
}

/** The table was removed for good. */
interface TableGone {
  readonly kind: 'gone';
  readonly table: string;
}

/** Who watches the table at the node that tells it. */
interface AudienceChanged {
  readonly kind: 'audience';
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

interface Alive {
  readonly kind: 'alive';
}

/** Asks everybody who is there to tell all their audiences. */
interface Hello {
  readonly kind: 'hello';
}

interface Leaving {
  readonly kind: 'leaving';
}

/** Two messages with the same key: the later says all that the earlier did. */
export function keyOf(message: BusMessage): string {
  return 'table' in message ? `${message.kind} ${message.table}` : message.kind;
}
