import type { UndoRequest } from '@astrarium/protocol';
import type { Effects, Entry } from '../store/rows.ts';
import type { Change, TableRow } from './table-row.ts';

/** The row after a change that was kept. */
export function withChange(row: TableRow, change: Change, at: number): TableRow {
  const { seats = [], usedLink: _, revokedLink: _revoked, undo = null, ...rest } = change;
  const reseated = row.seats.map((seat, index) => {
    const { seat: _seat, ...now } = seats.find((one) => one.seat === index) ?? { seat: index };
    return { ...seat, ...now };
  });
  return { ...row, ...rest, undo, seats: reseated, changed: at, revision: row.revision + 1 };
}

/** The row after a change of the game that was kept. Field by field: it is done for every decision, and a copy of just any object is slow. */
export function afterEntry(row: TableRow, entry: Entry, effects: Effects): TableRow {
  return {
    id: row.id,
    game: row.game,
    header: row.header,
    deal: row.deal,
    hostHash: row.hostHash,
    listing: row.listing,
    seats: row.seats,
    created: row.created,
    revision: row.revision,
    chat: row.chat,
    undo: row.undo,
    phase: effects.phase ?? row.phase,
    waitingFor: effects.waitingFor ?? row.waitingFor,
    result: effects.result ?? row.result,
    clock: effects.clock ?? row.clock,
    number: entry.number,
    changed: entry.at,
  };
}

/** Who asks to go back, or did and was told no, if nothing was done to the game since. */
export function undoOf({ undo, number }: TableRow): UndoRequest | null {
  if (undo === null || undo.number !== number) return null;
  const { seat, version, agreed, asked, ended } = undo;
  // Stored before a request could end in sight of all, it has no such field.
  return { seat, version, agreed, asked, ended: ended ?? null };
}
