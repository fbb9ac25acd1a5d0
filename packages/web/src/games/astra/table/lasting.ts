import { ABILITIES, type AbilityName, type AstraEvent, cardOf } from '@astrarium/astra';
import type { Logged } from '@astrarium/core';

/** The Abilities in force for the rest of the turn (A4.2), in the order in which they were used. */
export function lastingAbilities(log: readonly Logged<AstraEvent>[]): readonly AbilityName[] {
  const inForce: AbilityName[] = [];
  for (const { event } of log.toReversed()) {
    if (event.kind === 'turn') break;
    if (event.kind !== 'used') continue;
    const { ability } = cardOf(event.card);
    if (ABILITIES[ability].timing === 'turn') inForce.unshift(ability);
  }
  return inForce;
}
