import type { Phase } from '../state.ts';
import { buy, markAnyStar, markStarAndNeighbours, markThreeCards, markTwoStars } from './ability-marks.ts';
import { activate, boons } from './boons.ts';
import { limit, order } from './discovery.ts';
import { dream } from './dream.ts';
import { again, observe } from './observe.ts';
import type { PhaseRules } from './phase-rules.ts';
import { turn } from './turn.ts';

/** The rules of each phase. A switch, not a table: looking a name up in a table is what would cost most here. */
export function rulesOf(phase: Phase): PhaseRules {
  switch (phase) {
    case 'turn':
      return turn;
    case 'observe':
      return observe;
    case 'again':
      return again;
    case 'buy':
      return buy;
    case 'mark-any-star':
      return markAnyStar;
    case 'mark-three-cards':
      return markThreeCards;
    case 'mark-two-stars':
      return markTwoStars;
    case 'mark-star-and-neighbours':
      return markStarAndNeighbours;
    case 'order':
      return order;
    case 'boons':
      return boons;
    case 'activate':
      return activate;
    case 'limit':
      return limit;
    case 'dream':
      return dream;
  }
}
