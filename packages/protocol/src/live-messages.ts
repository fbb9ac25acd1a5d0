import * as v from 'valibot';
import { type LiveName, type LiveRequests, OPERATIONS } from './operations/operations.ts';
import type { UpdatePatch } from './patch.ts';
import type { Problem } from './problem.ts';
import { wholeNumber } from './schemas/fields.ts';
import type { Room, You } from './schemas/room.ts';
import type { ChatLine, OnlineUpdate } from './schemas/update.ts';

/** The messages of a live connection, `/api/tables/<id>/live`. */

const LIVE_NAMES = Object.entries(OPERATIONS).flatMap(([name, operation]) => ('live' in operation ? [name as LiveName] : []));

/** The frame around every live request; its `ask` is checked by the schema of its name. `n` is the client's own counter; the answer names it. */
export const LIVE_FRAME = v.strictObject({
  n: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  name: v.picklist(LIVE_NAMES),
  ask: v.unknown(),
});

export type LiveRequest = {
  [Name in LiveName]: { readonly n: number; readonly name: Name; readonly ask: LiveRequests[Name]['ask'] };
}[LiveName];

export type FromServer =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: unknown }
  /** `n` is 0 when the message was too broken to tell its number. */
  | { readonly kind: 'error'; readonly n: number; readonly problem: Problem }
  | { readonly kind: 'update'; readonly update: OnlineUpdate }
  /** A patch. Sent only to clients that asked for patches, and have the update before it, whole or patched. */
  | { readonly kind: 'step'; readonly step: UpdatePatch }
  | { readonly kind: 'room'; readonly room: Room; readonly you: You }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** The server is there. */
  | { readonly kind: 'beat' };
