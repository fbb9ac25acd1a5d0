import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { nothing, number, seat, text } from '../schemas/fields.ts';
import { chatLine } from '../schemas/update.ts';
import type { Operation } from './operation.ts';

/** What players say to each other, and write for themselves. */
export const CHAT_OPERATIONS = {
  /** The newest lines, at most 100; `after`: only those with a larger number. */
  readChat: {
    http: 'GET /api/tables/:id/chat',
    request: v.strictObject({ after: v.exactOptional(number) }),
    answer: v.strictObject({ lines: v.array(chatLine) }),
  },
  chat: {
    http: 'POST /api/tables/:id/chat',
    live: true,
    request: v.strictObject({ text: v.pipe(text(LIMITS.chatLength), v.trim(), v.minLength(1)) }),
    answer: nothing,
  },
  readNote: {
    http: 'GET /api/tables/:id/note',
    live: true,
    request: v.strictObject({ seat }),
    answer: v.strictObject({ text: v.string() }),
  },
  note: {
    http: 'POST /api/tables/:id/note',
    live: true,
    request: v.strictObject({ seat, text: text(LIMITS.noteLength) }),
    answer: nothing,
  },
} as const satisfies Record<string, Operation>;
