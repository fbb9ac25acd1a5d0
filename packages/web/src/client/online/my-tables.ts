import type { Seat } from '@astrarium/core';
import { LIMITS, type SeenDeal } from '@astrarium/protocol';
import { recall, remember } from '../../lib/remember.ts';
import { askServer } from './ask-server.ts';

/** What this browser remembers of an online table it was at. The seats themselves are held by a cookie. */
export interface MyTable {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The code of the invitation, where it is known here. */
  readonly invite: string | null;
  /** What was noted of the deal at the start, to check it by at the end. */
  readonly deal: SeenDeal;
  /** The game as it was last looked at. */
  readonly seen: { readonly number: number; readonly version: number } | null;
  /** The game was over when it was last looked at. */
  readonly over?: boolean;
}

const KEY = 'online-tables';
/** Browsers keep some 150 to 180 cookies of a site, and drop the oldest by themselves, whatever they are for. */
const MOST_COOKIES = 120;

/** The table last gone to first. */
export function myTables(): readonly MyTable[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly unknown[]).filter(isMyTable) : [];
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((table) => table.id === id);
}

export function rememberTable(id: string, change: Partial<Omit<MyTable, 'id'>>): void {
  const tables = myTables();
  const before = tables.find((table) => table.id === id) ?? { id, seats: [], invite: null, deal: {}, seen: null };
  const others = tables.filter((table) => table.id !== id);
  const { kept, dropped } = withinLimits([{ ...before, ...change }, ...others]);
  remember(KEY, JSON.stringify(kept));
  for (const table of dropped) forgetCookies(table.id);
}

/** As many tables as a browser can hold seats of: each seat has a cookie, and the link by which one came. Those that are over go first, then the oldest. */
export function withinLimits(tables: readonly MyTable[]): { readonly kept: readonly MyTable[]; readonly dropped: readonly MyTable[] } {
  const [newest, ...others] = tables;
  const byNeed = [...others.filter(({ over }) => over !== true), ...others.filter(({ over }) => over === true)];
  const kept = new Set<MyTable>();
  let cookies = 0;
  for (const table of newest === undefined ? [] : [newest, ...byNeed]) {
    cookies += table.seats.length + 1;
    if (kept.size < LIMITS.summaries && cookies <= MOST_COOKIES) kept.add(table);
  }
  return { kept: tables.filter((table) => kept.has(table)), dropped: tables.filter((table) => !kept.has(table)) };
}

/** What this browser gave to the deal, by seat. */
export function rememberValue(id: string, seat: Seat, value: string): void {
  const deal = myTable(id)?.deal ?? {};
  rememberTable(id, { deal: { ...deal, values: { ...deal.values, [seat]: value } } });
}

export function forgetTable(id: string): void {
  remember(KEY, JSON.stringify(myTables().filter((table) => table.id !== id)));
  forgetCookies(id);
}

/** Without a network they stay, and go with the browser's own limit. */
function forgetCookies(id: string): void {
  askServer('POST /api/tables/:id/forget', {}, id).catch(() => undefined);
}

function isMyTable(kept: unknown): kept is MyTable {
  return typeof kept === 'object' && kept !== null && 'id' in kept && 'seats' in kept && Array.isArray(kept.seats) && 'deal' in kept;
}
