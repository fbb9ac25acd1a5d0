import type { Room, RoomSeat } from '@astrarium/protocol';

/** How long somebody has been away, and how much longer until a bot may play for them, in milliseconds. */
export interface Away {
  readonly passed: number;
  readonly left: number;
}

/** Null for whoever is there. `since` is how many milliseconds ago the room was received. */
export function awayOf({ now, absence }: Pick<Room, 'now' | 'absence'>, { awaySince }: RoomSeat, since: number): Away | null {
  // A node of an earlier version does not tell.
  if (typeof awaySince !== 'number') return null;
  const passed = Math.max(0, now + Math.max(0, since) - awaySince);
  return { passed, left: Math.max(0, absence * 1000 - passed) };
}
