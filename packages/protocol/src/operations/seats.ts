import * as v from 'valibot';
import { bot, dealValue, linkCode, nothing, seat, token } from '../schemas/fields.ts';
import { room, roomAnswer, you } from '../schemas/room.ts';
import { claim, claimed, rematchAsk } from '../schemas/tables.ts';
import type { Operation } from './operation.ts';

const bySeat = v.strictObject({ seat });
const withBot = v.strictObject({ seat, bot: v.exactOptional(bot) });

/**
 * Sitting down, getting up, and what happens to a seat in between. Whatever gives somebody a seat names the hash of a token of their own
 * making: sent again with the same hash it answers the same.
 */
export const SEAT_OPERATIONS = {
  room: { http: 'GET /api/tables/:id', request: nothing, answer: 'room' },
  /** Shows a link's code, invitation or watch link; from then on the browser may see the private table. */
  enter: { http: 'POST /api/tables/:id/enter', request: v.strictObject({ code: linkCode }), answer: roomAnswer },
  /** Lets a browser keep the token of a seat, or of the host, in a cookie that scripts can't read. */
  keepToken: { http: 'POST /api/tables/:id/cookie', request: v.strictObject({ token }), answer: roomAnswer },
  /** The browser forgets all its cookies of this table. */
  forgetTokens: { http: 'POST /api/tables/:id/forget', request: nothing, answer: nothing },
  /** Takes the named free seat, or the first. `code`: an invitation, or the hand-over of one seat, whose old token ends. */
  claim: { http: 'POST /api/tables/:id/claim', request: claim, answer: claimed },
  /** Shows the value whose hash was sent with the claim, when `room.deal.until` asks for it: the game begins when all have, or then. */
  reveal: { http: 'POST /api/tables/:id/reveal', live: true, request: v.strictObject({ seat, value: dealValue }), answer: 'room' },
  start: { http: 'POST /api/tables/:id/start', request: v.strictObject({ bot: v.exactOptional(bot) }), answer: 'room' },
  /** Before the start the seat becomes free again; later it is lent to a bot. */
  leave: { http: 'POST /api/tables/:id/leave', request: bySeat, answer: 'room' },
  /** The host makes a taken seat free again, before the start: its token ends. */
  free: { http: 'POST /api/tables/:id/free', request: bySeat, answer: 'room' },
  /** Leaves the seat to a bot for now; it can be taken back at any time. */
  lend: { http: 'POST /api/tables/:id/lend', live: true, request: withBot, answer: 'room' },
  takeBack: { http: 'POST /api/tables/:id/take-back', live: true, request: bySeat, answer: 'room' },
  /** The host lets a bot play for somebody who has been away for as long as the table says. */
  replace: { http: 'POST /api/tables/:id/replace', live: true, request: withBot, answer: 'room' },
  /** The host ends the game as it stands, for everybody and without a result. */
  close: { http: 'POST /api/tables/:id/close', live: true, request: nothing, answer: 'room' },
  /** The host removes the table with all that belongs to it; it can't be brought back. Live connections are closed with code 4010. */
  delete: { http: 'POST /api/tables/:id/delete', live: true, request: nothing, answer: nothing },
  /** After the end: makes the table of the rematch, or joins the one made, with the named seats. */
  rematch: { http: 'POST /api/tables/:id/rematch', request: rematchAsk, answer: v.strictObject({ id: v.string(), room, you }) },
} as const satisfies Record<string, Operation>;
