import { LIMITS } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { Link } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newCode } from './secrets.ts';

/** A new link to the table. Returns its code, which nobody is told again. */
export async function addLink(store: Store, link: Omit<Link, 'hash'>): Promise<string> {
  if (link.kind !== 'hand-over' && (await store.links(link.table)).length >= LIMITS.links)
    throw new ServerProblem('too-many', `a table has at most ${LIMITS.links} links; the host may revoke one first`);
  const code = newCode();
  await store.saveLink({ hash: hashOf(code), ...link });
  return code;
}
