import type { OnlineUpdate, UpdatePatch } from './messages.ts';

/**
 * What a client asks for when it opens a live connection (`Sec-WebSocket-Protocol`) if it takes steps. Without it everything is told whole:
 * to programs that are to stay simple, and to pages from before there were steps.
 */
export const PATCH_SUBPROTOCOL = 'astrarium.steps';

/** The update that the step leads to; null where it does not follow the one before: then what was missed has to be asked for. */
export function afterStep(before: OnlineUpdate | null, step: UpdatePatch): OnlineUpdate | null {
  if (before === null || step.number !== before.number + 1) return null;
  // A step is a decision: that somebody went back before it is over.
  const { undone: _, ...rest } = before;
  return { ...rest, ...step, view: laidOver(before.view, step.view), from: before.version, reset: false };
}

/** An object is laid over the object or list that is there, field by field or by index; anything else takes its place. */
function laidOver(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change) || Array.isArray(change)) return change;
  const after: Record<string, unknown> = Array.isArray(before) ? Object.assign([], before) : { ...before };
  for (const [key, value] of Object.entries(change)) after[key] = laidOver(after[key], value);
  return after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
