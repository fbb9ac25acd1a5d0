import type { Seat } from '@astrarium/core';
import * as v from 'valibot';
import { CLOSED, PHASES, VISIBILITIES } from '../vocabulary.ts';
import { clock, game, gameOptions, ink, seat, time, version } from './fields.ts';
import type { Plain } from './plain.ts';

/** Everything about a table that is not the game itself. */

const looks = { name: v.string(), ink };

/** What everybody may know of a seat, with `more` fields of every kind. */
export const seatKinds = <More extends v.ObjectEntries>(more: More) =>
  v.variant('kind', [
    v.strictObject({ ...looks, ...more, kind: v.literal('open') }),
    /** `lent`: the bot that plays for them until they take the seat back; they left it, their time was up, or the host replaced them. */
    v.strictObject({ ...looks, ...more, kind: v.literal('person'), lent: v.nullable(v.string()) }),
    v.strictObject({ ...looks, ...more, kind: v.literal('bot'), bot: v.string() }),
    /** Plays by rules of its own, as Auptolemy does. */
    v.strictObject({ ...looks, ...more, kind: v.literal('automaton') }),
  ]);

const publicSeat = seatKinds({});
export type PublicSeat = Plain<typeof publicSeat>;

const roomSeat = seatKinds({
  /** Somebody with this seat is connected, or made a request just now. */
  present: v.boolean(),
  /** Since when a person has been away while the game runs; else null. */
  awaySince: v.nullable(time),
});
export type RoomSeat = Plain<typeof roomSeat>;

/** A seat's clock at the moment the room was sent: `left` goes down while `running`. Null: nothing to count. */
const seatClock = v.strictObject({ left: v.nullable(time), running: v.boolean() });
export type SeatClock = Plain<typeof seatClock>;

/**
 * Somebody asks to go back further than the law lets them. Every other seat that a person holds must agree, also one that a bot plays for
 * now: silence is no consent. Any decision in between cancels it.
 */
const undoRequest = v.strictObject({
  seat,
  /** The version to go back to. */
  version,
  agreed: v.array(seat),
  /** Who has not answered yet. */
  asked: v.array(seat),
  /** Who ended it: the seat that asked took it back, any other said no. Null while it waits for answers. */
  ended: v.nullable(seat),
});
export type UndoRequest = Plain<typeof undoRequest>;

/** How the deal comes about: drawn by the server under a published commitment, or elsewhere (an imported record, a chosen seed). */
const dealPromise = v.variant('kind', [
  v.strictObject({
    kind: v.literal('committed'),
    commitment: v.string(),
    /** By seat: the hash of the value that its holder will show; '' for a bot and a free seat. */
    hashes: v.array(v.string()),
    /** The seats whose value is in. */
    shown: v.array(seat),
    /** All seats are taken, and values are to be shown until then; null before that and after the deal. */
    until: v.nullable(time),
  }),
  v.strictObject({ kind: v.literal('elsewhere') }),
]);
export type DealPromise = Plain<typeof dealPromise>;

export const room = v.strictObject({
  table: v.string(),
  game,
  options: gameOptions,
  phase: v.picklist(PHASES),
  /** Of a finished table without a result; else null. */
  closed: v.nullable(v.picklist(CLOSED)),
  listing: v.picklist(VISIBILITIES),
  seats: v.array(roomSeat),
  clock,
  /** After so many seconds away the host may let a bot play for somebody. */
  absence: v.number(),
  /** By seat; empty without a clock. */
  clocks: v.array(seatClock),
  undo: v.nullable(undoRequest),
  deal: dealPromise,
  /** The seat that holds the rights of the host; null: somebody without a seat does. */
  host: v.nullable(seat),
  /** How many watch without a seat. */
  spectators: v.pipe(v.number(), v.integer()),
  /** The table where the same players meet again. */
  rematch: v.nullable(v.string()),
  created: time,
  /** When this was sent, by the server's clock. */
  now: time,
});
export type Room = Plain<typeof room>;

/** Who the caller is at this table. */
export const you = v.strictObject({ seats: v.array(seat), host: v.boolean() });
/** Who the caller is at this table. */
export interface You {
  readonly seats: readonly Seat[];
  readonly host: boolean;
}

export const roomAnswer = v.strictObject({ room, you });
export type RoomAnswer = Plain<typeof roomAnswer>;
