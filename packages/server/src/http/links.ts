import type { Link } from '../store/store.ts';
import { checkHost, checkOwn } from '../tables/seats.ts';
import { hashOf, newCode } from '../tables/tokens.ts';
import type { AddRoute, Api } from './api.ts';

/** New links; only their hashes are kept, so a lost one can't be told again. */
export function linkRoutes(add: AddRoute, { tables }: Api): void {
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

  async function newLink(table: string, kind: Link['kind'], seat: Link['seat']): Promise<{ code: string }> {
    const code = newCode();
    await tables.store.saveLink({ hash: hashOf(code), table, kind, seat });
    return { code };
  }
}
