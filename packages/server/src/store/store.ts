import type { Result, Seat, Seed } from '@astrarium/core';
import type { ChatLine, Clock, Closed, GameName, Ink, Phase, UndoRequest, Visibility } from '@astrarium/protocol';
import type { StoreProblem } from './problem.ts';
import type { Gone, Lives } from './retention.ts';

/**
 * Where hosted tables are kept. Everything is plain data; times are milliseconds since 1970 and come from whoever calls, tokens and
 * link codes come as their SHA-256 in hexadecimal. What resolves is on disk. What rejects with `StoreProblem` may have been kept or
 * not: load the table again before going on with it.
 */
export interface Store extends Jobs, Lives, PresenceStore {
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
  listTables(list: TableList): Promise<readonly TableSummary[]>;
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

/**
 * Who is there, as all nodes know it: until when the holder of a seat counts as there, which whoever sees them puts off. A node that dies so makes
 * nobody there for ever. None of this is a change of the room.
 */
export interface PresenceStore {
  /** What is known of somebody who does not hold the seat any more is left out. */
  savePresence(presence: readonly SeatPresence[]): Promise<void>;
  /** Of all persons at these tables. */
  presence(tables: readonly string[]): Promise<readonly Omit<SeatPresence, 'holder'>[]>;
  /** Nobody could come from `since` to `now`: whoever was there then, at a running table, counts as there until now. */
  excuseAbsence(since: number, now: number): Promise<void>;
}

export interface SeatPresence {
  readonly table: string;
  readonly seat: Seat;
  /** The hash of the token by which the seat is held. */
  readonly holder: string;
  readonly until: number;
}

/**
 * Work that one node does for all, by a lease that ends by the database's clock: who dies, or stands still, loses it to another. `bots`
 * is raised by what makes a table wait for a bot, together with it. `clocks` and `upkeep` are there always and have no table.
 */
export interface Jobs {
  /** Jobs that are due, now held by this node for so many milliseconds. */
  takeJobs(node: string, lease: number, limit: number): Promise<readonly Job[]>;
  /** The bots of this table, unless another node holds them or they are not waited for. */
  takeBots(node: string, lease: number, table: string): Promise<Job | undefined>;
  /** Holds the bots of these tables for longer. Returns those that this node still holds. */
  renewBots(node: string, lease: number, tables: readonly string[]): Promise<readonly string[]>;
  /** The job is done. If it was raised again meanwhile it is still held, and returned as it is now. */
  finishJob(node: string, job: Job): Promise<Job | undefined>;
  /** It is due again in so many milliseconds, for any node, unless it was raised meanwhile. */
  postponeJob(node: string, job: Job, milliseconds: number): Promise<void>;
  /** Everything this node holds is due at once, for any other. */
  releaseJobs(node: string): Promise<void>;
  /** Raises the bots of all tables that wait for one: should the job have been lost, it is there again. */
  raiseBots(): Promise<void>;
}

export interface Job {
  readonly kind: 'bots' | 'clocks' | 'upkeep';
  /** Empty for what is not about one table. */
  readonly table: string;
  /** Another number each time it is asked for. */
  readonly raised: number;
  /** How many milliseconds ago it was due. */
  readonly late: number;
}

/** One change of the game. `number` counts from 1 and only grows: an undo is an entry too. */
export type Entry = DecideEntry | UndoEntry;

export interface DecideEntry {
  readonly kind: 'decide';
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  /** The decision in the game's notation. */
  readonly text: string;
  /** Made by whoever sent it, so that sending it twice does it once. */
  readonly id: string;
  readonly by: 'person' | 'bot';
  /** By seat, the milliseconds each had left just then; left out where there is no clock. */
  readonly left?: readonly number[];
}

export interface UndoEntry {
  readonly kind: 'undo';
  readonly number: number;
  readonly at: number;
  /** Null where nobody went back: a record that was dealt anew as it came in. */
  readonly seat: Seat | null;
  /** The version gone back to. */
  readonly to: number;
  /** The seed of the epoch that begins there: everybody agreed to go back beyond the law. */
  readonly epoch?: Seed;
  /** What the clocks were set back to; left out where there are none, or they stay as they are. */
  readonly left?: readonly number[];
}

/** What an entry brings with it; what is left out stays as it is. */
export interface Effects {
  /** The revision of the room it was made for: `taken` when there is another. */
  readonly revision?: number;
  /** The table waits for a bot now, and nobody has been told. */
  readonly bots?: boolean;
  readonly phase?: Phase;
  readonly result?: Result;
  readonly waitingFor?: readonly Seat[];
  readonly clock?: StoredClock;
}

/** What everybody may know of a table and what never changes by play. Kept as it is: the store does not look inside. */
export interface TableHeader {
  readonly rules: number;
  readonly data: number;
  readonly options: unknown;
  readonly clock: Clock;
  /** Seconds of absence after which a bot may play for somebody; left out, what is usual with that clock. */
  readonly absence?: number;
  /** SHA-256 of the server's seed; null when the table was dealt elsewhere: from a record, or with a chosen seed. */
  readonly commitment: string | null;
  /** The table this one is a rematch of, and the one that is a rematch of this. */
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  /** Whoever made it, as far as limits go: a short hash of their address. Nobody is told. */
  readonly creator?: string;
  /** Why nobody may go on though the game was not over; left out where that is not so. */
  readonly closed?: Closed;
}

/** Nobody's business before the end of the game. Kept as it is, and part of no summary. */
export interface StoredDeal {
  /** Null until the game starts. */
  readonly seed: Seed | null;
  readonly serverSeed: string | null;
  /** While persons are asked to show their values: until when. */
  readonly revealBy?: number;
}

/** Where the clocks stand. `due` is when the next of them runs out, null when none runs. */
export interface StoredClock {
  readonly due: number | null;
  /** Milliseconds each seat had left when its clock was last set. */
  readonly left: readonly number[];
  /** When the clock of each seat began to run; null for one that stands. */
  readonly since: readonly (number | null)[];
  /** Since when a bot has had the question that a lent seat is asked; left out where none has. Taken back before it answers, that time is the seat's own. */
  readonly lent?: readonly (number | null)[];
}

/** Who sits there: nobody yet, a person, a bot by name (`bot:adept`), or the game's own rules (`auptolemy`). */
export type Player = 'open' | 'person' | `bot:${string}` | 'auptolemy';

export interface StoredSeat {
  readonly name: string;
  readonly ink: Ink;
  readonly player: Player;
  /** The bot that plays for the person until they take the seat back. */
  readonly lentTo: string | null;
  readonly tokenHash: string | null;
  /** What this seat gave to the deal; empty for a bot, and until it is shown. */
  readonly value: string;
  /** The hash of it, which was sent first. */
  readonly valueHash: string;
  /** Where the claim of somebody uninvited came from, until the game begins. */
  readonly origin: string | null;
  /** Until when its holder counts as there, as far as this is known: it moves without a change of the room. */
  readonly thereUntil: number;
}

interface TableFacts {
  readonly id: string;
  readonly game: GameName;
  readonly header: TableHeader;
  readonly phase: Phase;
  readonly listing: Visibility;
  readonly waitingFor: readonly Seat[];
  readonly result: Result | null;
  readonly created: number;
}

export interface NewStoredTable extends TableFacts {
  /** It waits for a bot. */
  readonly bots?: boolean;
  readonly deal: StoredDeal;
  readonly hostHash: string | null;
  readonly clock: StoredClock | null;
  readonly seats: readonly StoredSeat[];
  readonly links: readonly Omit<Link, 'table'>[];
  /** The decisions of the record it is made from, numbered from 1; empty for a new game. */
  readonly entries: readonly Entry[];
}

export interface StoredTable extends TableFacts {
  readonly deal: StoredDeal;
  readonly hostHash: string | null;
  readonly clock: StoredClock | null;
  readonly seats: readonly StoredSeat[];
  readonly changed: number;
  /** Counts the changes of facts and seats. */
  readonly revision: number;
  /** The numbers of the newest entry and the newest chat line. */
  readonly number: number;
  readonly chat: number;
  readonly undo: StoredUndo | null;
  /** The newest; entries after it may have undone what led to it. */
  readonly snapshot: { readonly number: number; readonly body: unknown } | null;
  /** All of them, in order: the game is what they say, a snapshot only saves replaying. */
  readonly entries: readonly Entry[];
}

/** Somebody asks to go back, or did and was told no. It counts as long as no entry comes after `number`, and goes with any other change of the room. */
export interface StoredUndo extends UndoRequest {
  readonly number: number;
}

/** How far somebody has read a table. */
export type ReadSoFar = Pick<StoredTable, 'id' | 'number' | 'revision' | 'chat'>;

/** What has become of a table by its entries, and those that were not read. With another revision there is more: load the table again. */
export type News = ReadSoFar & Pick<StoredTable, 'phase' | 'result' | 'waitingFor' | 'clock' | 'changed' | 'entries'>;

/** What is left out stays as it is, but for `undo`. */
export interface RoomChange {
  readonly at: number;
  /** The number of the entry it was made for: `taken` when there is another. */
  readonly number?: number;
  /** The table waits for a bot now. */
  readonly bots?: boolean;
  readonly undo?: StoredUndo;
  readonly header?: TableHeader;
  readonly deal?: StoredDeal;
  readonly phase?: Phase;
  readonly listing?: Visibility;
  readonly clock?: StoredClock;
  readonly waitingFor?: readonly Seat[];
  readonly hostHash?: string | null;
  /** With another token goes all that the former holder set up for the seat: webhook and hand-overs. */
  readonly seats?: readonly ({ readonly seat: Seat } & Partial<StoredSeat>)[];
  /** The hash of the hand-over link by which this is done; it and all others for that seat are used up. */
  readonly usedLink?: string;
  /** The hash of a link that ends. */
  readonly revokedLink?: string;
}

/** `invite` claims any free seat, `hand-over` one seat and once, `watch` is for spectators. */
export interface Link {
  readonly hash: string;
  readonly table: string;
  readonly kind: 'invite' | 'hand-over' | 'watch';
  /** Of a hand-over; else null. */
  readonly seat: Seat | null;
  readonly created: number;
}

/** A link that may be used by many. */
export type SharedLink = Link & { readonly kind: 'invite' | 'watch' };

export interface Webhook {
  readonly url: string;
  /** The key its messages are signed with. */
  readonly secret: string;
}

/** What the lists show of a table: nothing that is not for everybody. */
export interface TableSummary extends TableFacts {
  readonly seats: readonly (Pick<StoredSeat, 'name' | 'ink' | 'player' | 'lentTo'> & { readonly shown: boolean })[];
  /** The number of the newest entry. */
  readonly number: number;
  readonly changed: number;
  /** When it came into its present phase: what the lists are sorted by. */
  readonly listed: number;
}

export interface TableList {
  readonly phase: Phase;
  readonly limit: number;
  readonly before?: { readonly listed: number; readonly id: string };
}
