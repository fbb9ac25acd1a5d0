import type { Refusal, Result, Seat, Viewer } from '@astrarium/core';
import type { Deal, DealProof } from './deal.ts';
import type { GameName } from './game-names.ts';
import type { Problem } from './problem.ts';
import type { Ink, LoggedEvent, Moment, TableUpdate } from './table-update.ts';

/** What a server and its clients say to each other about an online table. Decisions are in the game's notation; times in milliseconds. */

/** Seats are claimed, the game is played, the game is over. */
export const PHASES = ['waiting', 'running', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** Why a game ended without a result: whoever made the table closed it, or it came to the limit of decisions or changes. */
export const CLOSED = ['host', 'limit'] as const;
export type Closed = (typeof CLOSED)[number];

/** Public tables stand in the lobby for everybody to join and watch; private ones are for those with a link. */
export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Time to decide: `bank` and `increment` in seconds, for the whole game; or `days` for each decision. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** What everybody may know of a seat. */
export type PublicSeat = { readonly name: string; readonly ink: Ink } & (
  | { readonly kind: 'open' }
  /** `lent`: the bot that plays for them until they take the seat back; they left it, their time was up, or the host replaced them. */
  | { readonly kind: 'person'; readonly lent: string | null }
  | { readonly kind: 'bot'; readonly bot: string }
  /** Plays by rules of its own, as Auptolemy does. */
  | { readonly kind: 'automaton' }
);

/**
 * `present`: somebody with this seat is connected, or asked for something just now. `awaySince`: since when a person has not been, while the game
 * runs; else null.
 */
export type RoomSeat = PublicSeat & { readonly present: boolean; readonly awaySince: number | null };

/** A seat's clock at the moment the room was told: `left` goes down while `running`. Null: nothing to count. */
export interface SeatClock {
  readonly left: number | null;
  readonly running: boolean;
}

/**
 * Somebody asks to go back further than the law lets them. Every other seat that a person holds must agree, also one that a bot plays for now:
 * silence is no consent. Any decision in between cancels it.
 */
export interface UndoRequest {
  readonly seat: Seat;
  /** The version to go back to. */
  readonly version: number;
  readonly agreed: readonly Seat[];
  /** Who has not answered yet. */
  readonly asked: readonly Seat[];
  /** Who ended it: the seat that asked took it back, any other said no. Null while it waits for answers. */
  readonly ended: Seat | null;
}

/** The last thing done to the game was to go back. `agreed`: beyond the law, so what nobody had seen was shuffled anew. */
export interface Undone {
  readonly seat: Seat;
  readonly agreed: boolean;
}

/** How the deal comes about: drawn by the server under a published commitment, or elsewhere (an imported record, a chosen seed). */
export type DealPromise =
  | {
      readonly kind: 'committed';
      readonly commitment: string;
      /** By seat: the hash of the value that its holder will show; '' for a bot and a free seat. */
      readonly hashes: readonly string[];
      /** The seats whose value is in. */
      readonly shown: readonly Seat[];
      /** All seats are taken, and values are to be shown until then; null before that and after the deal. */
      readonly until: number | null;
    }
  | { readonly kind: 'elsewhere' };

/** Everything about a table that is not the game itself. */
export interface Room {
  readonly table: string;
  readonly game: GameName;
  readonly options: unknown;
  readonly phase: Phase;
  /** Of a finished table without a result; else null. */
  readonly closed: Closed | null;
  readonly listing: Visibility;
  readonly seats: readonly RoomSeat[];
  readonly clock: Clock;
  /** After so many seconds away the host may let a bot play for somebody. */
  readonly absence: number;
  /** By seat; empty without a clock. */
  readonly clocks: readonly SeatClock[];
  readonly undo: UndoRequest | null;
  readonly deal: DealPromise;
  /** The seat that holds the rights of the host; null: somebody without a seat does. */
  readonly host: Seat | null;
  /** How many watch without a seat. */
  readonly spectators: number;
  /** The table where the same players meet again. */
  readonly rematch: string | null;
  readonly created: number;
  /** When this was told, by the server's clock. */
  readonly now: number;
}

/** What whoever asks is at this table. */
export interface You {
  readonly seats: readonly Seat[];
  readonly host: boolean;
}

export interface OnlineUpdate extends TableUpdate {
  /** Counts every change of the game, undo too, and only grows: what `watch` catches up from. */
  readonly number: number;
  /**
   * The events told are all that happened after this version; what was logged after it is to be forgotten first. -1: everything from the setup
   * on. With `reset` and more than -1 the game is longer than one answer tells: what was before is told by `log`.
   */
  readonly from: number;
  readonly undone?: Undone;
}

/**
 * What one more decision changed of the update before it, whose number is smaller by one. What is left out is as it was. The view is what
 * to lay over the view before: of objects the fields that changed, of lists of the same length too, by index; anything else is whole.
 */
export interface UpdatePatch extends Pick<OnlineUpdate, 'number' | 'version' | 'waitingFor' | 'legal' | 'undoLimits' | 'events'> {
  readonly view: unknown;
  readonly seats?: OnlineUpdate['seats'];
  readonly result?: Result;
}

export interface ChatLine {
  readonly number: number;
  /** Null: the host of the table, who has no seat. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A part of the log: all that happened after version `from`, up to the version asked for. -1: from the setup on. */
export interface LogPart {
  readonly from: number;
  readonly events: readonly LoggedEvent[];
}

type Nothing = Record<string, never>;
type MaybeRefused = { readonly refusal: Refusal | null };

/** Each request over a live connection, `/api/tables/<id>/live`, with what it answers. Those that name a seat need that seat's token. */
export interface LiveRequests {
  /**
   * From now on updates, steps, room and chat are told. `since`: the number of the last update seen, for exactly what was missed; null for everything.
   * `seats`: with which of one's own seats to watch; left out, with all. The update is null while the table is waiting.
   */
  watch: {
    ask: { since: number | null; seats?: readonly Seat[] };
    answer: { update: OnlineUpdate | null; room: Room; you: You; chat: readonly ChatLine[] };
  };
  /** `id` is made by the client, so that sending it twice does it once. `number` is that of the update in which it can be seen. */
  decide: { ask: { seat: Seat; decision: string; id: string }; answer: MaybeRefused & { readonly number: number } };
  whyNot: { ask: { seat: Seat; decision: string }; answer: MaybeRefused };
  /** Back to `version`, as far as the law lets the seat. */
  undo: { ask: { seat: Seat; version: number }; answer: MaybeRefused };
  /** Asks all others to let one go back further. What the law allows, or nobody is there to be asked about, is done at once. */
  askUndo: { ask: { seat: Seat; version: number }; answer: Nothing };
  answerUndo: { ask: { seat: Seat; yes: boolean }; answer: Nothing };
  /** The seat that asked takes its request back. */
  withdrawUndo: { ask: { seat: Seat }; answer: Nothing };
  /** What one of one's own seats sees now. */
  peek: { ask: { viewer: Viewer }; answer: { view: unknown } };
  /** While the game runs in one's own eyes or a spectator's; after it in any. */
  moment: { ask: { version: number; viewer: Viewer }; answer: { moment: Moment } };
  /** What happened up to that version: of so many decisions as one answer tells, the last. In the same eyes as `moment`. */
  log: { ask: { upTo: number; viewer: Viewer }; answer: LogPart };
  chat: { ask: { text: string }; answer: Nothing };
  note: { ask: { seat: Seat; text: string }; answer: Nothing };
  readNote: { ask: { seat: Seat }; answer: { text: string } };
  /** Shows the value whose hash was sent with the claim, when `room.deal.until` asks for it: the game begins when all have, or then. */
  reveal: { ask: { seat: Seat; value: string }; answer: Nothing };
  /** Leaves the seat to a bot for now; it can be taken back at any time. */
  lend: { ask: { seat: Seat; bot?: string }; answer: Nothing };
  takeBack: { ask: { seat: Seat }; answer: Nothing };
  /** The host lets a bot play for somebody who has been away for as long as the table says. */
  replace: { ask: { seat: Seat; bot?: string }; answer: Nothing };
  /** The host ends the game as it stands, for everybody and without a result. */
  close: { ask: Nothing; answer: Nothing };
  /** The host removes the table with all that belongs to it; it can't be brought back. Whoever is there is sent away with code 4010. */
  delete: { ask: Nothing; answer: Nothing };
}

export type LiveName = keyof LiveRequests;

/** `n` is the client's own counter; the answer names it. */
export type LiveRequest = {
  [Name in LiveName]: { readonly n: number; readonly name: Name; readonly ask: LiveRequests[Name]['ask'] };
}[LiveName];

export type FromServer =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: unknown }
  /** `n` is 0 when the message was too broken to tell its number. */
  | { readonly kind: 'error'; readonly n: number; readonly problem: Problem }
  | { readonly kind: 'update'; readonly update: OnlineUpdate }
  /** Only to whoever asked for steps, and was told the update before it, whole or by steps. */
  | { readonly kind: 'step'; readonly step: UpdatePatch }
  | { readonly kind: 'room'; readonly room: Room; readonly you: You }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** The server is there. */
  | { readonly kind: 'beat' };

/** A chair of a new table: to be claimed, or a bot's. */
export type NewSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string; readonly ink?: Ink };

/**
 * How somebody sits down. `valueHash`: of their part in the deal, a value of 16 random bytes, which is shown later; SHA-256 of these bytes. Inks
 * are chosen in Astra only: in Ad Astra they follow from the factions.
 */
export interface Sitting {
  readonly name: string;
  readonly ink?: Ink;
  readonly valueHash: string;
}

/**
 * What both ways to a new table have in common. `tokenHash` is of the token by which whoever makes the table will be known there: a token is
 * 43 characters of base64url, made from 32 random bytes by the client, and its hash the SHA-256 of these characters in hexadecimal.
 */
export interface TableTerms {
  readonly listing: Visibility;
  readonly clock: Clock;
  /** For how many seconds somebody has to be away before the host may let a bot play for them; left out, as is usual with that clock. */
  readonly absence?: number;
  readonly tokenHash: string;
  /** Where the host sits; null: the host only keeps the table. */
  readonly host: (Sitting & { readonly seat: Seat }) | null;
}

/** Seats are those that decide, without automata. A chosen seed is no checkable deal. */
export interface NewOnlineTable extends TableTerms {
  readonly game: GameName;
  readonly options: unknown;
  readonly seats: readonly NewSeat[];
  readonly seed?: string;
}

export interface ImportedTable extends TableTerms {
  readonly record: string;
  readonly sameCards?: boolean;
}

/**
 * Each request by HTTP, `METHOD /api/tables…`; `:id` is the table's. Every failed one answers `{ problem }`. Whatever gives somebody a seat
 * names the hash of a token of their own making: sent again with the same hash it answers the same, and an answer lost on the way loses nothing.
 */
export interface HttpRequests {
  'POST /api/tables': { ask: NewOnlineTable; answer: CreatedTable };
  /**
   * A recorded game becomes a table: running where it stopped, all seats but the host's open; a finished one to look at. Whoever has the record
   * knows the seed, so what nobody has seen is dealt anew, unless `sameCards` is asked for.
   */
  'POST /api/tables/import': { ask: ImportedTable; answer: CreatedTable };
  'GET /api/tables': { ask: { list: 'open' | 'running' | 'finished'; before?: string }; answer: TableList };
  'POST /api/tables/summaries': { ask: { ids: readonly string[] }; answer: TableList };
  'GET /api/tables/:id': { ask: Nothing; answer: RoomAnswer };
  /** Shows a link's code, invitation or watch link; from then on the browser may see the private table. */
  'POST /api/tables/:id/enter': { ask: { code: string }; answer: RoomAnswer };
  /** Lets a browser keep the token of a seat, or of the host, in a cookie that scripts can't read. */
  'POST /api/tables/:id/cookie': { ask: { token: string }; answer: RoomAnswer };
  /** The browser forgets all its cookies of this table. */
  'POST /api/tables/:id/forget': { ask: Nothing; answer: Nothing };
  /** Takes the named free seat, or the first. `code`: an invitation, or the hand-over of one seat, whose old token ends. */
  'POST /api/tables/:id/claim': { ask: Claim; answer: Claimed };
  'POST /api/tables/:id/reveal': { ask: LiveRequests['reveal']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/start': { ask: { bot?: string }; answer: RoomAnswer };
  /** Before the start the seat becomes free again; later it is lent to a bot. */
  'POST /api/tables/:id/leave': { ask: { seat: Seat }; answer: RoomAnswer };
  'POST /api/tables/:id/lend': { ask: LiveRequests['lend']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/take-back': { ask: LiveRequests['takeBack']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/replace': { ask: LiveRequests['replace']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/close': { ask: LiveRequests['close']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/delete': { ask: LiveRequests['delete']['ask']; answer: Nothing };
  /** The host makes a taken seat free again, before the start: its token ends. */
  'POST /api/tables/:id/free': { ask: { seat: Seat }; answer: RoomAnswer };
  /** New codes for links; each may be asked for again when it was lost. A new hand-over ends those made before for the seat. */
  'POST /api/tables/:id/invite-link': { ask: Nothing; answer: { code: string } };
  'POST /api/tables/:id/watch-link': { ask: Nothing; answer: { code: string } };
  'POST /api/tables/:id/hand-over': { ask: { seat: Seat }; answer: { code: string } };
  /** The invitations and watch links that work; the host may end each. */
  'GET /api/tables/:id/links': { ask: Nothing; answer: GivenLinks };
  'POST /api/tables/:id/revoke': { ask: { link: string }; answer: GivenLinks };
  /** After the end: makes the table of the rematch, or joins the one made, with the named seats. */
  'POST /api/tables/:id/rematch': { ask: RematchAsk; answer: Rematch };
  'GET /api/tables/:id/record': { ask: Nothing; answer: RecordAnswer };
  /** Waits until there is more than `since`, or 25 seconds. */
  'GET /api/tables/:id/update': { ask: { since?: number }; answer: { update: OnlineUpdate | null; room: Room; you: You } };
  /** What happened up to that version, as `log` over a live connection, in the eyes of an update. */
  'GET /api/tables/:id/log': { ask: { upTo: number }; answer: LogPart };
  'POST /api/tables/:id/decisions': { ask: LiveRequests['decide']['ask']; answer: LiveRequests['decide']['answer'] };
  'POST /api/tables/:id/undo': { ask: LiveRequests['undo']['ask']; answer: LiveRequests['undo']['answer'] };
  'POST /api/tables/:id/ask-undo': { ask: LiveRequests['askUndo']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/answer-undo': { ask: LiveRequests['answerUndo']['ask']; answer: RoomAnswer };
  'POST /api/tables/:id/withdraw-undo': { ask: LiveRequests['withdrawUndo']['ask']; answer: RoomAnswer };
  /** The newest lines, at most 100; `after`: only those with a larger number. */
  'GET /api/tables/:id/chat': { ask: { after?: number }; answer: { lines: readonly ChatLine[] } };
  'POST /api/tables/:id/chat': { ask: LiveRequests['chat']['ask']; answer: Nothing };
  'GET /api/tables/:id/note': { ask: LiveRequests['readNote']['ask']; answer: LiveRequests['readNote']['answer'] };
  'POST /api/tables/:id/note': { ask: LiveRequests['note']['ask']; answer: Nothing };
  /** The machine that is told of this seat's turns, without the rest of its address; null: none is. */
  'GET /api/tables/:id/webhook': { ask: { seat: Seat }; answer: { host: string | null } };
  /** Where to tell that it is this seat's turn; null: nowhere any more. The secret signs each call. */
  'POST /api/tables/:id/webhook': { ask: { seat: Seat; url: string | null }; answer: { secret: string | null } };
}

export type HttpName = keyof HttpRequests;

export interface RoomAnswer {
  readonly room: Room;
  readonly you: You;
}

export interface Claim extends Sitting {
  readonly tokenHash: string;
  readonly seat?: Seat;
  readonly code?: string;
}

export interface Claimed extends RoomAnswer {
  readonly seat: Seat;
}

/** A link that was given out. Its code is known only to whoever has it; `id` is the beginning of the code's SHA-256. */
export interface GivenLink {
  readonly id: string;
  readonly kind: 'invite' | 'watch';
  readonly created: number;
}

export interface GivenLinks {
  readonly links: readonly GivenLink[];
}

/** With a new token for each of one's seats, and one for a host without a seat. */
export interface RematchAsk {
  readonly seats: readonly { readonly seat: Seat; readonly tokenHash: string; readonly valueHash: string }[];
  readonly host?: string;
}

export interface CreatedTable extends RoomAnswer {
  readonly id: string;
  /** The invitation: whoever has it may claim a free seat. */
  readonly invite: string;
}

export interface Rematch extends RoomAnswer {
  readonly id: string;
}

/** What the lobby and "my tables" show of a table: public facts only. */
export interface OnlineSummary {
  readonly id: string;
  readonly game: GameName;
  readonly options: unknown;
  readonly phase: Phase;
  readonly listing: Visibility;
  readonly clock: Clock;
  readonly seats: readonly PublicSeat[];
  readonly waitingFor: readonly Seat[];
  readonly result: Result | null;
  readonly deal: DealProof;
  /** The table where the same players meet again. */
  readonly rematch: string | null;
  readonly created: number;
  readonly changed: number;
}

export interface TableList {
  readonly tables: readonly OnlineSummary[];
  /** For the next page; null on the last. */
  readonly before: string | null;
}

/** A finished game whole, as a record file and with its deal to check; of a running one what everybody may know. */
export type RecordAnswer =
  | { readonly phase: 'finished'; readonly text: string; readonly deal: Deal | null }
  | {
      readonly phase: 'running';
      readonly game: GameName;
      readonly rules: number;
      readonly data: number;
      readonly options: unknown;
      readonly seats: readonly string[];
      /** The log has all that happened after this version; -1: from the setup on. */
      readonly from: number;
      readonly log: readonly LoggedEvent[];
    };
