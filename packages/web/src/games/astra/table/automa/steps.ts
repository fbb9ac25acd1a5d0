import { type AstraEvent, AUPTOLEMY } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';

/** One step of Auptolemy's turn, as it is shown: the events up to `end` have happened. */
export interface AutomaStep {
  readonly kind: AutomaStepKind;
  readonly events: readonly AstraEvent[];
  readonly end: number;
}

export type AutomaStepKind = 'roll' | 'focus' | 'mark' | 'telescope' | 'clean-up' | 'rest' | 'other';

/** What of an update is Auptolemy's turn, step by step; none if it had no turn. `active` is who had the turn before. */
export function stepsOf(events: readonly AstraEvent[], active: Seat): readonly AutomaStep[] {
  const steps: AutomaStep[] = [];
  let turn = active;
  for (const [index, event] of events.entries()) {
    if (event.kind === 'turn') turn = event.seat;
    if (turn !== AUPTOLEMY || event.kind === 'turn') continue;
    // What the person picks from a card it discovered is the person's own doing.
    if (steps.length === 0 && 'seat' in event && event.seat === 0) continue;
    // The end has a place of its own, but not where it comes instead of a turn (A11.4).
    if (event.kind === 'ended' && steps.length > 0) continue;
    const kind = beginning(event, steps.at(-1)?.kind);
    const before = steps.at(-1);
    if (kind === null && before !== undefined) steps[steps.length - 1] = { ...before, events: [...before.events, event], end: index + 1 };
    else steps.push({ kind: kind ?? 'other', events: [event], end: index + 1 });
  }
  return steps;
}

/** The kind of step that begins with this event; null if it belongs to the step before. */
function beginning(event: AstraEvent, before: AutomaStepKind | undefined): AutomaStepKind | null {
  switch (event.kind) {
    case 'rolled':
      return 'roll';
    case 'focus':
      return 'focus';
    case 'marked':
      return 'mark';
    case 'rested':
      return 'rest';
    case 'spent':
      return event.what === 'telescope' ? 'telescope' : 'clean-up';
    case 'picked':
    case 'discovered':
      return before === 'other' ? null : 'other';
    default:
      return null;
  }
}
