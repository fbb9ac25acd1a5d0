import type { Seat } from '@astrarium/core';
import { LIMITS, type SeenDeal } from '@astrarium/protocol';
import { recall, remember } from '../remember.ts';

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
}

const KEY = 'online-tables';

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
  remember(KEY, JSON.stringify([{ ...before, ...change }, ...others].slice(0, LIMITS.summaries)));
}

/** What this browser gave to the deal, by seat. */
export function rememberValue(id: string, seat: Seat, value: string): void {
  const deal = myTable(id)?.deal ?? {};
  rememberTable(id, { deal: { ...deal, values: { ...deal.values, [seat]: value } } });
}

export function forgetTable(id: string): void {
  remember(KEY, JSON.stringify(myTables().filter((table) => table.id !== id)));
}

function isMyTable(kept: unknown): kept is MyTable {
  return typeof kept === 'object' && kept !== null && 'id' in kept && 'seats' in kept && Array.isArray(kept.seats) && 'deal' in kept;
}
