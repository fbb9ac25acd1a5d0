import { createHash, randomBytes } from 'node:crypto';

/** The key to a seat or to a table: 256 bits, known to its holder alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret of a link: 128 bits, 22 characters. */
export function newCode(): string {
  return randomBytes(16).toString('base64url');
}

/** 96 bits: nobody finds a table by trying. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}

/** What is kept of a token or code. They are too long to be guessed, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
