import type { Kysely } from 'kysely';
import { asked } from './problem.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Notes = Pick<Store, 'saveNote' | 'note'>;

/** What people write at a table for themselves. */
export function noteStore(db: Kysely<Database>): Notes {
  return {
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
  };
}
