import type { Database } from './schema.ts';
import type { StoredSeat, TableSummary } from './store.ts';

type Row = Omit<Database['seats'], 'table_id' | 'seat'>;

/** What everybody may know of a seat. */
export const PUBLIC_SEAT_COLUMNS = ['name', 'ink', 'player', 'lent_to'] as const;
export const SEAT_COLUMNS = [...PUBLIC_SEAT_COLUMNS, 'token_hash', 'value'] as const;

export function readSeat({ token_hash: tokenHash, value, ...known }: Row): StoredSeat {
  return { ...readPublicSeat(known), tokenHash, value };
}

export function readPublicSeat(row: Pick<Row, (typeof PUBLIC_SEAT_COLUMNS)[number]>): TableSummary['seats'][number] {
  return { name: row.name, ink: row.ink, player: row.player, lentTo: row.lent_to };
}

/** The columns of what is given, and no others. */
export function seatColumns(seat: StoredSeat): Row;
export function seatColumns(seat: Partial<StoredSeat>): Partial<Row>;
export function seatColumns({ lentTo, tokenHash, ...same }: Partial<StoredSeat>): Partial<Row> {
  return {
    ...same,
    ...(lentTo !== undefined && { lent_to: lentTo }),
    ...(tokenHash !== undefined && { token_hash: tokenHash }),
  };
}
