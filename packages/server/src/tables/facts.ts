import type { UndoRequest } from '@astrarium/protocol';
import type { RoomChange, StoredTable } from '../store/store.ts';

/** All that is kept of a table but its game. */
export type Facts = Omit<StoredTable, 'entries' | 'snapshot'>;

/** Who sits at the table and who is waited for: what clocks and bots go by. */
export type TableNow = Pick<Facts, 'header' | 'phase' | 'waitingFor' | 'seats'>;

/** A change of facts and seats; what is left out stays as it is. */
export type Change = Omit<RoomChange, 'at' | 'number' | 'bots'>;

/** The facts after a change that was kept. */
export function changed(facts: Facts, change: Change, at: number): Facts {
  const { seats = [], usedLink: _, undo = null, ...rest } = change;
  const reseated = facts.seats.map((seat, index) => {
    const { seat: _seat, ...now } = seats.find((one) => one.seat === index) ?? { seat: index };
    return { ...seat, ...now };
  });
  return { ...facts, ...rest, undo, seats: reseated, changed: at, revision: facts.revision + 1 };
}

/** Who asks to go back, if nothing was done to the game since. */
export function undoOf({ undo, number }: Facts): UndoRequest | null {
  if (undo === null || undo.number !== number) return null;
  const { seat, version, agreed, asked } = undo;
  return { seat, version, agreed, asked };
}
