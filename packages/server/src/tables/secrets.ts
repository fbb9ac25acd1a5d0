import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody else has. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret of a link: 128 bits, 22 characters. */
export function newCode(): string {
  return randomBytes(16).toString('base64url');
}

/** Where a claim came from, to tell at this table, and at no other, whether two came from the same place. */
export function originOf(table: string, address: string): string {
  return hashOf(`${table} ${address}`);
}

/** What is kept of a token or code. They are too long to be guessed, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
