import type { RematchAsk } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { absenceOf } from './absence.ts';
import type { HostedTable } from './hosted-table.ts';
import { newTableId } from './ids.ts';
import { keepTable, type Making, newDeal } from './new-table.ts';
import { type BotLimit, isHostSeat, personSitting } from './seats.ts';
import { newCode } from './secrets.ts';
import { startingWith } from './start-game.ts';
import type { TableRow } from './table-row.ts';

/** Where the same players meet again. Made by the first who asks; each seat there waits for whoever holds it here. */
export function makeRematch(table: HostedTable, { store, botTables }: BotLimit, now: number): Promise<string> {
  return table.inTurn(async () => {
    if (table.row.phase !== 'finished') throw new ServerProblem('wrong-phase', 'a rematch is for a game that is over');
    const ended = (await rematchThere(table, store)) === null ? table.row.header.rematch : null;
    await table.change(async ({ header }) =>
      header.rematch === null || header.rematch === ended ? { header: { ...header, rematch: newTableId() } } : null,
    );
    const id = table.row.header.rematch;
    if (id === null) throw new Error(`table ${table.id} has no rematch`);
    // The name of the table is kept before the table is: whoever finds the one without the other makes up for it.
    if (!(await isThere(store, id))) {
      await keepAgain(store, table.row, id, { now, botTables }).catch(async (error: unknown) => {
        if (!(await isThere(store, id))) throw error;
      });
    }
    return id;
  });
}

/** The name of the rematch, unless nobody asked for one yet, or it was removed since. */
export async function rematchThere({ row }: HostedTable, store: Store): Promise<string | null> {
  const { rematch } = row.header;
  return rematch === null || (await store.isGone(rematch)) ? null : rematch;
}

/** Sits down again at the seats that are kept for the holder of these tokens, with new ones. A seat that has its new token has been taken so. */
export function joinRematch(table: HostedTable, store: Store, hashes: ReadonlySet<string>, ask: RematchAsk): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row, now) => {
      const seats = ask.seats.flatMap(({ seat, tokenHash, valueHash }) => {
        const kept = row.seats[seat];
        if (kept === undefined || !isKeptFor(kept, hashes)) return [];
        return [{ seat, ...personSitting({ name: kept.name, valueHash }, kept.ink, tokenHash) }];
      });
      const isHost = row.hostHash !== null && hashes.has(row.hostHash);
      const hostHash = isHost ? ((seats.find(({ seat }) => isHostSeat(row, seat)) ?? seats[0])?.tokenHash ?? ask.host) : undefined;
      if (seats.length === 0 && hostHash === undefined) return null;
      return startingWith(row, { seats, ...(hostHash && { hostHash }) }, now, () => store.entriesAfter(row.id, 0));
    }),
  );
}

/** A person's seat is free, and kept for the old token; bots and automata sit as before. */
function again(seat: StoredSeat): StoredSeat {
  return seat.player === 'person' ? { ...seat, player: 'open', lentTo: null, value: '', valueHash: '', origin: null } : seat;
}

function isKeptFor({ player, tokenHash }: StoredSeat, hashes: ReadonlySet<string>): boolean {
  return player === 'open' && tokenHash !== null && hashes.has(tokenHash);
}

async function isThere(store: Store, id: string): Promise<boolean> {
  return (await store.summaries([id])).length > 0;
}

function keepAgain(store: Store, row: TableRow, id: string, making: Omit<Making, 'creator'>): Promise<void> {
  const { header, listing, hostHash } = row;
  const begun = { game: row.game, rules: header.rules, data: header.data, options: header.options, deal: newDeal(), entries: [] };
  const terms = { listing, clock: header.clock, absence: absenceOf(header) };
  return keepTable(store, row.seats.map(again), begun, {
    id,
    terms,
    hostHash,
    invite: newCode(),
    rematchOf: row.id,
    creator: header.creator ?? '',
    ...making,
  });
}
