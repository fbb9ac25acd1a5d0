import type { Seat } from '@astrarium/core';
import { type Perspective, viewerWith } from '@astrarium/host';
import type { You } from '@astrarium/protocol';
import type { Subscriber, Watching } from '../updates/subscribers.ts';
import { botOf, youOf } from './room.ts';
import type { TableRow } from './table-row.ts';

/** With one seat of their own they see what it sees; with several, or none, what everybody does. A lent seat is not theirs to decide for. */
export function perspectiveOf(row: TableRow, you: You, only: readonly Seat[] | undefined): Perspective {
  const own = only === undefined ? you.seats : you.seats.filter((seat) => only.includes(seat));
  const seats = own.filter((seat) => {
    const facing = row.seats[seat];
    return facing !== undefined && botOf(facing) === undefined;
  });
  return { viewer: viewerWith(own), seats };
}

/** Who the subscriber is at the table, and from which perspective they watch. */
export function watchingOf({ hashes, only }: Subscriber, row: TableRow): Watching {
  const you = youOf(row, hashes);
  return { you, perspective: perspectiveOf(row, you, only) };
}
