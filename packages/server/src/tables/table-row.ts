import type { RoomChange, StoredTable } from '../store/rows.ts';

/** All that is kept of a table but its game. */
export type TableRow = Omit<StoredTable, 'entries' | 'snapshot'>;

/** Who sits at the table and who is waited for: what clocks and bots go by. */
export type TableNow = Pick<TableRow, 'header' | 'phase' | 'waitingFor' | 'seats'>;

/** A change of the room; what is left out stays as it is. */
export type Change = Omit<RoomChange, 'at' | 'number' | 'bots'>;
