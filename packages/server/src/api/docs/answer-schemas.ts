import {
  type ChatLine,
  CLOSED,
  type Clock,
  type Deal,
  GAME_NAMES,
  type GivenLinks,
  type HttpName,
  type HttpRequests,
  INKS,
  type LogPart,
  type OnlineSummary,
  type OnlineUpdate,
  PHASES,
  PROBLEM_STATUS,
  type Problem,
  type ProblemCode,
  type Room,
  type RoomAnswer,
  type TableList,
  VISIBILITIES,
  type You,
} from '@astrarium/protocol';
import * as v from 'valibot';

/** What is answered, as schemas: the types say the same, and the tests hold real answers against them. */

const seat = v.pipe(v.number(), v.integer());
const time = v.pipe(v.number(), v.integer());
const viewer = v.union([seat, v.literal('spectator')]);
const nothing = v.strictObject({});
const looks = { name: v.string(), ink: v.picklist(INKS) };

const problem: v.GenericSchema<unknown, { problem: Problem }> = v.strictObject({
  problem: v.strictObject({
    code: v.picklist(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
    detail: v.string(),
    wait: v.exactOptional(v.number()),
  }),
});

const refusal = v.strictObject({
  rule: v.string(),
  reason: v.string(),
  missing: v.exactOptional(v.strictObject({ what: v.string(), need: v.number(), have: v.number() })),
});

const result = v.strictObject({
  seats: v.array(
    v.strictObject({
      total: v.number(),
      lines: v.array(v.strictObject({ name: v.string(), rule: v.string(), points: v.number() })),
    }),
  ),
  winners: v.array(seat),
  why: v.string(),
});

const clock: v.GenericSchema<unknown, Clock> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), bank: v.number(), increment: v.number() }),
  v.strictObject({ kind: v.literal('days'), days: v.number() }),
]);

const seatKinds = <More extends v.ObjectEntries>(more: More) =>
  [
    v.strictObject({ ...looks, ...more, kind: v.literal('open') }),
    v.strictObject({ ...looks, ...more, kind: v.literal('person'), lent: v.nullable(v.string()) }),
    v.strictObject({ ...looks, ...more, kind: v.literal('bot'), bot: v.string() }),
    v.strictObject({ ...looks, ...more, kind: v.literal('automaton') }),
  ] as const;

const room: v.GenericSchema<unknown, Room> = v.strictObject({
  table: v.string(),
  game: v.picklist(GAME_NAMES),
  options: v.unknown(),
  phase: v.picklist(PHASES),
  closed: v.nullable(v.picklist(CLOSED)),
  listing: v.picklist(VISIBILITIES),
  seats: v.array(v.variant('kind', [...seatKinds({ present: v.boolean(), awaySince: v.nullable(time) })])),
  clock,
  absence: v.number(),
  clocks: v.array(v.strictObject({ left: v.nullable(v.number()), running: v.boolean() })),
  undo: v.nullable(v.strictObject({ seat, version: v.number(), agreed: v.array(seat), asked: v.array(seat), ended: v.nullable(seat) })),
  deal: v.variant('kind', [
    v.strictObject({
      kind: v.literal('committed'),
      commitment: v.string(),
      hashes: v.array(v.string()),
      shown: v.array(seat),
      until: v.nullable(time),
    }),
    v.strictObject({ kind: v.literal('elsewhere') }),
  ]),
  host: v.nullable(seat),
  spectators: v.number(),
  rematch: v.nullable(v.string()),
  created: time,
  now: time,
});

const you: v.GenericSchema<unknown, You> = v.strictObject({ seats: v.array(seat), host: v.boolean() });

const logged = v.strictObject({ version: v.number(), seat: v.nullable(seat), event: v.unknown() });

const update: v.GenericSchema<unknown, OnlineUpdate> = v.strictObject({
  table: v.string(),
  game: v.picklist(GAME_NAMES),
  number: v.number(),
  version: v.number(),
  seats: v.array(v.strictObject({ ...looks, player: v.string() })),
  viewer,
  view: v.unknown(),
  waitingFor: v.array(seat),
  legal: v.record(v.string(), v.array(v.string())),
  undoLimits: v.record(v.string(), v.number()),
  result: v.nullable(result),
  from: v.number(),
  events: v.array(logged),
  reset: v.boolean(),
  undone: v.exactOptional(v.strictObject({ seat, agreed: v.boolean() })),
});

const part: v.GenericSchema<unknown, LogPart> = v.strictObject({ from: v.number(), events: v.array(logged) });

const line: v.GenericSchema<unknown, ChatLine> = v.strictObject({
  number: v.number(),
  seat: v.nullable(seat),
  name: v.string(),
  text: v.string(),
  at: time,
});

const summary: v.GenericSchema<unknown, OnlineSummary> = v.strictObject({
  id: v.string(),
  game: v.picklist(GAME_NAMES),
  options: v.unknown(),
  phase: v.picklist(PHASES),
  listing: v.picklist(VISIBILITIES),
  clock,
  seats: v.array(v.variant('kind', [...seatKinds({})])),
  waitingFor: v.array(seat),
  result: v.nullable(result),
  deal: v.picklist(['all', 'some', 'nobody', 'alone', 'sealed', 'elsewhere']),
  rematch: v.nullable(v.string()),
  created: time,
  changed: time,
});

const deal: v.GenericSchema<unknown, Deal> = v.strictObject({
  table: v.string(),
  serverSeed: v.string(),
  commitment: v.string(),
  values: v.array(v.string()),
  hashes: v.array(v.string()),
});

const roomAnswer: v.GenericSchema<unknown, RoomAnswer> = v.strictObject({ room, you });
const list: v.GenericSchema<unknown, TableList> = v.strictObject({ tables: v.array(summary), before: v.nullable(v.string()) });
const code = v.strictObject({ code: v.string() });
const links: v.GenericSchema<unknown, GivenLinks> = v.strictObject({
  links: v.array(v.strictObject({ id: v.string(), kind: v.picklist(['invite', 'watch']), created: time })),
});
const maybeRefused = v.strictObject({ refusal: v.nullable(refusal) });
const created: v.GenericSchema<unknown, HttpRequests['POST /api/tables']['answer']> = v.strictObject({
  id: v.string(),
  invite: v.string(),
  room,
  you,
});

export const ANSWERS: { readonly [Name in HttpName]: v.GenericSchema<unknown, HttpRequests[Name]['answer']> } = {
  'POST /api/tables': created,
  'POST /api/tables/import': created,
  'GET /api/tables': list,
  'POST /api/tables/summaries': list,
  'GET /api/tables/:id': roomAnswer,
  'POST /api/tables/:id/enter': roomAnswer,
  'POST /api/tables/:id/cookie': roomAnswer,
  'POST /api/tables/:id/forget': nothing,
  'POST /api/tables/:id/claim': v.strictObject({ seat, room, you }),
  'POST /api/tables/:id/reveal': roomAnswer,
  'POST /api/tables/:id/start': roomAnswer,
  'POST /api/tables/:id/leave': roomAnswer,
  'POST /api/tables/:id/lend': roomAnswer,
  'POST /api/tables/:id/take-back': roomAnswer,
  'POST /api/tables/:id/replace': roomAnswer,
  'POST /api/tables/:id/close': roomAnswer,
  'POST /api/tables/:id/delete': nothing,
  'POST /api/tables/:id/free': roomAnswer,
  'POST /api/tables/:id/invite-link': code,
  'POST /api/tables/:id/watch-link': code,
  'POST /api/tables/:id/hand-over': code,
  'GET /api/tables/:id/links': links,
  'POST /api/tables/:id/revoke': links,
  'POST /api/tables/:id/rematch': v.strictObject({ id: v.string(), room, you }),
  'GET /api/tables/:id/record': v.variant('phase', [
    v.strictObject({ phase: v.literal('finished'), text: v.string(), deal: v.nullable(deal) }),
    v.strictObject({
      phase: v.literal('running'),
      game: v.picklist(GAME_NAMES),
      rules: v.number(),
      data: v.number(),
      options: v.unknown(),
      seats: v.array(v.string()),
      from: v.number(),
      log: v.array(logged),
    }),
  ]),
  'GET /api/tables/:id/update': v.strictObject({ update: v.nullable(update), room, you }),
  'GET /api/tables/:id/log': part,
  'POST /api/tables/:id/decisions': v.strictObject({ refusal: v.nullable(refusal), number: v.number() }),
  'POST /api/tables/:id/undo': maybeRefused,
  'POST /api/tables/:id/ask-undo': roomAnswer,
  'POST /api/tables/:id/answer-undo': roomAnswer,
  'POST /api/tables/:id/withdraw-undo': roomAnswer,
  'GET /api/tables/:id/chat': v.strictObject({ lines: v.array(line) }),
  'POST /api/tables/:id/chat': nothing,
  'GET /api/tables/:id/note': v.strictObject({ text: v.string() }),
  'POST /api/tables/:id/note': nothing,
  'GET /api/tables/:id/webhook': v.strictObject({ host: v.nullable(v.string()) }),
  'POST /api/tables/:id/webhook': v.strictObject({ secret: v.nullable(v.string()) }),
};

export const PROBLEM = problem;

/** Under these names the answers are described once for all. */
export const NAMED = new Map<v.GenericSchema, string>([
  [room, 'Room'],
  [you, 'You'],
  [update, 'Update'],
  [result, 'Result'],
  [refusal, 'Refusal'],
  [line, 'ChatLine'],
  [summary, 'Summary'],
  [clock, 'Clock'],
  [deal, 'Deal'],
  [problem, 'Problem'],
]);
