import type { Refusal, Result } from '@astrarium/core';
import * as v from 'valibot';
import type { Moment, SessionUpdate } from '../table-update.ts';
import { game, gameEvent, gameView, ink, number, seat, time, viewer } from './fields.ts';
import type { Plain } from './plain.ts';

/** What is sent of the game itself. */

export const refusal: v.GenericSchema<unknown, Refusal> = v.strictObject({
  rule: v.string(),
  reason: v.string(),
  missing: v.exactOptional(v.strictObject({ what: v.string(), need: v.number(), have: v.number() })),
});

export const maybeRefused = v.strictObject({ refusal: v.nullable(refusal) });

export const result: v.GenericSchema<unknown, Result> = v.strictObject({
  seats: v.array(
    v.strictObject({
      total: v.number(),
      lines: v.array(v.strictObject({ name: v.string(), rule: v.string(), points: v.number() })),
    }),
  ),
  winners: v.array(seat),
  why: v.string(),
});

/** The last thing done to the game was to go back. `agreed`: beyond the law, so what nobody had seen was shuffled anew. */
const undone = v.strictObject({ seat, agreed: v.boolean() });
export type Undone = Plain<typeof undone>;

const wholeNumber = v.pipe(v.number(), v.integer());

/** Something that happened, after which version, and by whom. */
export const loggedEvent = v.strictObject({ version: wholeNumber, seat: v.nullable(seat), event: gameEvent });

const seatPlan = v.strictObject({ name: v.string(), ink, player: v.string() });

export interface OnlineUpdate extends SessionUpdate {
  /** Counts every change of the game, undo too, and only grows: what `watch` catches up from. */
  readonly number: number;
  /**
   * The events in it are all that happened after this version; what was logged after it is to be forgotten first. -1: everything from the
   * setup on. With `reset` and more than -1 the game is longer than one answer holds: `log` has what was before.
   */
  readonly from: number;
  readonly undone?: Undone;
}

export const update: v.GenericSchema<unknown, OnlineUpdate> = v.strictObject({
  table: v.string(),
  game,
  number,
  version: wholeNumber,
  seats: v.array(seatPlan),
  viewer,
  view: gameView,
  waitingFor: v.array(seat),
  legal: v.record(v.string(), v.array(v.string())),
  undoLimits: v.record(v.string(), wholeNumber),
  result: v.nullable(result),
  from: wholeNumber,
  events: v.array(loggedEvent),
  reset: v.boolean(),
  undone: v.exactOptional(undone),
});

export const moment: v.GenericSchema<unknown, Moment> = v.strictObject({
  version: wholeNumber,
  viewer,
  view: gameView,
  decision: v.nullable(v.strictObject({ seat, text: v.string() })),
  events: v.array(loggedEvent),
});

/** A part of the log: all that happened after version `from`, up to the version asked for. -1: from the setup on. */
export const logPart = v.strictObject({ from: wholeNumber, events: v.array(loggedEvent) });
export type LogPart = Plain<typeof logPart>;

export const chatLine = v.strictObject({
  number,
  /** Null: the host of the table, who has no seat. */
  seat: v.nullable(seat),
  name: v.string(),
  text: v.string(),
  at: time,
});
export type ChatLine = Plain<typeof chatLine>;
