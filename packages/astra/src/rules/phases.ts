import type { Phase } from '../state.ts';
import { buy, markAnyStar, markStarAndNeighbours, markThreeCards, markTwoStars } from './ability-marks.ts';
import { activate, boons } from './boons.ts';
import { limit, order } from './discovery.ts';
import { dream } from './dream.ts';
import { again, observe } from './observe.ts';
import type { PhaseRules } from './phase.ts';
import { turn } from './turn.ts';

export const PHASES: Readonly<Record<Phase, PhaseRules>> = {
  turn,
  observe,
  again,
  buy,
  'mark-any-star': markAnyStar,
  'mark-three-cards': markThreeCards,
  'mark-two-stars': markTwoStars,
  'mark-star-and-neighbours': markStarAndNeighbours,
  order,
  boons,
  activate,
  limit,
  dream,
};
