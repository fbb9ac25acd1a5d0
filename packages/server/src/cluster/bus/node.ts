import { randomBytes } from 'node:crypto';

/** A name for a node, never used before: one that is started again is another. */
export function newNode(): string {
  return randomBytes(6).toString('base64url');
}
