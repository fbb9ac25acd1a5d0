import type { Seat } from '@astrarium/core';
import type { ChatLine } from '@astrarium/protocol';
import type { Jobs, PresenceStore } from './leases.ts';
import type { StoreProblem } from './problem.ts';
import type {
  Effects,
  Entry,
  Link,
  ListQuery,
  NewStoredTable,
  News,
  ReadSoFar,
  RoomChange,
  SharedLink,
  StoredTable,
  TableSummary,
  Webhook,
} from './rows.ts';
import type { Gone, TableRemoval } from './table-removal.ts';

/**
 * Where hosted tables are kept. Everything is plain data; times are milliseconds since 1970 and come from whoever calls, tokens and
 * link codes come as their SHA-256 in hexadecimal. What resolves is on disk. What rejects with `StoreProblem` may have been kept or
 * not: load the table again before going on with it.
 */
export interface Store extends Jobs, TableRemoval, PresenceStore {
  /** Rejects with `BadInput` where there is such a table, or was. */
  createTable(table: NewStoredTable): Promise<void>;
  loadTable(id: string): Promise<StoredTable | undefined>;
  /** The entries after this number, in order. */
  entriesAfter(id: string, number: number): Promise<readonly Entry[]>;
  /**
   * Adds the next change of the game, and with it what follows for the table. `taken`: another writer had that number first, or the
   * number is not the next one, or there is no such table; nothing was kept, load the table again.
   */
  append(id: string, entry: Entry, effects?: Effects): Promise<'kept' | 'taken'>;
  /** Of those tables of which there is more than was read: what more there is; and which are not there any more. */
  news(read: readonly ReadSoFar[]): Promise<readonly (News | Gone)[]>;
  /** Keeps a position, so that opening the table replays little. Only the newest is kept. */
  saveSnapshot(id: string, number: number, snapshot: unknown): Promise<void>;
  /**
   * Changes facts and seats together, or nothing. `taken`: somebody changed them since `revision`, the link is used up, or there is no
   * such table; load the table again.
   */
  changeRoom(id: string, revision: number, change: RoomChange): Promise<'kept' | 'taken'>;

  /** A new hand-over takes the place of those made before for its seat. */
  saveLink(link: Link): Promise<void>;
  findLink(hash: string): Promise<Link | undefined>;
  /** The invitations and watch links of a table, oldest first. */
  links(id: string): Promise<readonly SharedLink[]>;

  /** Returns the number the chat line got: it counts from 1 for each table. Undefined when there is no such table. */
  addChat(id: string, line: Omit<ChatLine, 'number'>): Promise<number | undefined>;
  /** The lines after this number, in order, at most `limit` and then the newest. */
  chats(id: string, after: number, limit: number): Promise<readonly ChatLine[]>;
  /** A note belongs to the holder of the seat who wrote it, by their token's hash: the next one finds an empty page. */
  saveNote(id: string, seat: Seat, holder: string, text: string): Promise<void>;
  /** Empty when there is none. */
  note(id: string, seat: Seat, holder: string): Promise<string>;
  /** Null takes the webhook away. It counts as a change of the room: whoever knows another has to ask again. */
  saveWebhook(id: string, seat: Seat, webhook: Webhook | null): Promise<void>;
  webhook(id: string, seat: Seat): Promise<Webhook | undefined>;

  /** Public tables, newest first; `before` is the last one of the page before. */
  listTables(list: ListQuery): Promise<readonly TableSummary[]>;
  /** The tables there are, in the order of `ids`. */
  summaries(ids: readonly string[]): Promise<readonly TableSummary[]>;
  /** Running tables with a clock that has run out by `now`, and those whose time to show values has, longest first. */
  dueClocks(now: number, limit: number): Promise<readonly string[]>;

  /** The time by which all nodes go: the database's. */
  time(): Promise<number>;
  /** Rejects with `StoreProblem` when the database does not answer within two seconds, or is known not to keep what it is given. */
  check(): Promise<void>;
  /** What keeps the store from its work, as far as it was last seen; undefined when all is well. */
  problem(): StoreProblem | undefined;
  /** Resolves when all that was asked before is done and the database is closed. */
  close(): Promise<void>;
}
