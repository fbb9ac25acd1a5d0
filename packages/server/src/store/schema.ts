import type { Result, Seat } from '@astrarium/core';
import type { GameName, Ink, TablePhase, Visibility } from '@astrarium/protocol';
import type { ColumnType } from 'kysely';
import type { Job } from './leases.ts';
import type { DecideEntry, Link, Player, StoredClock, StoredDeal, StoredUndo, TableHeader, UndoEntry } from './rows.ts';

/** The tables of the database, as migrations.ts makes them. */
export interface Database {
  tables: {
    id: string;
    game: GameName;
    header: Json<TableHeader>;
    deal: Json<StoredDeal>;
    host_hash: string | null;
    listing: Visibility;
    phase: TablePhase;
    created: number;
    changed: number;
    listed: number;
    revision: number;
    /** The numbers of the newest entry and the newest chat line. */
    number: number;
    chat_number: number;
    waiting_for: Seat[];
    result: Json<Result | null>;
    clock: Json<StoredClock | null>;
    due: number | null;
    undo: Json<StoredUndo | null>;
    /** The newest hash of its entries, and the number of that entry; null as long as only older versions have written to it. */
    head: Buffer | null;
    head_number: number | null;
  };
  seats: {
    table_id: string;
    seat: Seat;
    name: string;
    ink: Ink;
    player: Player;
    lent_to: string | null;
    token_hash: string | null;
    value: string;
    value_hash: string;
    origin: string | null;
    there_until: number;
  };
  entries: { table_id: string; number: number; kind: 'decide' | 'undo'; body: Json<EntryBody>; at: number; hash: Buffer | null };
  snapshots: { table_id: string; number: number; body: Json<unknown>; hash: Buffer | null };
  links: { hash: string; table_id: string; kind: Link['kind']; seat: Seat | null; created: number };
  chats: { table_id: string; number: number; at: number; seat: Seat | null; name: string; text: string };
  holder_notes: { table_id: string; seat: Seat; holder: string; text: string };
  webhooks: { table_id: string; seat: Seat; url: string; secret: string };
  /** Tables that were removed; not yet `swept`, they still have entries or chat. */
  gone: { id: string; at: number; swept: boolean };
  jobs: { kind: Job['kind']; table_id: string; due: Date; holder: string | null; raised: number };
}

/** An entry without what has a column of its own. */
export type EntryBody = Omit<DecideEntry, InColumns> | Omit<UndoEntry, InColumns>;

type InColumns = 'kind' | 'number' | 'at';

/** Goes in as text and comes out read. */
type Json<T> = ColumnType<T, string | null, string | null>;

/** As it goes into a column of type JSON. */
export function orNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
