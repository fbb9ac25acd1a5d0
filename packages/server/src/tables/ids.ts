import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: nobody finds a table by trying. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}

/** The table that is made for this token: asked for again, it is the same. */
export function tableIdFor(tokenHash: string): string {
  return createHash('sha256').update(`table ${tokenHash}`).digest('base64url').slice(0, 16);
}
