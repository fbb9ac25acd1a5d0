import type { Viewer } from '@astrarium/core';
import * as v from 'valibot';
import { GAME_NAMES } from '../game-names.ts';
import { LIMITS } from '../limits.ts';
import { INKS } from '../table-update.ts';
import type { Plain } from './plain.ts';

/** The fields that messages are made of. */

export const nothing: v.GenericSchema<unknown, Record<string, never>> = v.strictObject({});

export const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** No game has more seats than this; whether the table has the seat, the table says. */
export const seat = wholeNumber(0, 9);
export const version = wholeNumber(0, 1_000_000);
/** Counts changes of a game, or lines of chat. */
export const number = wholeNumber(0, 1_000_000_000);
/** In milliseconds. */
export const time = v.pipe(v.number(), v.integer());
export const viewer: v.GenericSchema<unknown, Viewer> = v.union([seat, v.literal('spectator')]);
export const game = v.picklist(GAME_NAMES);
export const bot = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,19}$/, 'expected the name of a bot'));
export const ink = v.picklist(INKS);
export const decision = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.decisionLength));
export const decisionId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'expected 8 to 64 letters, digits, "-" or "_"'));
export const linkCode = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'expected the 22 characters of a link'));
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'expected the 43 characters of a token'));
/** The hash of a token, or of a value, that the client made. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in 64 lowercase hexadecimal digits'));
export const dealValue = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 lowercase hexadecimal digits'));
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'expected the 16 characters of a table'));

/** Plain text that may have lines. */
export const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.regex(/^[^\p{Cs}]*$/u, 'expected plain text'),
    v.check((given) => !hasControls(given), 'expected plain text'),
  );

/** Time to decide: `bank` and `increment` in seconds, for the whole game; or `days` for each decision. */
export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    bank: wholeNumber(LIMITS.bankSeconds.min, LIMITS.bankSeconds.max),
    increment: wholeNumber(LIMITS.incrementSeconds.min, LIMITS.incrementSeconds.max),
  }),
  v.strictObject({ kind: v.literal('days'), days: wholeNumber(LIMITS.days.min, LIMITS.days.max) }),
]);
export type Clock = Plain<typeof clock>;

/**
 * What only a game itself knows: its options, what somebody sees of it, what happened in it. Both ends pass it through as it is. The
 * description of the API puts the types of each game in their place.
 */
export const gameOptions: v.GenericSchema<unknown, unknown> = v.unknown();
/** Options as they are asked for: the game checks them, and adds what was left out. */
export const chosenOptions: v.GenericSchema<unknown, unknown> = v.record(v.string(), v.unknown());
export const gameView: v.GenericSchema<unknown, unknown> = v.unknown();
export const gameEvent: v.GenericSchema<unknown, unknown> = v.unknown();

function hasControls(given: string): boolean {
  return /[\p{Cc}]/u.test(given.replaceAll('\n', '').replaceAll('\t', ''));
}
