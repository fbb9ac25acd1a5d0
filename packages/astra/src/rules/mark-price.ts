import type { Phase } from '../state.ts';

/** What a mark costs: 1 Stardust in an Observe (A5.4), nothing by an Ability (A4.4), and nothing with the dreamer's pen (A10.1). */
export type MarkPrice = 'stardust' | 'free' | 'dream';

/** By the phase that asks for marks. */
export const MARK_PRICES: Readonly<Partial<Record<Phase, MarkPrice>>> = {
  turn: 'stardust',
  observe: 'stardust',
  'mark-any-star': 'free',
  'mark-three-cards': 'free',
  'mark-two-stars': 'free',
  'mark-star-and-neighbours': 'free',
  dream: 'dream',
};
