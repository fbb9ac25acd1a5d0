import { LIMITS } from '@astrarium/protocol';
import type { HostedTable } from '../../tables/hosted-table.ts';
import { look, type Welcome } from '../../tables/snapshots.ts';
import { checkEntry } from '../access.ts';
import type { TableCall } from './operation.ts';

/** What is new since that number; if nothing is, what is there after the next change, or when the wait is over. */
export async function nextUpdate({ call, table, revision }: TableCall, since: number | null): Promise<Welcome> {
  const { api, hashes } = call;
  const gone = AbortSignal.any([call.gone(), api.closing]);
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
    if (table.row.revision !== allowedAt) allowedAt = await checkEntry(api.tables, table, hashes);
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
    const forget = table.nextChange.add(done);
    const timer = setTimeout(done, Math.max(0, until - Date.now()));
    gone.addEventListener('abort', done);
    giveUp = done;
  });
  return { promise, giveUp };
}
