import type { IncomingHttpHeaders } from 'node:http';
import { hashOf } from '../tables/tokens.ts';

/** The secrets somebody shows: seat tokens by the number of the seat, `h` the host's, `v` the code of a link by which they came. */
export interface Credentials {
  readonly keys: ReadonlyMap<string, string>;
  /** SHA-256 of each. */
  readonly hashes: ReadonlySet<string>;
}

const COOKIE = 'astrarium';
const YEAR = 365 * 24 * 60 * 60;
/** More than any table has seats: a longer cookie is not ours. */
const MOST_KEYS = 16;

/** What the cookie of this table holds, or for programs the token after `Bearer`. Anything malformed is as good as nothing. */
export function credentialsOf({ cookie, authorization }: IncomingHttpHeaders): Credentials {
  const keys = new Map<string, string>();
  for (const [, key, secret] of (cookieNamed(cookie) ?? '').matchAll(/(\d|h|v)\.([\w-]{22,43})(?:~|$)/g)) {
    if (key !== undefined && secret !== undefined && keys.size < MOST_KEYS) keys.set(key, secret);
  }
  const bearer = /^Bearer ([\w-]{22,43})$/.exec(authorization ?? '')?.[1];
  if (bearer !== undefined) keys.set('bearer', bearer);
  return { keys, hashes: new Set([...keys.values()].map(hashOf)) };
}

/** The cookie goes to this table only, is out of reach of scripts, and is never sent from another site. */
export function cookieFor(table: string, keys: ReadonlyMap<string, string>, secure: boolean): string {
  const value = [...keys].flatMap(([key, secret]) => (key === 'bearer' ? [] : [`${key}.${secret}`])).join('~');
  return `${COOKIE}=${value}; Path=/api/tables/${table}; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function cookieNamed(header: string | undefined): string | undefined {
  const own = header?.split(/; */).find((pair) => pair.startsWith(`${COOKIE}=`));
  return own?.slice(COOKIE.length + 1);
}
