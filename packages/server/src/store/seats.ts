import { sql } from 'kysely';
import type { StoredSeat, TableSummary } from './rows.ts';
import type { Database } from './schema.ts';

type SeatRow = Omit<Database['seats'], 'table_id' | 'seat'>;

/** What everybody may know of a seat; of its value only whether it was shown. */
export const PUBLIC_SEAT_COLUMNS = ['name', 'ink', 'player', 'lent_to', sql<boolean>`value <> ''`.as('shown')] as const;
export const SEAT_COLUMNS = ['name', 'ink', 'player', 'lent_to', 'token_hash', 'value', 'value_hash', 'origin', 'there_until'] as const;

export function readSeat({
  lent_to: lentTo,
  token_hash: tokenHash,
  value_hash: valueHash,
  there_until: thereUntil,
  ...same
}: SeatRow): StoredSeat {
  return { ...same, lentTo, tokenHash, valueHash, thereUntil };
}

export function readPublicSeat({
  lent_to: lentTo,
  ...same
}: Pick<SeatRow, 'name' | 'ink' | 'player' | 'lent_to'> & { readonly shown: boolean }): TableSummary['seats'][number] {
  return { ...same, lentTo };
}

/** The columns of what is given, and no others. */
export function seatColumns(seat: StoredSeat): SeatRow;
export function seatColumns(seat: Partial<StoredSeat>): Partial<SeatRow>;
export function seatColumns({ lentTo, tokenHash, valueHash, thereUntil, ...same }: Partial<StoredSeat>): Partial<SeatRow> {
  return {
    ...same,
    ...(lentTo !== undefined && { lent_to: lentTo }),
    ...(tokenHash !== undefined && { token_hash: tokenHash }),
    ...(valueHash !== undefined && { value_hash: valueHash }),
    ...(thereUntil !== undefined && { there_until: thereUntil }),
  };
}
