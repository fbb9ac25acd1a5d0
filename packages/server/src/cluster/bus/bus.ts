import type { Seat } from '@astrarium/core';

/**
 * How nodes notify each other of changes, by ids and numbers only. A node that hears of a number it does not have fetches the rest from
 * the store. Messages may be lost, late or doubled: the numbers make that harmless.
 */
export interface Bus {
  /** From now on this node publishes, and gets what others publish. */
  readonly join: (listener: BusListener) => Membership;
}

export interface BusListener {
  /** A message of another node. */
  readonly message: (from: string, message: BusMessage) => void;
  /** Messages may have been missed. Also called once at the beginning. */
  readonly missed: () => void;
}

export interface Membership {
  /** The name of this node, new with each membership. */
  readonly node: string;
  /** Sends to all others soon. A message replaces an earlier one of the same key that has not been sent yet. */
  readonly publish: (message: BusMessage) => void;
  readonly leave: () => Promise<void>;
}

export type BusMessage = TableChanged | TableGone | AudienceChanged | Alive | Hello | LeavingMessage;

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

/** Who watches the table at the node that sends it. */
interface AudienceChanged {
  readonly kind: 'audience';
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

interface Alive {
  readonly kind: 'alive';
}

/** Asks all nodes to send their audiences. */
interface Hello {
  readonly kind: 'hello';
}

interface LeavingMessage {
  readonly kind: 'leaving';
}

/** Two messages with the same key: the later says all that the earlier did. */
export function keyOf(message: BusMessage): string {
  return 'table' in message ? `${message.kind} ${message.table}` : message.kind;
}
