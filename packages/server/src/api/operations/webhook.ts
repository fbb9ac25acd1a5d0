import type { ServedOperations } from './operation.ts';

/** The webhook that is called when it is the turn of a seat. */
export const WEBHOOK: ServedOperations<'webhook' | 'setWebhook'> = {
  webhook: {
    summary: 'See who is told of your turns',
    detail: 'The machine that the webhook of the seat is on, or null. The rest of its address, and the secret, are told to nobody.',
    who: 'seat',
    run: async ({ seat }, { call, table }) => ({ host: await call.api.tables.webhooks.hostOf(table, seat) }),
  },

  setWebhook: {
    summary: 'Be told when it is your turn',
    detail:
      'The server will POST { table, game, seat, at } as JSON to the URL, which must be on a public address, and wait 5 seconds; nothing is sent again, and no redirect followed. The header `x-astrarium-signature: sha256=…` is the HMAC-SHA256 of the body under the secret of the answer, in hexadecimal. A url of null ends it.',
    who: 'seat',
    run: async ({ seat, url }, { call, table }) => ({ secret: await call.api.tables.webhooks.set(table, seat, url) }),
  },
};
