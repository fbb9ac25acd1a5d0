import * as v from 'valibot';
import { decision, decisionId, gameView, nothing, number, seat, version, viewer } from '../schemas/fields.ts';
import { room, you } from '../schemas/room.ts';
import { record } from '../schemas/tables.ts';
import { chatLine, logPart, maybeRefused, moment, refusal, update } from '../schemas/update.ts';
import type { Operation } from './operation.ts';

/** Playing, going back, and seeing what happened. */
export const PLAY_OPERATIONS = {
  /**
   * From now on updates, patches, room and chat are sent. `since`: the number of the last update seen, for exactly what was missed; null for
   * everything. `seats`: with which of one's own seats to watch; left out, with all. The update is null while the table is waiting.
   */
  watch: {
    live: true,
    request: v.strictObject({ since: v.nullable(number), seats: v.exactOptional(v.pipe(v.array(seat), v.maxLength(10))) }),
    answer: v.strictObject({ update: v.nullable(update), room, you, chat: v.array(chatLine) }),
  },
  /** Waits until there is more than `since`, or 25 seconds. */
  update: {
    http: 'GET /api/tables/:id/update',
    request: v.strictObject({ since: v.exactOptional(number) }),
    answer: v.strictObject({ update: v.nullable(update), room, you }),
  },
  /** `id` is made by the client, so that sending it twice does it once. `number` is that of the update in which it can be seen. */
  decide: {
    http: 'POST /api/tables/:id/decisions',
    live: true,
    request: v.strictObject({ seat, decision, id: decisionId }),
    answer: v.strictObject({ refusal: v.nullable(refusal), number }),
  },
  whyNot: { live: true, request: v.strictObject({ seat, decision }), answer: maybeRefused },
  /** Back to `version`, as far as the law lets the seat. */
  undo: { http: 'POST /api/tables/:id/undo', live: true, request: v.strictObject({ seat, version }), answer: maybeRefused },
  /** Asks all others to let one go back further. What the law allows, or nobody is there to be asked about, is done at once. */
  askUndo: { http: 'POST /api/tables/:id/ask-undo', live: true, request: v.strictObject({ seat, version }), answer: 'room' },
  answerUndo: { http: 'POST /api/tables/:id/answer-undo', live: true, request: v.strictObject({ seat, yes: v.boolean() }), answer: 'room' },
  /** The seat that asked takes its request back. */
  withdrawUndo: { http: 'POST /api/tables/:id/withdraw-undo', live: true, request: v.strictObject({ seat }), answer: 'room' },
  /** What one of one's own seats sees now. */
  peek: { live: true, request: v.strictObject({ viewer }), answer: v.strictObject({ view: gameView }) },
  /** While the game runs as one's own seat or a spectator sees it; after it as anybody. */
  moment: { live: true, request: v.strictObject({ version, viewer }), answer: v.strictObject({ moment }) },
  /**
   * What happened up to that version: of so many decisions as one answer holds, the last. As `viewer` may see it, under the rule of
   * `moment`; left out, as an update shows it.
   */
  log: {
    http: 'GET /api/tables/:id/log',
    live: true,
    request: v.strictObject({ upTo: version, viewer: v.exactOptional(viewer) }),
    answer: logPart,
  },
  record: { http: 'GET /api/tables/:id/record', request: nothing, answer: record },
} as const satisfies Record<string, Operation>;
