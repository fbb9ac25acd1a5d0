import { LIMITS } from '@astrarium/protocol';
import type { Tables } from '../../node/tables.ts';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { recordAnswer } from '../../tables/record-answer.ts';
import { logOf, look, type Welcome } from '../../tables/snapshots.ts';
import { perspectiveOf } from '../../updates/subscribers.ts';
import { type AddRoute, type Api, checkEntry, type Visit } from '../http/routes.ts';
import { decide } from './shared.ts';

/** Playing without a live connection, as programs do, and the record of the game. */
export function playRoutes(add: AddRoute, { tables, closing }: Api): void {
  add('GET /api/tables/:id/update', async ({ since }, { reply, visit }) => {
    const visitor = await visit();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return news(tables, visitor, since ?? null, AbortSignal.any([gone.signal, closing]));
  });

  add('GET /api/tables/:id/log', async ({ upTo }, { visit }) => {
    const { table, you } = await visit();
    return logOf(table, perspectiveOf(table.facts, you, undefined).viewer, upTo);
  });

  add('POST /api/tables/:id/decisions', async (ask, { visit }) => {
    const { table, credentials } = await visit();
    return decide(table, credentials.hashes, ask);
  });

  add('GET /api/tables/:id/record', async (_ask, { visit }) => recordAnswer((await visit()).table));
}

/** What is new since that number; if nothing is, what is there after the next change, or when the wait is over. */
async function news(tables: Tables, { table, credentials, revision }: Visit, since: number | null, gone: AbortSignal): Promise<Welcome> {
  const { hashes } = credentials;
  let allowedAt = revision;
  const until = Date.now() + LIMITS.longPollSeconds * 1000;
  for (;;) {
    const changed = nextChange(table, until, gone);
    const seen = await look(table, hashes, since);
    if (since === null || Date.now() >= until || gone.aborted || (seen.update?.number ?? since) > since) {
      changed.giveUp();
      return seen;
    }
    await changed.promise;
    if (table.facts.revision !== allowedAt) allowedAt = await checkEntry(tables, table, hashes);
  }
}

function nextChange(
  table: HostedTable,
  until: number,
  gone: AbortSignal,
): { readonly promise: Promise<void>; readonly giveUp: () => void } {
  let giveUp = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    const done = (): void => {
      forget();
      clearTimeout(timer);
      gone.removeEventListener('abort', done);
      resolve();
    };
    const forget = table.listeners.add(done);
    const timer = setTimeout(done, Math.max(0, until - Date.now()));
    gone.addEventListener('abort', done);
    giveUp = done;
  });
  return { promise, giveUp };
}
