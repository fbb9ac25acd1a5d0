import { type Kysely, sql } from 'kysely';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type LinksAndTalk = Pick<Store, 'saveLink' | 'findLink' | 'addChat' | 'chats' | 'saveNote' | 'note' | 'saveWebhook' | 'webhook'>;

/** How people come to a table, and what they say and write there. */
export function linksAndTalk(db: Kysely<Database>): LinksAndTalk {
  return {
    saveLink: async ({ hash, table, kind, seat }) => {
      await asked(db.insertInto('links').values({ hash, table_id: table, kind, seat }).execute());
    },

    findLink: (hash) => {
      const link = db.selectFrom('links').select(['hash', 'table_id as table', 'kind', 'seat']).where('hash', '=', hash);
      return asked(link.executeTakeFirst());
    },

    addChat: async (id, { at, seat, name, text }) => {
      // The count is kept with the table: two lines at once wait for each other and get two numbers.
      const added = sql<{ number: number }>`
        with counted as (update tables set chat_number = chat_number + 1 where id = ${id} returning id, chat_number)
        insert into chats (table_id, number, at, seat, name, text)
        select id, chat_number, ${at}, ${seat}, ${name}, ${text} from counted
        returning number`;
      return (await asked(added.execute(db))).rows[0]?.number;
    },

    chats: async (id, after, limit) => {
      const lines = db.selectFrom('chats').select(['number', 'at', 'seat', 'name', 'text']).where('table_id', '=', id);
      const newest = await asked(lines.where('number', '>', after).orderBy('number', 'desc').limit(limit).execute());
      return newest.toReversed();
    },

    saveNote: async (id, seat, text) => {
      const note = db.insertInto('notes').values({ table_id: id, seat, text });
      await asked(note.onConflict((known) => known.columns(['table_id', 'seat']).doUpdateSet({ text })).execute());
    },

    note: async (id, seat) => {
      const note = db.selectFrom('notes').select('text').where('table_id', '=', id).where('seat', '=', seat);
      return (await asked(note.executeTakeFirst()))?.text ?? '';
    },

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
