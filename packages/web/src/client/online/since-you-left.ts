import type { Seat } from '@astrarium/core';
import type { LoggedEvent } from '@astrarium/protocol';

/** What happened while somebody was away. */
export interface Missed {
  /** What the others did, the oldest first. */
  readonly events: readonly LoggedEvent[];
  /** Was something taken back that they had seen? Then `events` may begin before they left. */
  readonly undone: boolean;
}

export interface Seen {
  readonly number: number;
  readonly version: number;
}

/** What to tell on return; null when the others did nothing since. `own` are the seats of whoever returns. */
export function sinceYouLeft(log: readonly LoggedEvent[], seen: Seen | null, now: Seen, own: readonly Seat[]): Missed | null {
  if (seen === null || now.number <= seen.number) return null;
  // Each change adds one version or, if it takes back, leaves fewer: with nothing undone both grow alike.
  const undone = now.number - seen.number !== now.version - seen.version;
  const events = log.filter(({ version }) => version > seen.version);
  const byOthers = events.some(({ seat }) => seat === null || !own.includes(seat));
  return byOthers || undone ? { events, undone } : null;
}
