import type { GivenLinks } from '@astrarium/protocol';
import type { Link } from '../../store/rows.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { addLink } from '../../tables/links.ts';
import type { Api } from '../api.ts';
import type { ServedOperations, TableCall } from './operation.ts';

/** Links, and their end; only their hashes are kept, so a lost one can't be shown again. */
export const LINKS: ServedOperations<'inviteLink' | 'watchLink' | 'handOver' | 'links' | 'revokeLink'> = {
  inviteLink: {
    summary: 'Get a new invitation',
    detail: 'Its code claims any free seat.',
    who: 'host',
    run: (_ask, visit) => newLink(visit, 'invite', null),
  },

  watchLink: {
    summary: 'Get a watch link',
    detail: 'Its code shows the private table to spectators.',
    who: 'member',
    run: (_ask, visit) => newLink(visit, 'watch', null),
  },

  handOver: {
    summary: 'Hand a seat over',
    detail:
      'The code works once, and ends those made before it. Whoever claims with it has the seat, and the rights of the host if it holds them; your token ends. Your note stays yours: nobody reads it any more.',
    who: 'seat',
    run: ({ seat }, visit) => newLink(visit, 'hand-over', seat),
  },

  links: {
    summary: 'List the links',
    detail: 'Invitations and watch links that work, oldest first.',
    who: 'host',
    run: (_ask, { call, table }) => linksOf(call.api, table),
  },

  revokeLink: {
    summary: 'Revoke a link',
    detail:
      'By its `id` in the list. Whoever came in by it, and has no seat, no longer sees a private table. Answers the links that are left.',
    who: 'host',
    run: async ({ link }, { call: { api }, table }) => {
      const found = (await api.tables.store.links(table.id)).find(({ hash }) => idOf(hash) === link);
      // A change of the room: the access of those who came in by the link is checked again, at every node.
      if (found !== undefined) await table.inTurn(() => table.change(async () => ({ revokedLink: found.hash })));
      return linksOf(api, table);
    },
  },
};

async function newLink({ call: { api }, table }: TableCall, kind: Link['kind'], seat: Link['seat']): Promise<{ code: string }> {
  return { code: await addLink(api.tables.store, { table: table.id, kind, seat, created: api.tables.now() }) };
}

async function linksOf({ tables: { store } }: Api, { id }: HostedTable): Promise<GivenLinks> {
  const links = await store.links(id);
  return { links: links.map(({ hash, kind, created }) => ({ id: idOf(hash), kind, created })) };
}

/** Names a link to whoever may end it, without being of any use to come in by. */
function idOf(hash: string): string {
  return hash.slice(0, 16);
}
