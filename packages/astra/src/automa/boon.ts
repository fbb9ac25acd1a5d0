import { at, type Tell } from '@astrarium/core';
import { cardOf } from '../data/cards.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, type Frame, journalOf } from '../state.ts';
import { AUPTOLEMY, type Automa, has } from './automa.ts';

/** The box with the highest Boon of Fame that is not crossed out, whatever the dreamer has (A11.11); -1 if none is left. */
export function highestFame(state: AstraState, frame: Frame): number {
  const { boons } = cardOf(at(state.slots, frame.slot));
  let best = -1;
  for (const [box, boon] of boons.entries()) {
    if (boon.kind !== 'fame' || frame.used & (1 << box)) continue;
    if (best < 0 || boon.amount > at(boons, best).amount) best = box;
  }
  return best;
}

/** A11.11: for 2 or 3 Fame gained so, a Telescope too. */
export function telescopeWithFame(state: AstraState, automa: Automa, fame: number, tell?: Tell<AstraEvent>): void {
  if (fame === 2 || fame === 3) gainTelescope(state, automa, 'A11.11', tell);
}

/** A11.15 (2): a Telescope whenever the person discovers a card. */
export function telescopeForDiscovery(state: AstraState, automa: Automa, tell?: Tell<AstraEvent>): void {
  if (has(automa, 'telescope-per-discovery')) gainTelescope(state, automa, 'A11.15', tell);
}

/** A11.14 (3): unless it never collects any. */
function gainTelescope(state: AstraState, automa: Automa, rule: string, tell?: Tell<AstraEvent>): void {
  if (has(automa, 'no-telescopes')) return;
  journalOf(state, AUPTOLEMY).telescopes += 1;
  tell?.({ kind: 'gained', seat: AUPTOLEMY, what: 'telescope', amount: 1, rule });
}
