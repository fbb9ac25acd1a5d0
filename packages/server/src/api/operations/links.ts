import type { GivenLinks } from '@astrarium/protocol';
import type { Link } from '../../store/store.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { addLink } from '../../tables/links.ts';
import { checkHost, checkOwn } from '../../tables/seats.ts';
import type { AddRoute, Api } from '../http/routes.ts';

/** Links, and their end; only their hashes are kept, so a lost one can't be told again. */
export function linkRoutes(add: AddRoute, { tables }: Api): void {
  const { store } = tables;

  add('POST /api/tables/:id/invite-link', async (_ask, { visit }) => {
    const { table, you } = await visit();
    checkHost(you);
    return newLink(table.id, 'invite', null);
  });

  add('POST /api/tables/:id/watch-link', async (_ask, { visit }) => {
    const { table, you } = await visit();
    if (you.seats.length === 0) checkHost(you);
    return newLink(table.id, 'watch', null);
  });

  add('POST /api/tables/:id/hand-over', async ({ seat }, { visit }) => {
    const { table, you } = await visit();
    checkOwn(you, seat);
    return newLink(table.id, 'hand-over', seat);
  });

  add('GET /api/tables/:id/links', async (_ask, { visit }) => {
    const { table, you } = await visit();
    checkHost(you);
    return linksOf(table);
  });

  add('POST /api/tables/:id/revoke', async ({ link }, { visit }) => {
    const { table, you } = await visit();
    checkHost(you);
    const found = (await store.links(table.id)).find(({ hash }) => idOf(hash) === link);
    // A change of the room: whoever came in by the link is asked again what they may see, at every node.
    if (found !== undefined) await table.inTurn(() => table.change(async () => ({ revokedLink: found.hash })));
    return linksOf(table);
  });

  async function newLink(table: string, kind: Link['kind'], seat: Link['seat']): Promise<{ code: string }> {
    return { code: await addLink(store, { table, kind, seat, created: tables.now() }) };
  }

  async function linksOf({ id }: HostedTable): Promise<GivenLinks> {
    const links = await store.links(id);
    return { links: links.map(({ hash, kind, created }) => ({ id: idOf(hash), kind, created })) };
  }
}

/** Names a link to whoever may end it, without being of any use to come in by. */
function idOf(hash: string): string {
  return hash.slice(0, 16);
}
