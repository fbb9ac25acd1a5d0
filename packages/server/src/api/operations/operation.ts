import type { Seat } from '@astrarium/core';
import type { AnswerOf, OperationName, RequestOf, RoomAnswer, You } from '@astrarium/protocol';
import type { HostedTable } from '../../tables/hosted-table.ts';
import type { SeatWho, TableWho } from '../access.ts';
import type { Api } from '../api.ts';
import type { CookieKey } from '../credentials.ts';

/** Somebody who asks for something, by HTTP or over a live connection. */
export interface Call {
  readonly api: Api;
  /** The table of the address; empty where there is none. */
  readonly table: string;
  /** The hashes of the tokens and codes they show. */
  readonly hashes: ReadonlySet<string>;
  /** Where they come from, as far as limits by address go. */
  readonly address: string;
  readonly cookies: Cookies;
  /** What is to be done costs so much more: it is refused where nothing is left. */
  readonly afford: (cost: number) => void;
  /** Aborts when they do not wait for the answer any more. */
  readonly gone: () => AbortSignal;
}

/** The secrets of the table that a browser keeps. Over a live connection there are none to be set. */
export interface Cookies {
  readonly keep: (key: CookieKey, secret: string) => void;
  readonly end: () => void;
}

/** A call at a table that the caller may see. */
export interface TableCall {
  readonly call: Call;
  readonly table: HostedTable;
  /** Who they are there now: a seat may have been handed over since they came. */
  readonly you: You;
  /** They may see the table as its room is at this revision. */
  readonly revision: number;
}

/** What the description of the API says of an operation. */
export interface Described {
  readonly summary: string;
  readonly detail: string;
}

interface Served extends Described {
  /** After it the game may be sent anew to whoever watches, which costs the caller more. */
  readonly resends?: true;
  /** It makes something: by HTTP the status is 201. */
  readonly creates?: true;
  /** Bytes of its request at most, in place of the usual. */
  readonly bodyLimit?: number;
}

/** For anybody; who may, the operation finds out itself. */
interface OpenOperation<Name extends OperationName> extends Served {
  readonly who: 'anybody';
  readonly run: (ask: RequestOf<Name>, call: Call) => Promise<AnswerOf<Name>>;
}

/** At a table that the caller may see. Access is checked before it is run. */
interface TableOperation<Name extends OperationName> extends Served {
  readonly who: TableWho | (RequestOf<Name> extends { readonly seat: Seat } ? SeatWho : never);
  /** It checks access itself, when its turn at the table has come: what was asked before it may change who holds the seat. */
  readonly checksInTurn?: true;
  readonly run: (ask: RequestOf<Name>, visit: TableCall) => Promise<AnswerOf<Name>>;
}

/** How the server does what the protocol's operation of that name asks for. */
type ServedOperation<Name extends OperationName> = OpenOperation<Name> | TableOperation<Name>;

/** Some of them, by name. */
export type ServedOperations<Name extends OperationName> = { readonly [One in Name]: ServedOperation<One> };

/** One of them, whichever it is, as the two ways to it take it. */
export type AnyOperation = Served &
  (
    | { readonly who: 'anybody'; readonly run: (ask: unknown, call: Call) => Promise<unknown> }
    | {
        readonly who: TableWho | SeatWho;
        readonly checksInTurn?: true;
        readonly run: (ask: unknown, visit: TableCall) => Promise<unknown>;
      }
  );

/** The room as it is now, and who the holder of these tokens is there. */
export function roomAnswer(table: HostedTable, hashes: ReadonlySet<string>): RoomAnswer {
  return { room: table.room(), you: table.you(hashes) };
}
