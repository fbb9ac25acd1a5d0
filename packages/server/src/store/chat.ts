import { type Kysely, sql } from 'kysely';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Chat = Pick<Store, 'addChat' | 'chats'>;

/** What people say at a table. */
export function chatStore(db: Kysely<Database>): Chat {
  return {
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
  };
}
