import type { Kysely } from 'kysely';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Webhooks = Pick<Store, 'saveWebhook' | 'webhook'>;

/** Where a seat is told of its turn. */
export function webhookStore(db: Kysely<Database>): Webhooks {
  return {
    saveWebhook: async (id, seat, webhook) => {
      if (webhook === null) await asked(db.deleteFrom('webhooks').where('table_id', '=', id).where('seat', '=', seat).execute());
      else {
        const { url, secret } = webhook;
        const row = db.insertInto('webhooks').values({ table_id: id, seat, url, secret });
        await asked(row.onConflict((known) => known.columns(['table_id', 'seat']).doUpdateSet({ url, secret })).execute());
      }
      const counted = db.updateTable('tables').set((is) => ({ revision: is('revision', '+', 1) }));
      await asked(counted.where('id', '=', id).execute());
    },

    webhook: (id, seat) => {
      const row = db.selectFrom('webhooks').select(['url', 'secret']).where('table_id', '=', id).where('seat', '=', seat);
      return asked(row.executeTakeFirst());
    },
  };
}
