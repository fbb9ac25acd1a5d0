import { at, type Refusal, type Seat, type Tell } from '@astrarium/core';
import { ABILITIES, type Ability } from '../data/abilities.ts';
import { CARDS, type CardId, cardOf } from '../data/cards.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, anyUnmarked, journalOf, removeCard } from '../state.ts';
import { refuse } from './reasons.ts';

/** A4.1: is there anything against using this Active card now? Only A7.13 asks for a condition (A7.21). */
export function isUsable(state: AstraState, card: CardId): boolean {
  return cardOf(card).ability !== 'mark-star-and-neighbours' || anyUnmarked(state);
}

export function cantUse(state: AstraState, seat: Seat, card: CardId): Refusal | undefined {
  const { active, exhausted } = journalOf(state, seat);
  if (exhausted.includes(card)) return refuse('A4.1', 'card-exhausted');
  if (!active.includes(card)) return refuse('A4.1', 'not-your-card');
  return isUsable(state, card) ? undefined : refuse('A7.21', 'no-star-unmarked');
}

/** A4.1: using a card exhausts it. An instant Ability is finished before anything else (A4.2). */
export function useAbility(state: AstraState, seat: Seat, card: CardId, tell?: Tell<AstraEvent>): void {
  const journal = journalOf(state, seat);
  removeCard(journal.active, card);
  journal.exhausted.push(card);
  const { rule, effect } = at(BY_CARD, card);
  tell?.({ kind: 'used', seat, card, rule });
  effect(state, seat, journal, rule, tell);
}

/** Found by number, which is quicker than by name. */
const BY_CARD: readonly Ability[] = CARDS.map(({ ability }) => ABILITIES[ability]);
