import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { seat } from '../schemas/fields.ts';
import type { Operation } from './operation.ts';

/** The webhook that is called when it is the turn of a seat. */
export const WEBHOOK_OPERATIONS = {
  /** The host of the webhook, without the rest of its address; null without a webhook. */
  webhook: {
    http: 'GET /api/tables/:id/webhook',
    request: v.strictObject({ seat }),
    answer: v.strictObject({ host: v.nullable(v.string()) }),
  },
  /** A `url` of null ends it. The secret signs each call. */
  setWebhook: {
    http: 'POST /api/tables/:id/webhook',
    request: v.strictObject({ seat, url: v.nullable(v.pipe(v.string(), v.url(), v.maxLength(LIMITS.webhookLength))) }),
    answer: v.strictObject({ secret: v.nullable(v.string()) }),
  },
} as const satisfies Record<string, Operation>;
