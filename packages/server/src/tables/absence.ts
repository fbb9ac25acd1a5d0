import type { Seat } from '@astrarium/core';
import { usualAbsence } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { TableHeader } from '../store/rows.ts';
import type { TableRow } from './table-row.ts';

/** Seconds after which the host may let a bot play for somebody who is away. */
export function absenceOf({ clock, absence }: TableHeader): number {
  return absence ?? usualAbsence(clock);
}

/** Who is there: those who are connected, and those whose last sign of life still counts. */
export function hereNow({ phase, seats }: TableRow, connected: ReadonlySet<Seat>, now: number): ReadonlySet<Seat> {
  if (phase !== 'running') return connected;
  return new Set([
    ...connected,
    ...seats.flatMap(({ player, thereUntil }, seat) => (player === 'person' && thereUntil > now ? [seat] : [])),
  ]);
}

/** Since when a person is away, while the game runs; null for whoever is there, and for bots. */
export function awaySince({ phase, seats }: TableRow, seat: Seat, here: ReadonlySet<Seat>): number | null {
  const sits = seats[seat];
  return phase === 'running' && sits?.player === 'person' && !here.has(seat) ? sits.thereUntil : null;
}

/** Nobody is replaced who is there, or was there just now. */
export function checkAbsent(row: TableRow, seat: Seat, here: ReadonlySet<Seat>, now: number): void {
  const needed = absenceOf(row.header) * 1000;
  const since = awaySince(row, seat, here);
  const wait = since === null ? needed : since + needed - now;
  if (wait <= 0) return;
  const how = since === null ? 'is there' : `has been away for ${seconds(now - since)} s`;
  throw new ServerProblem(
    'not-absent',
    `whoever holds seat ${seat} ${how}; a bot may play for them after ${seconds(needed)} s away, in ${seconds(wait)} s at the earliest`,
    wait,
  );
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
