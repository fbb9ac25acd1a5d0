import type { IncomingHttpHeaders } from 'node:http';

/** Does the request come from a page of this very site, or from a program, which names no origin? A page of another site must not play with a reader's seats. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
