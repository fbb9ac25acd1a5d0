import type { Result, Seat, Seed } from '@astrarium/core';
import type { Clock, Closed, GameName, Ink, TablePhase, UndoRequest, Visibility } from '@astrarium/protocol';

/** What is kept of a table, as plain data. */

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
  readonly phase?: TablePhase;
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
  readonly phase: TablePhase;
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
export type TableNews = ReadSoFar & Pick<StoredTable, 'phase' | 'result' | 'waitingFor' | 'clock' | 'changed' | 'entries'>;

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
  readonly phase?: TablePhase;
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

export interface ListQuery {
  readonly phase: TablePhase;
  readonly limit: number;
  readonly before?: { readonly listed: number; readonly id: string };
}
