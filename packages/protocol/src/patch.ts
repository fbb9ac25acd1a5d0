import type { Result } from '@astrarium/core';
import type { OnlineUpdate } from './schemas/update.ts';

/**
 * The subprotocol (`Sec-WebSocket-Protocol`) of clients that take patches. Without it every update is sent whole: to programs that are to
 * stay simple, and to pages from before there were patches.
 */
export const PATCH_SUBPROTOCOL = 'astrarium.steps';

/**
 * What one more decision changed of the update before it, whose number is smaller by one. What is left out is as it was. The view is a merge
 * patch of the view before: of objects the fields that changed, of lists of the same length too, by index; anything else is whole.
 */
export interface UpdatePatch extends Pick<OnlineUpdate, 'number' | 'version' | 'waitingFor' | 'legal' | 'undoLimits' | 'events'> {
  readonly view: unknown;
  readonly seats?: OnlineUpdate['seats'];
  readonly result?: Result;
}

/** The update that the patch leads to; null where it does not follow the one before: then what was missed has to be asked for. */
export function patched(before: OnlineUpdate | null, patch: UpdatePatch): OnlineUpdate | null {
  if (before === null || patch.number !== before.number + 1) return null;
  // A patch is a decision: that somebody went back before it is over.
  const { undone: _, ...rest } = before;
  return { ...rest, ...patch, view: merged(before.view, patch.view), from: before.version, reset: false };
}

/** An object is merged into the object or list that is there, field by field or by index; anything else takes its place. */
function merged(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change) || Array.isArray(change)) return change;
  const after: Record<string, unknown> = Array.isArray(before) ? Object.assign([], before) : { ...before };
  for (const [key, value] of Object.entries(change)) after[key] = merged(after[key], value);
  return after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
