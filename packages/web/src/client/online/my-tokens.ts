import { sha256OfText, valueHash } from '@astrarium/protocol';
import { randomHex } from '../../lib/random-hex.ts';
import { recall, remember } from '../../lib/remember.ts';
import { askServer } from './ask-server.ts';

/** What this browser makes for a seat: the token that holds it, and the value it gives to the deal. */
export interface MadeKey {
  readonly token: string;
  readonly value: string;
}

const KEY = 'online-asked';
/** Whatever was asked for longer ago than so many others will not be answered any more. */
const MOST = 12;

/**
 * The key for what is about to be asked for, such as a seat of a table. It is kept until that is settled: asked for again after a lost answer,
 * even by a page that was loaded anew, it is the same, and so is what the server answers.
 */
export function keyFor(what: string): MadeKey {
  const asked = unsettled();
  const made = asked.find(([name]) => name === what)?.[1] ?? { token: newToken(), value: randomHex(16) };
  write([[what, made], ...asked.filter(([name]) => name !== what)]);
  return made;
}

/** What is sent to the server of a key. */
export function hashesOf({ token, value }: MadeKey): { readonly tokenHash: string; readonly valueHash: string } {
  return { tokenHash: sha256OfText(token), valueHash: valueHash(value) };
}

/** The token goes into a cookie that scripts can't read, and is no longer kept here. */
export async function settle(what: string, table: string): Promise<void> {
  const made = unsettled().find(([name]) => name === what)?.[1];
  if (made === undefined) return;
  await askServer('POST /api/tables/:id/cookie', { token: made.token }, table);
  write(unsettled().filter(([name]) => name !== what));
}

/** Asked-for seats of this table whose answers were lost: if a seat is ours, its token is kept from now on. */
export async function settleAll(table: string): Promise<void> {
  for (const [what] of unsettled()) if (what.includes(table)) await settle(what, table).catch(() => undefined);
}

function unsettled(): readonly (readonly [string, MadeKey])[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly (readonly [string, MadeKey])[]) : [];
  } catch {
    return [];
  }
}

function write(asked: readonly (readonly [string, MadeKey])[]): void {
  remember(KEY, JSON.stringify(asked.slice(0, MOST)));
}

/** 32 random bytes as 43 characters of base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
