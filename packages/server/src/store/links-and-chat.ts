import { type Kysely, sql, type Transaction } from 'kysely';
import { asked } from './problem.ts';
import type { Link, SharedLink } from './rows.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type LinksAndChat = Pick<Store, 'saveLink' | 'findLink' | 'links' | 'addChat' | 'chats' | 'saveNote' | 'note' | 'saveWebhook' | 'webhook'>;

/** How people come to a table, and what they say and write there. */
export function linksAndChat(db: Kysely<Database>): LinksAndChat {
  return {
    saveLink: (link) => asked(db.transaction().execute((work) => saveLink(work, link))),

    findLink: (hash) => asked(selectLinks(db).where('hash', '=', hash).executeTakeFirst()),

    links: async (id) => {
      const links = selectLinks(db).where('table_id', '=', id).where('kind', 'in', ['invite', 'watch']);
      return (await asked(links.orderBy('created').orderBy('hash').execute())) as readonly SharedLink[];
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

    saveNote: async (id, seat, holder, text) => {
      const note = db.insertInto('holder_notes').values({ table_id: id, seat, holder, text });
      await asked(note.onConflict((known) => known.columns(['table_id', 'seat', 'holder']).doUpdateSet({ text })).execute());
    },

    note: async (id, seat, holder) => {
      const note = db
        .selectFrom('holder_notes')
        .select('text')
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('holder', '=', holder);
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

function selectLinks(db: Kysely<Database>) {
  return db.selectFrom('links').select(['hash', 'table_id as table', 'kind', 'seat', 'created']);
}

async function saveLink(work: Transaction<Database>, { hash, table, kind, seat, created }: Link): Promise<void> {
  // The new one first: it waits for whoever removes the table, and does not hold the others up meanwhile.
  await work.insertInto('links').values({ hash, table_id: table, kind, seat, created }).execute();
  if (seat === null) return;
  await work.deleteFrom('links').where('table_id', '=', table).where('seat', '=', seat).where('hash', '<>', hash).execute();
}
