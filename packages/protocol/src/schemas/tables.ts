import * as v from 'valibot';
import type { Deal, DealProof } from '../deal.ts';
import { LIMITS } from '../limits.ts';
import { NAME } from '../name.ts';
import { PHASES, VISIBILITIES } from '../vocabulary.ts';
import { bot, chosenOptions, clock, game, gameOptions, hash, ink, linkCode, seat, time, wholeNumber } from './fields.ts';
import type { Plain } from './plain.ts';
import { room, seatKinds, you } from './room.ts';
import { loggedEvent, result } from './update.ts';

/** Making tables, sitting down at them, and what lists and records say of them. */

/**
 * How somebody sits down. `valueHash`: of their part in the deal, a value of 16 random bytes, which is shown later; SHA-256 of these bytes.
 * Inks are chosen in Astra only: in Ad Astra they follow from the factions.
 */
const sitting = { name: NAME, ink: v.exactOptional(ink), valueHash: hash };
const sittingSchema = v.strictObject(sitting);
export type Sitting = Plain<typeof sittingSchema>;

/**
 * What both ways to a new table have in common. `tokenHash` is of the token by which the host will be known there: a token is 43 characters
 * of base64url, made from 32 random bytes by the client, and its hash the SHA-256 of these characters in hexadecimal.
 */
const terms = {
  listing: v.picklist(VISIBILITIES),
  clock,
  /** For how many seconds somebody has to be away before the host may let a bot play for them; left out, as is usual with that clock. */
  absence: v.exactOptional(wholeNumber(LIMITS.absenceSeconds.min, LIMITS.absenceSeconds.max)),
  tokenHash: hash,
  /** Where the host sits; null: the host only keeps the table. */
  host: v.nullable(v.strictObject({ ...sitting, seat })),
};
const termsSchema = v.strictObject(terms);
export type TableTerms = Plain<typeof termsSchema>;

/** A chair of a new table: to be claimed, or a bot's. */
const newSeat = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot, name: v.exactOptional(NAME), ink: v.exactOptional(ink) }),
]);
export type NewSeat = Plain<typeof newSeat>;

/** Seats are those that decide, without automata. The deal of a chosen seed can't be checked. */
export const newTable = v.strictObject({
  ...terms,
  game,
  options: chosenOptions,
  seats: v.pipe(v.array(newSeat), v.maxLength(10)),
  seed: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/i, 'expected 1 to 64 hexadecimal digits'))),
});
export type NewOnlineTable = Plain<typeof newTable>;

export const importedTable = v.strictObject({
  ...terms,
  record: v.pipe(v.string(), v.maxLength(LIMITS.recordBytes)),
  sameCards: v.exactOptional(v.boolean()),
});
export type ImportedTable = Plain<typeof importedTable>;

export const createdTable = v.strictObject({
  id: v.string(),
  /** The invitation: whoever has it may claim a free seat. */
  invite: v.string(),
  room,
  you,
});
export type CreatedTable = Plain<typeof createdTable>;

export const claim = v.strictObject({ ...sitting, tokenHash: hash, seat: v.exactOptional(seat), code: v.exactOptional(linkCode) });
export type Claim = Plain<typeof claim>;

export const claimed = v.strictObject({ seat, room, you });
export type Claimed = Plain<typeof claimed>;

/** With a new token for each of one's seats, and one for a host without a seat. */
export const rematchAsk = v.strictObject({
  seats: v.pipe(v.array(v.strictObject({ seat, tokenHash: hash, valueHash: hash })), v.maxLength(10)),
  host: v.exactOptional(hash),
});
export type RematchAsk = Plain<typeof rematchAsk>;

/** A link that was given out. Its code is known only to whoever has it; `id` is the beginning of the code's SHA-256. */
const givenLink = v.strictObject({ id: v.string(), kind: v.picklist(['invite', 'watch']), created: time });
export type GivenLink = Plain<typeof givenLink>;

export const givenLinks = v.strictObject({ links: v.array(givenLink) });
export type GivenLinks = Plain<typeof givenLinks>;

const dealProof: v.GenericSchema<unknown, DealProof> = v.picklist(['all', 'some', 'nobody', 'alone', 'sealed', 'elsewhere']);

/** What the lobby and "my tables" show of a table: public facts only. */
export const summary = v.strictObject({
  id: v.string(),
  game,
  options: gameOptions,
  phase: v.picklist(PHASES),
  listing: v.picklist(VISIBILITIES),
  clock,
  seats: v.array(seatKinds({})),
  waitingFor: v.array(seat),
  result: v.nullable(result),
  deal: dealProof,
  /** The table where the same players meet again. */
  rematch: v.nullable(v.string()),
  created: time,
  changed: time,
});
export type OnlineSummary = Plain<typeof summary>;

export const tableList = v.strictObject({
  tables: v.array(summary),
  /** For the next page; null on the last. */
  before: v.nullable(v.string()),
});
export type TableList = Plain<typeof tableList>;

export const deal: v.GenericSchema<unknown, Deal> = v.strictObject({
  table: v.string(),
  serverSeed: v.string(),
  commitment: v.string(),
  values: v.array(v.string()),
  hashes: v.array(v.string()),
});

/** A finished game whole, as a record file and with its deal to check; of a running one what everybody may know. */
export const record = v.variant('phase', [
  v.strictObject({ phase: v.literal('finished'), text: v.string(), deal: v.nullable(deal) }),
  v.strictObject({
    phase: v.literal('running'),
    game,
    rules: v.pipe(v.number(), v.integer()),
    data: v.pipe(v.number(), v.integer()),
    options: gameOptions,
    seats: v.array(v.string()),
    /** The log has all that happened after this version; -1: from the setup on. */
    from: v.pipe(v.number(), v.integer()),
    log: v.array(loggedEvent),
  }),
]);
export type RecordAnswer = Plain<typeof record>;
