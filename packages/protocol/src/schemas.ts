import * as v from 'valibot';
import { GAME_NAMES } from './game-names.ts';
import { LIMITS } from './limits.ts';
import {
  type Claim,
  type Clock,
  type HttpName,
  type HttpRequests,
  type ImportedTable,
  type LiveName,
  type LiveRequests,
  type NewOnlineTable,
  type RematchAsk,
  VISIBILITIES,
} from './messages.ts';
import { NAME } from './name.ts';
import { INKS } from './table-update.ts';

/** A schema for everything that comes in from outside. Unknown fields are refused: they are a mistake of whoever sent them. */

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** No game has more seats than this; whether the table has the seat, the table says. */
const seat = wholeNumber(0, 9);
/** After a question mark everything is text. */
const writtenNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'expected a whole number'), v.transform(Number));
const version = wholeNumber(0, 1_000_000);
const viewer = v.union([seat, v.literal('spectator')]);
const bot = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,19}$/, 'expected the name of a bot'));
const ink = v.picklist(INKS);
const decision = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.decisionLength));
const decisionId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'expected 8 to 64 letters, digits, "-" or "_"'));
const code = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'expected the 22 characters of a link'));
/** What is sent of a token, or a value, that the client made. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in 64 lowercase hexadecimal digits'));
const value = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 lowercase hexadecimal digits'));
/** Plain text that may have lines. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.regex(/^[^\p{Cs}]*$/u, 'expected plain text'),
    v.check((given) => !hasControls(given), 'expected plain text'),
  );
const nothing: v.GenericSchema<unknown, Record<string, never>> = v.strictObject({});
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'expected the 16 characters of a table'));

const clock: v.GenericSchema<unknown, Clock> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    bank: wholeNumber(LIMITS.bankSeconds.min, LIMITS.bankSeconds.max),
    increment: wholeNumber(LIMITS.incrementSeconds.min, LIMITS.incrementSeconds.max),
  }),
  v.strictObject({ kind: v.literal('days'), days: wholeNumber(LIMITS.days.min, LIMITS.days.max) }),
]);

const sitting = { name: NAME, ink: v.exactOptional(ink), valueHash: hash };

const terms = {
  listing: v.picklist(VISIBILITIES),
  clock,
  absence: v.exactOptional(wholeNumber(LIMITS.absenceSeconds.min, LIMITS.absenceSeconds.max)),
  tokenHash: hash,
  host: v.nullable(v.strictObject({ ...sitting, seat })),
};

const newTable: v.GenericSchema<unknown, NewOnlineTable> = v.strictObject({
  ...terms,
  game: v.picklist(GAME_NAMES),
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot, name: v.exactOptional(NAME), ink: v.exactOptional(ink) }),
      ]),
    ),
    v.maxLength(10),
  ),
  seed: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,64}$/i, 'expected 1 to 64 hexadecimal digits'))),
});

const importTable: v.GenericSchema<unknown, ImportedTable> = v.strictObject({
  ...terms,
  record: v.pipe(v.string(), v.maxLength(LIMITS.recordBytes)),
  sameCards: v.exactOptional(v.boolean()),
});

const claim: v.GenericSchema<unknown, Claim> = v.strictObject({
  ...sitting,
  tokenHash: hash,
  seat: v.exactOptional(seat),
  code: v.exactOptional(code),
});

const rematch: v.GenericSchema<unknown, RematchAsk> = v.strictObject({
  seats: v.pipe(v.array(v.strictObject({ seat, tokenHash: hash, valueHash: hash })), v.maxLength(10)),
  host: v.exactOptional(hash),
});

const bySeat = v.strictObject({ seat });
const withBot = v.strictObject({ seat, bot: v.exactOptional(bot) });

/** What may be asked over a live connection. */
export const LIVE_SCHEMAS: { readonly [Name in LiveName]: v.GenericSchema<unknown, LiveRequests[Name]['ask']> } = {
  watch: v.strictObject({
    since: v.nullable(wholeNumber(0, 1_000_000_000)),
    seats: v.exactOptional(v.pipe(v.array(seat), v.maxLength(10))),
  }),
  decide: v.strictObject({ seat, decision, id: decisionId }),
  whyNot: v.strictObject({ seat, decision }),
  undo: v.strictObject({ seat, version }),
  askUndo: v.strictObject({ seat, version }),
  answerUndo: v.strictObject({ seat, yes: v.boolean() }),
  withdrawUndo: bySeat,
  peek: v.strictObject({ viewer }),
  moment: v.strictObject({ version, viewer }),
  log: v.strictObject({ upTo: version, viewer }),
  chat: v.strictObject({ text: v.pipe(text(LIMITS.chatLength), v.trim(), v.minLength(1)) }),
  note: v.strictObject({ seat, text: text(LIMITS.noteLength) }),
  readNote: bySeat,
  reveal: v.strictObject({ seat, value }),
  lend: withBot,
  takeBack: bySeat,
  replace: withBot,
  close: nothing,
  delete: nothing,
};

/** The frame around every live request; its `ask` is checked by the schema of its name. */
export const LIVE_FRAME = v.strictObject({
  n: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  name: v.picklist(Object.keys(LIVE_SCHEMAS) as LiveName[]),
  ask: v.unknown(),
});

/** What may be asked by HTTP: the body, or of a GET what stands after the question mark, where everything is text. */
export const HTTP_SCHEMAS: { readonly [Name in HttpName]: v.GenericSchema<unknown, HttpRequests[Name]['ask']> } = {
  'POST /api/tables': newTable,
  'POST /api/tables/import': importTable,
  'GET /api/tables': v.strictObject({
    list: v.picklist(['open', 'running', 'finished']),
    before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,16}-[\w-]{16}$/, 'expected what the page before it gave'))),
  }),
  'POST /api/tables/summaries': v.strictObject({
    ids: v.pipe(
      v.array(tableId),
      v.maxLength(LIMITS.summaries),
      v.check((ids) => new Set(ids).size === ids.length, 'expected each table once'),
    ),
  }),
  'GET /api/tables/:id': nothing,
  'POST /api/tables/:id/enter': v.strictObject({ code }),
  'POST /api/tables/:id/cookie': v.strictObject({
    token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'expected the 43 characters of a token')),
  }),
  'POST /api/tables/:id/forget': nothing,
  'POST /api/tables/:id/claim': claim,
  'POST /api/tables/:id/reveal': LIVE_SCHEMAS.reveal,
  'POST /api/tables/:id/start': v.strictObject({ bot: v.exactOptional(bot) }),
  'POST /api/tables/:id/leave': bySeat,
  'POST /api/tables/:id/lend': withBot,
  'POST /api/tables/:id/take-back': bySeat,
  'POST /api/tables/:id/replace': withBot,
  'POST /api/tables/:id/close': LIVE_SCHEMAS.close,
  'POST /api/tables/:id/delete': LIVE_SCHEMAS.delete,
  'POST /api/tables/:id/free': bySeat,
  'POST /api/tables/:id/invite-link': nothing,
  'POST /api/tables/:id/watch-link': nothing,
  'POST /api/tables/:id/hand-over': bySeat,
  'GET /api/tables/:id/links': nothing,
  'POST /api/tables/:id/revoke': v.strictObject({ link: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'expected the id of a link')) }),
  'POST /api/tables/:id/rematch': rematch,
  'GET /api/tables/:id/record': nothing,
  'GET /api/tables/:id/update': v.strictObject({
    since: v.exactOptional(writtenNumber),
  }),
  'GET /api/tables/:id/log': v.strictObject({ upTo: writtenNumber }),
  'POST /api/tables/:id/decisions': LIVE_SCHEMAS.decide,
  'POST /api/tables/:id/undo': LIVE_SCHEMAS.undo,
  'POST /api/tables/:id/ask-undo': LIVE_SCHEMAS.askUndo,
  'POST /api/tables/:id/answer-undo': LIVE_SCHEMAS.answerUndo,
  'POST /api/tables/:id/withdraw-undo': LIVE_SCHEMAS.withdrawUndo,
  'GET /api/tables/:id/chat': v.strictObject({ after: v.exactOptional(writtenNumber) }),
  'POST /api/tables/:id/chat': LIVE_SCHEMAS.chat,
  'GET /api/tables/:id/note': v.strictObject({ seat: v.pipe(writtenNumber, seat) }),
  'POST /api/tables/:id/note': LIVE_SCHEMAS.note,
  'GET /api/tables/:id/webhook': v.strictObject({ seat: v.pipe(writtenNumber, seat) }),
  'POST /api/tables/:id/webhook': v.strictObject({
    seat,
    url: v.nullable(v.pipe(v.string(), v.url(), v.maxLength(LIMITS.webhookLength))),
  }),
};

function hasControls(given: string): boolean {
  return /[\p{Cc}]/u.test(given.replaceAll('\n', '').replaceAll('\t', ''));
}
