import type { Seat } from '@astrarium/core';
import type { Clock, SeatClock } from '@astrarium/protocol';
import type { DecideEntry, Entry, StoredClock, UndoEntry } from '../store/rows.ts';
import type { TableNow, TableRow } from './table-row.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Where the clocks stand after a change, by the row before and after it; undefined when they stand as before. `entry` is the change of the
 * game that was made, if it was one. A clock runs for each person who is waited for and has not left the seat to a bot.
 */
export function clockAfter(before: TableRow, after: TableNow, now: number, entry?: Entry): StoredClock | undefined {
  const { clock } = after.header;
  if (clock.kind === 'none' || after.phase === 'waiting') return undefined;
  const known = before.phase === 'waiting' ? null : before.clock;
  const seats = after.seats.map((_, seat) => {
    const was = { left: known?.left[seat] ?? fullTime(clock), since: known?.since[seat] ?? null, lent: lentSince(known, seat) };
    const [runs, withBot] = [isRunning(after, seat), isWithBot(after, seat)];
    // Who goes back has the clocks of that moment again.
    const back = entry?.kind === 'undo' ? entry.left?.[seat] : undefined;
    if (back !== undefined) return { left: back, since: runs ? now : null, lent: withBot ? now : null };
    const decided = entry?.kind === 'decide' && entry.seat === seat;
    const askedAnew = entry !== undefined && after.waitingFor.includes(seat) && (decided || !before.waitingFor.includes(seat));
    const lent = withBot ? (askedAnew ? now : (was.lent ?? now)) : null;
    // Taken back before the bot has answered, the question has been the person's all along: nobody thinks for nothing.
    const own = runs && !askedAnew ? charged(was, now) : was.left;
    return { ...moved(clock, { left: own, since: was.since }, { runs, decided, askedAnew }, now), lent };
  });
  const left = seats.map((one) => one.left);
  const since = seats.map((one) => one.since);
  const lent = seats.map((one) => one.lent);
  const next = { left, since, due: dueOf(left, since), ...(lent.some((began) => began !== null) && { lent }) };
  return known !== null && isSame(known, next) ? undefined : next;
}

/** What everybody is told of the clocks; empty without any. */
export function seatClocks(row: TableRow, now: number): SeatClock[] {
  const { clock, seats } = row;
  if (row.header.clock.kind === 'none' || clock === null) return [];
  return seats.map((seat, index) => {
    const since = clock.since[index] ?? null;
    if (seat.player !== 'person') return { left: null, running: false };
    return { left: leftAt({ left: clock.left[index] ?? 0, since }, now), running: since !== null };
  });
}

/**
 * What everybody has left now, by seat; undefined without a clock. It is kept with each decision, for whoever goes back to it: also to one
 * that a bot took, so the time it had the question counts.
 */
export function leftNow({ header, clock, seats }: TableRow, now: number): number[] | undefined {
  if (header.clock.kind === 'none' || clock === null) return undefined;
  return seats.map((_, seat) => {
    const left = leftAt({ left: clock.left[seat] ?? 0, since: clock.since[seat] ?? null }, now);
    return charged({ left, lent: lentSince(clock, seat) }, now);
  });
}

/**
 * What everybody has left after going back: what they had when the first decision that is undone was taken. But who goes back by law alone
 * has used the time since, and whoever's clock has run all along goes on. Undefined where that was not kept: then the clocks stay.
 */
export function leftAfterUndo(
  row: TableRow,
  entries: readonly Entry[],
  { seat: own, to, epoch, at: now }: UndoEntry,
): number[] | undefined {
  const undone = decisionAfter(entries, to);
  const { clock } = row;
  if (undone?.left === undefined || clock === null) return undefined;
  const current = leftNow(row, now);
  const last = entries.at(-1)?.at ?? now;
  return undone.left.map((left, seat) => {
    if (epoch !== undefined) return left;
    const since = clock.since[seat] ?? null;
    if (seat === own) return Math.max(0, left - ((since === null ? last : now) - undone.at));
    return since !== null && since <= undone.at ? (current?.[seat] ?? left) : left;
  });
}

/** The entry with the time that everybody has left. `entries` are all before it. */
export async function withClocks(row: TableRow, entry: Entry, entries: () => Promise<readonly Entry[]>): Promise<Entry> {
  const left = entry.kind === 'decide' ? leftNow(row, entry.at) : leftAfterUndo(row, await entries(), entry);
  return left === undefined ? entry : { ...entry, left };
}

/** The decision, of those that stand, that was taken at this version. */
function decisionAfter(entries: readonly Entry[], version: number): DecideEntry | undefined {
  const line: DecideEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') line.length = entry.to;
    else line.push(entry);
  }
  return line[version];
}

/** Would the seat have no time left, were it taken back now? Of a clock by days, for what it is asked now. */
export function isTimeUp({ header, clock, waitingFor }: TableRow, seat: Seat, now: number): boolean {
  if (header.clock.kind === 'none' || clock === null) return false;
  if (charged({ left: clock.left[seat] ?? 0, lent: lentSince(clock, seat) }, now) > 0) return false;
  return header.clock.kind === 'live' || waitingFor.includes(seat);
}

/** The seats whose time is up. */
export function timedOut({ phase, clock }: TableRow, now: number): Seat[] {
  if (phase !== 'running' || clock === null) return [];
  return clock.since.flatMap((since, seat) => (since !== null && since + (clock.left[seat] ?? 0) <= now ? [seat] : []));
}

interface OneClock {
  readonly left: number;
  readonly since: number | null;
}

/** What became of a seat: does its clock run, has it just decided, is it asked something new? Lent or taken back, it has what it had. */
interface Moved {
  readonly runs: boolean;
  readonly decided: boolean;
  readonly askedAnew: boolean;
}

function moved(clock: Clock, before: OneClock, { runs, decided, askedAnew }: Moved, now: number): OneClock {
  const ran = before.since !== null;
  if (clock.kind === 'days') {
    // Each decision has its days, however many a turn takes, and whoever plays the seat.
    if (askedAnew) return { left: fullTime(clock), since: runs ? now : null };
    if (ran && runs) return before;
    return { left: leftAt(before, now), since: runs ? now : null };
  }
  if (ran && runs) return before;
  // The increment is for a turn brought to its end.
  const increment = clock.kind === 'live' && decided ? clock.increment * 1000 : 0;
  if (ran) return { left: leftAt(before, now) + increment, since: null };
  return runs ? { left: before.left, since: now } : before;
}

function isRunning(table: TableNow, seat: Seat): boolean {
  return isAskedPerson(table, seat) && table.seats[seat]?.lentTo === null;
}

/** Has a bot the question before somebody who lent their seat to it? */
function isWithBot(table: TableNow, seat: Seat): boolean {
  return isAskedPerson(table, seat) && table.seats[seat]?.lentTo !== null;
}

function isAskedPerson({ phase, waitingFor, seats }: TableNow, seat: Seat): boolean {
  return phase === 'running' && waitingFor.includes(seat) && seats[seat]?.player === 'person';
}

function lentSince(clock: StoredClock | null, seat: Seat): number | null {
  return clock?.lent?.[seat] ?? null;
}

/** What is left when the time that a bot has had the question is the seat's own. */
function charged({ left, lent }: { readonly left: number; readonly lent: number | null }, now: number): number {
  return lent === null ? left : Math.max(0, left - Math.max(0, now - lent));
}

function isSame(one: StoredClock, other: StoredClock): boolean {
  return [one.left, one.since, one.lent].join(';') === [other.left, other.since, other.lent].join(';');
}

function fullTime(clock: Clock): number {
  if (clock.kind === 'live') return clock.bank * 1000;
  return clock.kind === 'days' ? clock.days * DAY : 0;
}

function leftAt({ left, since }: OneClock, now: number): number {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

function dueOf(left: readonly number[], since: readonly (number | null)[]): number | null {
  const ends = since.flatMap((began, seat) => (began === null ? [] : [began + (left[seat] ?? 0)]));
  return ends.length === 0 ? null : Math.min(...ends);
}
