import { hash } from 'node:crypto';
import { TableDamaged } from './problem.ts';

/**
 * The entries of a table are chained: each has a hash over the one before, its number, kind, time and the very text of its body. The first
 * follows the hash of the table's id, the newest is kept with the table. So a row that was lost, changed, moved or put in by a fault of a disk, a
 * copy or a hand is found when the table is opened. It is no seal: whoever writes to the database can make a chain anew. Hence 16 bytes of
 * SHA-256 are plenty, and half of what 32 would add to every entry and to its log.
 *
 * An older version beside this one writes entries without a hash. The next hash after them is over them too.
 */
export interface ChainLink {
  readonly number: number;
  readonly kind: string;
  readonly at: number;
  /** As it is stored. */
  readonly body: string;
  /** In hexadecimal; null where an older version wrote it. */
  readonly hash: string | null;
}

/** Where a chain is known to have come to: the number of an entry and its hash, which is null where it has none. */
export type Head = Pick<ChainLink, 'number' | 'hash'>;

const BYTES = 16;

/** So many entries are read by one statement, and checked at once: whoever else asks comes in between. */
export const PART = 256;

/** The entries of a table, and how far they are known to be right. */
export interface Chain {
  readonly links: readonly ChainLink[];
  readonly checked: Head;
}

function chainStart(table: string): string {
  return hashOf(Buffer.from(table));
}

/** Where the chain of a table begins. */
export function chainHead(table: string): Head {
  return { number: 0, hash: chainStart(table) };
}

/** The hash that comes after `previous`, over the text of one link or more. */
export function nextHash(previous: string, text: string): string {
  return hashOf(Buffer.concat([Buffer.from(previous, 'hex'), Buffer.from(text)]));
}

export function linkText({ number, kind, at, body }: Omit<ChainLink, 'hash'>): string {
  return `${number} ${kind} ${at} ${body}\n`;
}

/** The same in SQL, of the columns of `row`. */
export const linkTextSql = (row: string): string =>
  `${row}.number || ' ' || ${row}.kind || ' ' || ${row}.at || ' ' || ${row}.body || e'\\n'`;

/** The same in SQL: `previous` is of type bytea and may be null, `text` is text. */
export const nextHashSql = (previous: string, text: string): string =>
  `substring(sha256(${previous} || convert_to(${text}, 'UTF8')) for ${BYTES})`;

export const chainStartSql = (table: string): string => `substring(sha256(convert_to(${table}, 'UTF8')) for ${BYTES})`;

/** Checks what comes after `from`, which is the start unless it is said, and returns where that leads. Throws `TableDamaged`. */
export function checkLinks(table: string, links: readonly ChainLink[], from: Head = chainHead(table)): Head {
  let { number, hash: previous } = from;
  let head = from;
  let text = '';
  for (const link of links) {
    number += 1;
    if (link.number !== number) throw new TableDamaged(table, number, `entry ${number} is missing`);
    text += linkText(link);
    if (link.hash === null) continue;
    if (previous !== null && nextHash(previous, text) !== link.hash) throw changed(table, head.number + 1, number);
    previous = link.hash;
    head = link;
    text = '';
  }
  return head;
}

/** Checks all entries of a table against what its row says of the newest. Throws `TableDamaged`. */
export function checkChain(table: string, { links, checked }: Chain, newest: number, head: Head): void {
  const found = checkLinks(table, links.slice(checked.number), checked);
  if (links.length < newest) throw new TableDamaged(table, links.length + 1, `entry ${links.length + 1} is missing, of ${newest}`);
  if (links.length > newest) throw new TableDamaged(table, newest + 1, `entry ${newest + 1} was never written`);
  if (found.number !== head.number || found.hash !== head.hash)
    throw new TableDamaged(table, head.number, `entry ${head.number} is not the one that was written last`);
}

function changed(table: string, first: number, last: number): TableDamaged {
  const which = first === last ? `entry ${last}` : `one of the entries ${first} to ${last}`;
  return new TableDamaged(table, first, `${which} is not as it was written`);
}

function hashOf(data: Buffer): string {
  return hash('sha256', data, 'hex').slice(0, 2 * BYTES);
}
