import type { Kysely, Transaction } from 'kysely';
import { asked } from './problem.ts';
import type { Link, SharedLink } from './rows.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Links = Pick<Store, 'saveLink' | 'findLink' | 'links'>;

/** How people come to a table. */
export function linkStore(db: Kysely<Database>): Links {
  return {
    saveLink: (link) => asked(db.transaction().execute((work) => saveLink(work, link))),

    findLink: (hash) => asked(selectLinks(db).where('hash', '=', hash).executeTakeFirst()),

    links: async (id) => {
      const links = selectLinks(db).where('table_id', '=', id).where('kind', 'in', ['invite', 'watch']);
      return (await asked(links.orderBy('created').orderBy('hash').execute())) as readonly SharedLink[];
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
