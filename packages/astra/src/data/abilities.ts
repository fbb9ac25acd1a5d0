import {
  type Effect,
  gainFamePerBegunCard,
  gainFamePerSphereCard,
  gainPouch,
  gainStardust,
  gainTelescope,
  gainWisdom,
  insteadOfAction,
  lasts,
  mark,
  offerTelescopes,
  rewardGrandStars,
} from '../rules/ability-effects.ts';
import { LASTING } from '../state.ts';

export interface Ability {
  readonly rule: `A7.${number}`;
  /** Does it act at once, or for the rest of the turn (A4.2)? */
  readonly timing: 'instant' | 'turn';
  readonly effect: Effect;
}

/** The 18 Abilities (A7). */
export const ABILITIES = {
  'stardust-2': { rule: 'A7.1', timing: 'instant', effect: gainStardust(2) },
  'stardust-3': { rule: 'A7.2', timing: 'instant', effect: gainStardust(3) },
  'stardust-4': { rule: 'A7.3', timing: 'instant', effect: gainStardust(4) },
  'buy-telescopes': { rule: 'A7.4', timing: 'instant', effect: offerTelescopes },
  telescope: { rule: 'A7.5', timing: 'instant', effect: gainTelescope },
  wisdom: { rule: 'A7.6', timing: 'instant', effect: gainWisdom },
  pouch: { rule: 'A7.7', timing: 'instant', effect: gainPouch },
  'fame-per-begun-card': { rule: 'A7.8', timing: 'instant', effect: gainFamePerBegunCard },
  'fame-per-sphere-card': { rule: 'A7.9', timing: 'instant', effect: gainFamePerSphereCard },
  'mark-any-star': { rule: 'A7.10', timing: 'instant', effect: mark('mark-any-star', 0) },
  'mark-three-cards': { rule: 'A7.11', timing: 'instant', effect: mark('mark-three-cards', 3) },
  'mark-two-stars': { rule: 'A7.12', timing: 'instant', effect: mark('mark-two-stars', 2) },
  'mark-star-and-neighbours': { rule: 'A7.13', timing: 'instant', effect: insteadOfAction('mark-star-and-neighbours') },
  'observe-from-any-common': { rule: 'A7.14', timing: 'turn', effect: lasts(LASTING.anyCommonFirst) },
  'fame-per-grand': { rule: 'A7.15', timing: 'turn', effect: rewardGrandStars },
  'rest-adds-pouch': { rule: 'A7.16', timing: 'turn', effect: lasts(LASTING.restAddsPouch) },
  'refund-before-grand': { rule: 'A7.17', timing: 'turn', effect: lasts(LASTING.refundBeforeGrand) },
  'refund-commons': { rule: 'A7.18', timing: 'turn', effect: lasts(LASTING.refundCommons) },
} as const satisfies Readonly<Record<string, Ability>>;

export type AbilityName = keyof typeof ABILITIES;
