import type { IncomingHttpHeaders } from 'node:http';
import type { Seat } from '@astrarium/core';
import { hashOf } from '../tables/secrets.ts';

/** The secrets somebody shows, as their SHA-256: tokens, and the code of the link by which they came. */
export interface Credentials {
  readonly hashes: ReadonlySet<string>;
}

/** What a cookie is for: the token of this seat, of a host without one (`h`), or the code of a link (`v`). */
export type CookieKey = Seat | 'h' | 'v';

const YEAR = 365 * 24 * 60 * 60;
/** More than any table has seats: further ones are not ours. */
const MOST_SECRETS = 16;

/** What the cookies of this table hold, and for programs the token after `Bearer`. Anything malformed is as good as nothing. */
export function credentialsOf({ cookie, authorization }: IncomingHttpHeaders): Credentials {
  const secrets = ownCookies(cookie).flatMap(({ value }) =>
    // One cookie for all seats, `h.TOKEN~0.TOKEN`, is what browsers have from earlier versions.
    [...value.matchAll(/(?:^|~)(?:[\dhv]\.)?([\w-]{22,43})(?=~|$)/g)].map(([, secret = '']) => secret),
  );
  const bearer = /^Bearer ([\w-]{22,43})$/.exec(authorization ?? '')?.[1];
  const shown = bearer === undefined ? secrets : [bearer, ...secrets];
  return { hashes: new Set(shown.slice(0, MOST_SECRETS).map(hashOf)) };
}

/** One cookie for each seat: two of them set at once do not overwrite each other. It goes to this table only, is out of reach of scripts, and is never sent from another site. */
export function cookieFor(table: string, key: CookieKey, secret: string, secure: boolean): string {
  return `astrarium-${key}=${secret}; ${attributes(table, YEAR, secure)}`;
}

/** What makes a browser forget the cookies it sent. */
export function endedCookies({ cookie }: IncomingHttpHeaders, table: string, secure: boolean): string[] {
  return ownCookies(cookie).map(({ name }) => `${name}=; ${attributes(table, 0, secure)}`);
}

function attributes(table: string, seconds: number, secure: boolean): string {
  return `Path=/api/tables/${table}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function ownCookies(header = ''): { readonly name: string; readonly value: string }[] {
  return header.split(/; */).flatMap((pair) => {
    const [, name, value] = /^(astrarium(?:-[\dhv])?)=([\w.~-]*)$/.exec(pair) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
}
