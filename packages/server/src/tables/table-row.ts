import type { UndoRequest } from '@astrarium/protocol';
import type { Effects, Entry, RoomChange, StoredTable } from '../store/store.ts';

/** All that is kept of a table but its game. */
export type TableRow = Omit<StoredTable, 'entries' | 'snapshot'>;

/** Who sits at the table and who is waited for: what clocks and bots go by. */
export type TableNow = Pick<TableRow, 'header' | 'phase' | 'waitingFor' | 'seats'>;

/** A change of facts and seats; what is left out stays as it is. */
export type Change = Omit<RoomChange, 'at' | 'number' | 'bots'>;

/** The facts after a change that was kept. */
export function withChange(facts: TableRow, change: Change, at: number): TableRow {
  const { seats = [], usedLink: _, revokedLink: _revoked, undo = null, ...rest } = change;
  const reseated = facts.seats.map((seat, index) => {
    const { seat: _seat, ...now } = seats.find((one) => one.seat === index) ?? { seat: index };
    return { ...seat, ...now };
  });
  return { ...facts, ...rest, undo, seats: reseated, changed: at, revision: facts.revision + 1 };
}

/** The facts after a change of the game that was kept. Field by field: it is done for every decision, and a copy of just any object is slow. */
export function afterEntry(facts: TableRow, entry: Entry, effects: Effects): TableRow {
  return {
    id: facts.id,
    game: facts.game,
    header: facts.header,
    deal: facts.deal,
    hostHash: facts.hostHash,
    listing: facts.listing,
    seats: facts.seats,
    created: facts.created,
    revision: facts.revision,
    chat: facts.chat,
    undo: facts.undo,
    phase: effects.phase ?? facts.phase,
    waitingFor: effects.waitingFor ?? facts.waitingFor,
    result: effects.result ?? facts.result,
    clock: effects.clock ?? facts.clock,
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
