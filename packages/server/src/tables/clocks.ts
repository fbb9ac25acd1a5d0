import type { Seat } from '@astrarium/core';
import type { Clock, SeatClock } from '@astrarium/protocol';
import type { Entry, StoredClock } from '../store/store.ts';
import type { Facts, TableNow } from './facts.ts';
import { botOf } from './room.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whoever takes a seat back after their time was up gets at least this at a live table; by days it is one day. */
const ALLOWANCE = 60_000;

/**
 * Where the clocks stand after a change, by the facts before and after it; undefined when they stand as before. `entry` is the change of the
 * game that was made, if it was one. A clock runs for each person who is waited for and has not left the seat to a bot.
 */
export function clockAfter(before: Facts, after: TableNow, now: number, entry?: Entry): StoredClock | undefined {
  const { clock } = after.header;
  if (clock.kind === 'none' || after.phase === 'waiting') return undefined;
  const known = before.phase === 'waiting' ? null : before.clock;
  const seats = after.seats.map((_, seat) => {
    const left = known?.left[seat] ?? fullTime(clock);
    const since = known?.since[seat] ?? null;
    const runs = isRunning(after, seat);
    return withTakenBack(before, after, seat, moved(clock, { left, since }, { runs, own: entry?.seat === seat ? entry.kind : null }, now));
  });
  const left = seats.map((one) => one.left);
  const since = seats.map((one) => one.since);
  if (known !== null && String(left) === String(known.left) && String(since) === String(known.since)) return undefined;
  return { left, since, due: dueOf(left, since) };
}

/** What everybody is told of the clocks; empty without any. */
export function seatClocks(facts: Facts, now: number): SeatClock[] {
  const { clock, seats } = facts;
  if (facts.header.clock.kind === 'none' || clock === null) return [];
  return seats.map((seat, index) => {
    const since = clock.since[index] ?? null;
    if (seat.player !== 'person') return { left: null, running: false };
    return { left: leftAt({ left: clock.left[index] ?? 0, since }, now), running: since !== null };
  });
}

/** The seats whose time is up. */
export function timedOut({ phase, clock }: Facts, now: number): Seat[] {
  if (phase !== 'running' || clock === null) return [];
  return clock.since.flatMap((since, seat) => (since !== null && since + (clock.left[seat] ?? 0) <= now ? [seat] : []));
}

interface OneClock {
  readonly left: number;
  readonly since: number | null;
}

/** `own`: what the seat itself just did. */
function moved(clock: Clock, before: OneClock, { runs, own }: { runs: boolean; own: Entry['kind'] | null }, now: number): OneClock {
  const ran = before.since !== null;
  if (clock.kind === 'days') {
    // Each decision has its days, however many a turn takes.
    if (runs) return ran && own === null ? before : { left: fullTime(clock), since: now };
    return { left: leftAt(before, now), since: null };
  }
  const increment = clock.kind === 'live' ? clock.increment * 1000 : 0;
  if (ran && runs) return before;
  // The increment is for a turn brought to its end; who takes the end back gives it back.
  if (ran) return { left: leftAt(before, now) + (own === 'decide' ? increment : 0), since: null };
  if (runs) return { left: Math.max(0, before.left - (own === 'undo' ? increment : 0)), since: now };
  return before;
}

function withTakenBack(before: Facts, after: TableNow, seat: Seat, clock: OneClock): OneClock {
  const wasLent = (before.seats[seat]?.lentTo ?? null) !== null;
  const isBack = wasLent && after.seats[seat]?.lentTo === null;
  return isBack ? { ...clock, left: Math.max(clock.left, allowance(after.header.clock)) } : clock;
}

function isRunning({ phase, waitingFor, seats }: TableNow, seat: Seat): boolean {
  const sits = seats[seat];
  return phase === 'running' && waitingFor.includes(seat) && sits?.player === 'person' && botOf(sits) === undefined;
}

function fullTime(clock: Clock): number {
  if (clock.kind === 'live') return clock.bank * 1000;
  return clock.kind === 'days' ? clock.days * DAY : 0;
}

function allowance(clock: Clock): number {
  return Math.min(fullTime(clock), clock.kind === 'days' ? DAY : ALLOWANCE);
}

function leftAt({ left, since }: OneClock, now: number): number {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

function dueOf(left: readonly number[], since: readonly (number | null)[]): number | null {
  const ends = since.flatMap((began, seat) => (began === null ? [] : [began + (left[seat] ?? 0)]));
  return ends.length === 0 ? null : Math.min(...ends);
}
