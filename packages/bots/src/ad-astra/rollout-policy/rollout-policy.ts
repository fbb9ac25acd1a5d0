import {
  ACCEPT,
  type AdAstraState,
  ALIEN,
  BUILD_SHIP,
  COLONIES,
  contains,
  DECLINE,
  type Decision,
  END,
  FACTORIES,
  FIRST_MOVEMENT,
  FIRST_SCORING,
  type Frame,
  hasColony,
  hasFactory,
  isTerraformed,
  LAUREA,
  LOOK,
  MACHINA,
  MOVEMENT,
  ownerOf,
  PASS,
  PRODUCE,
  PRODUCTION,
  placeOf,
  SCORE,
  SCORING,
  SOL,
  SWAP,
  SYSTEM_SIZE,
  shipsOf,
  TERRAFORM,
  USE,
} from '@astrarium/ad-astra';
import { at, type Below } from '@astrarium/core';
import { duesOfOthers, elementGain, planCard, productionGain } from './plan.ts';
import {
  ALIEN_COLONY_WAY,
  ALIEN_FACTORY_WAY,
  COLONY_WAY,
  commonestOre,
  FACTORY_WAY,
  type Prospects,
  payment,
  prospectsOf,
  STARSHIP_WAY,
  TERRAFORM_WAY,
  takesTerraformers,
  type Way,
} from './prospects.ts';
import { bestCard, bestExchange, discardForLimit, discardForPoints, isGoodDeal } from './trade-values.ts';
import { bestFlight, bestLanding } from './travel.ts';
import type { Weights } from './weights.ts';

const ALL_SYSTEMS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * What the seat that is asked would do without thinking: for games played to the end in the head, a million decisions a second.
 * It reads of the state only what the seat may know, but that it lands as if it had looked first.
 */
export function rolloutDecision(state: AdAstraState, frame: Frame, below: Below, weights: Weights): Decision {
  const { seat, phase } = frame;
  if (phase === 'plan') return planCard(state, seat, below, weights);
  const held = state.held[seat] ?? 0;
  switch (phase) {
    case 'reveal':
    case 'last-call':
      return PASS;
    case 'harvest':
      return held & (1 << MACHINA) ? at(USE, MACHINA) : PASS;
    case 'laurea':
      return held & (1 << LAUREA) ? at(USE, LAUREA) : PASS;
    case 'look':
      return at(LOOK, unseenSystem(state, frame));
    case 'swap':
      return at(SWAP, state.owners.indexOf(seat, state.space + 1));
    default:
      return consider(state, frame, prospectsOf(state, seat, weights), weights);
  }
}

/** The decisions that need a look at where the seat stands. */
function consider(state: AdAstraState, frame: Frame, prospects: Prospects, weights: Weights): Decision {
  const { seat } = frame;
  const hand = state.hands[seat] ?? 0;
  switch (frame.phase) {
    case 'move': {
      const faction = at(state.factions, at(state.owners, state.space));
      const systems = at(at(MOVEMENT, faction), at(state.faces, state.space) - FIRST_MOVEMENT);
      return bestFlight(state, prospects, systems, (state.deed.free & (1 << seat)) !== 0, weights);
    }
    case 'gate': {
      const flight = bestFlight(state, prospects, ALL_SYSTEMS, true, { ...weights, trip: Number.NEGATIVE_INFINITY });
      return flight;
    }
    case 'land':
      return bestLanding(state, prospects, frame.system, frame.from, weights);
    case 'build':
      return bestBuilding(state, prospects, weights);
    case 'produce': {
      const [one = 0, other = 0] = at(at(PRODUCTION, at(state.factions, seat)), at(state.faces, state.space));
      const others = duesOfOthers(state, seat);
      const gain = (resource: number): number => productionGain(state, prospects, others[resource] ?? 0, resource, hand, weights);
      return at(PRODUCE, gain(one) >= gain(other) ? one : other);
    }
    case 'element': {
      const [one, other] = at(SCORING, at(state.faces, state.space) - FIRST_SCORING);
      const better = elementGain(state, seat, one, hand, weights) >= elementGain(state, seat, other, hand, weights);
      return at(SCORE, better ? one : other);
    }
    case 'discard':
      return discardForPoints(state, frame, prospects, weights);
    case 'limit':
      return discardForLimit(hand, prospects, weights);
    case 'take':
      return bestCard(state, hand, prospects, weights);
    case 'trade':
      return bestExchange(state, prospects, hand, 2, weights).decision;
    case 'exchange': {
      const { decision } = bestExchange(state, prospects, hand, 1, weights);
      return decision === END ? PASS : decision;
    }
    case 'answer':
    case 'counter': {
      const { give, want, partner } = frame;
      const can = contains(state.hands[partner] ?? 0, give) && contains(hand, want);
      const good = can && isGoodDeal(hand, prospects, give, want, weights);
      return at(good ? ACCEPT : DECLINE, state.deed.offers - 1);
    }
    default:
      return PASS;
  }
}

/** The building worth most that the hand can pay. */
function bestBuilding(state: AdAstraState, prospects: Prospects, weights: Weights): Decision {
  const { order, values, prices, seat } = prospects;
  const hand = state.hands[seat] ?? 0;
  for (let n = 0; n < order.length; n += 1) {
    const way = order[n] ?? 0;
    if ((values[n] ?? 0) < weights.deal) return PASS;
    const price = at(prices, way);
    if (payment(price, hand) === 0) continue;
    const ore = price.anyOre ? commonestOre(hand - price.cards) - 3 : 0;
    if (way === STARSHIP_WAY) return at(BUILD_SHIP, ore);
    const place = siteFor(state, prospects, way);
    if (way === TERRAFORM_WAY) return at(TERRAFORM, place);
    return way === FACTORY_WAY || way === ALIEN_FACTORY_WAY ? at(FACTORIES, place) : at(at(COLONIES, place), ore);
  }
  return PASS;
}

/** Where to build: where the seat has least of what is produced there. */
function siteFor(state: AdAstraState, { seat, due }: Prospects, way: Way): number {
  const presence = state.presence[seat] ?? 0;
  let best = Number.POSITIVE_INFINITY;
  let choice = 0;
  for (let system = 0; system <= SOL; system += 1) {
    if ((presence & (1 << system)) === 0) continue;
    const from = placeOf(system, 0);
    for (let place = from; place < from + SYSTEM_SIZE.max; place += 1) {
      const pawns = state.pawns[place] ?? 0;
      if (pawns === 0 || ownerOf(pawns) !== seat) continue;
      const kind = state.planets[place] ?? ALIEN;
      if (!takes(state, way, kind, pawns)) continue;
      const rank = kind === ALIEN ? 0 : (due[kind] ?? 0) - (shipsOf(pawns) > 0 ? 0.5 : 0);
      if (rank >= best) continue;
      best = rank;
      choice = place;
    }
  }
  return choice;
}

function takes(state: AdAstraState, way: Way, kind: number, pawns: number): boolean {
  switch (way) {
    case TERRAFORM_WAY:
      return !isTerraformed(pawns) && takesTerraformers(state, kind);
    case ALIEN_FACTORY_WAY:
      return kind === ALIEN && hasColony(pawns);
    case FACTORY_WAY:
      return kind !== ALIEN && hasColony(pawns);
    case ALIEN_COLONY_WAY:
      return kind === ALIEN && !hasColony(pawns) && !hasFactory(pawns);
    case COLONY_WAY:
      return kind !== ALIEN && !hasColony(pawns) && !hasFactory(pawns);
    default:
      return false;
  }
}

/** A system with planets still face down that has not been looked at. */
function unseenSystem(state: AdAstraState, frame: Frame): number {
  for (let system = 0; system < SOL; system += 1) {
    const all = (1 << (state.sizes[system] ?? 0)) - 1;
    if ((frame.system & (1 << system)) === 0 && (all & ~(state.faceUp[system] ?? 0)) !== 0) return system;
  }
  return 0;
}
