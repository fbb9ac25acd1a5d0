import { checkOwn } from '../../tables/seats.ts';
import type { AddRoute, Api } from '../http/routes.ts';

/** Where a seat wants to be told of its turn. */
export function webhookRoutes(add: AddRoute, { tables }: Api): void {
  add('GET /api/tables/:id/webhook', async ({ seat }, { visit }) => {
    const { table, you } = await visit();
    checkOwn(you, seat);
    return { host: await tables.webhooks.hostOf(table, seat) };
  });

  add('POST /api/tables/:id/webhook', async ({ seat, url }, { visit }) => {
    const { table, you } = await visit();
    checkOwn(you, seat);
    return { secret: await tables.webhooks.set(table, seat, url) };
  });
}
