import type { Phase } from '../state.ts';
import { look, moment, take } from './artifacts.ts';
import { build } from './build.ts';
import { land } from './landing.ts';
import { gate, move } from './movement.ts';
import type { PhaseRules } from './phase-rules.ts';
import { plan, swap } from './planning.ts';
import { produce } from './production.ts';
import { limit } from './round.ts';
import { discard, element } from './scoring.ts';
import { answer, counter, exchanges, trade } from './trade.ts';

/** The rules of each phase. A switch, not a table: looking a name up in a table is what would cost most here. */
export function rulesOf(phase: Phase): PhaseRules {
  switch (phase) {
    case 'plan':
      return plan;
    case 'move':
      return move;
    case 'land':
      return land;
    case 'build':
      return build;
    case 'produce':
      return produce;
    case 'trade':
      return trade;
    case 'answer':
      return answer;
    case 'counter':
      return counter;
    case 'element':
      return element;
    case 'discard':
      return discard;
    case 'limit':
      return limit;
    case 'swap':
      return swap;
    case 'gate':
      return gate;
    case 'exchange':
      return exchanges;
    case 'take':
      return take;
    case 'look':
      return look;
    case 'reveal':
    case 'harvest':
    case 'last-call':
    case 'laurea':
      return moment;
  }
}
