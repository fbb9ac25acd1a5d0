import type { Refusal } from '@astrarium/core';

/** Every reason that the rules of Astra give in a refusal. A text for each is in `text/`. */
export const REASONS = [
  'abilities-come-first',
  'action-skipped',
  'another-card',
  'boon-crossed-out',
  'card-already-active',
  'card-exhausted',
  'card-finished',
  'card-not-finished',
  'card-not-in-slots',
  'dream-goes-on',
  'finish-the-ability',
  'game-over',
  'mark-a-star-first',
  'marks-are-due',
  'no-boon-to-pick-now',
  'no-observe-before-this',
  'no-observe-to-stop',
  'no-order-to-choose-now',
  'no-star-to-mark-now',
  'no-telescopes-after-rest',
  'no-star-unmarked',
  'no-stardust',
  'no-such-boon',
  'no-such-decision',
  'no-such-star',
  'not-done-yet',
  'not-next-to-a-marked-star',
  'not-next-to-the-last-star',
  'not-the-dreamers-card',
  'not-the-starting-star',
  'not-your-card',
  'not-your-turn',
  'nothing-to-buy-now',
  'nothing-to-discard-now',
  'nothing-to-reactivate-now',
  'observe-or-rest',
  'others-pick-boons',
  'star-already-marked',
  'telescope-first',
  'three-different-cards',
  'too-late-to-rest',
  'two-rightmost-only',
] as const;
export type Reason = (typeof REASONS)[number];

export function refuse(rule: string, reason: Reason, missing?: Refusal['missing']): Refusal {
  return missing === undefined ? { rule, reason } : { rule, reason, missing };
}
