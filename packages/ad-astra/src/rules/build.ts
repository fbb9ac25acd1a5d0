import { at, type Refusal, type Seat } from '@astrarium/core';
import { BY_ALIEN, BY_TERRAFORMING } from '../data/action-cards.ts';
import { ALIEN } from '../data/galaxy.ts';
import {
  ALIEN_COLONY_POINTS,
  ALIEN_FACTORY_POINTS,
  COLONY,
  type Cost,
  costOf,
  FACTORY,
  ITEMS,
  type Item,
  STARSHIP,
  TERRAFORMER,
  TERRAFORMING_POINTS,
} from '../data/pawns.ts';
import { indexOf, type Place, SYSTEM_OF } from '../data/places.ts';
import { type Bundle, common, contains, countOf, FOOD, NOTHING, ONE, ORES, RESOURCES, type Resource, WATER } from '../data/resources.ts';
import { BUILD_SHIP, COLONIES, type Decision, FACTORIES, PASS, TERRAFORM } from '../decisions.ts';
import type { Board } from '../public-board.ts';
import { type AdAstraState, cardOwner, clockwise, type Frame, handOf, MANY, pushFrame, supplyOf } from '../state.ts';
import { pay, score } from './hands.ts';
import { eachOwnPlace, hasColony, hasFactory, isTerraformed, launch, ownerOf, type Pawns, pawnsAt, put, shipsOf } from './pawns.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** B6.1: the owner any number of items; then each other player clockwise at most one. Who has no card is not asked. False at the end. */
export function proceedBuild(state: AdAstraState): boolean {
  const { turn } = state;
  if (turn === state.players) return false;
  const seat = clockwise(state, cardOwner(state), turn);
  state.turn += 1;
  if (handOf(state, seat) !== NOTHING) pushFrame(state, 'build', seat, turn === 0 ? MANY : 1);
  return true;
}

/** The part of one player of a Build card. */
export const build: PhaseRules = {
  legal(state, frame, list) {
    const { seat } = frame;
    const hand = handOf(state, seat);
    listShips(state, seat, hand, list);
    const colony = canAfford(state, seat, hand, COLONY);
    const factory = canAfford(state, seat, hand, FACTORY);
    const terraformer = canAfford(state, seat, hand, TERRAFORMER);
    if (colony || factory || terraformer) {
      eachOwnPlace(state, seat, (place, pawns) => {
        if (colony && takesColony(pawns)) {
          for (let ore = 0; ore < ORES.length; ore += 1) {
            if (countOf(hand, at(ORES, ore)) > 0) list.push(at(at(COLONIES, place), ore));
          }
        }
        if (factory && hasColony(pawns)) list.push(at(FACTORIES, place));
        if (terraformer && takesTerraformer(state, place, pawns)) list.push(at(TERRAFORM, place));
      });
    }
    list.push(PASS);
  },
  refusal(state, frame, decision) {
    switch (decision.do) {
      case 'starship':
        return cantBuild(state, frame.seat, STARSHIP, decision.ore);
      case 'colony':
        return noPlanet(state, decision.place) ?? cantSettle(state, frame.seat, decision.place, decision.ore);
      case 'factory':
        return noPlanet(state, decision.place) ?? cantIndustrialize(state, frame.seat, decision.place);
      case 'terraform':
        return noPlanet(state, decision.place) ?? cantTerraform(state, frame.seat, decision.place);
      case 'pass':
        return undefined;
      default:
        return wrongMoment(decision);
    }
  },
  apply(state, frame, decision, tell) {
    const { seat } = frame;
    if (decision.do === 'pass') {
      state.frames.pop();
      tell?.({ kind: 'passed', seat, rule: 'B3.2' });
      return;
    }
    const item = itemOf(decision);
    if (item < 0) return;
    const ore = 'ore' in decision ? at(ONE, decision.ore) : NOTHING;
    const { cards, rule } = costOf(state.rules, item);
    pay(state, seat, cards + ore, rule, tell);
    const where = 'place' in decision ? decision.place : null;
    if (where === null) launch(state, seat);
    else put(state, seat, item, where);
    tell?.({ kind: 'built', seat, item: at(ITEMS, item), place: where, rule: BUILD_RULES[item] ?? 'B6.1' });
    const alien = where !== null && state.planets[where] === ALIEN;
    if (item === TERRAFORMER) score(state, seat, BY_TERRAFORMING, TERRAFORMING_POINTS, tell);
    if (alien) score(state, seat, BY_ALIEN, item === COLONY ? ALIEN_COLONY_POINTS : ALIEN_FACTORY_POINTS, tell);
    endPart(state, frame);
  },
};

/** Where the pawn could stand (B6.3, B6.4), whoever pays for it; a starship needs no place. */
export function sitesFor(board: Board, seat: Seat, item: Item): Place[] {
  const sites: Place[] = [];
  eachOwnPlace(board, seat, (place, pawns) => {
    if (item === COLONY ? takesColony(pawns) : item === FACTORY ? hasColony(pawns) : takesTerraformer(board, place, pawns))
      sites.push(place);
  });
  return item === STARSHIP ? [] : sites;
}

/** What of the cost is not in the hand (B6.2): these cards, and the Ore of choice on top. */
export function missingFor({ cards, anyOre }: Cost, hand: Bundle): { readonly cards: Bundle; readonly ore: boolean } {
  const paid = common(cards, hand);
  const rest = hand - paid;
  return { cards: cards - paid, ore: anyOre && ORES.every((ore) => countOf(rest, ore) === 0) };
}

/** The rule each item is built by, in the order of ITEMS. */
const BUILD_RULES = ['B6.5', 'B6.3', 'B6.3', 'B6.4'];

function itemOf(decision: Decision): Item {
  switch (decision.do) {
    case 'starship':
      return STARSHIP;
    case 'colony':
      return COLONY;
    case 'factory':
      return FACTORY;
    case 'terraform':
      return TERRAFORMER;
    default:
      return -1;
  }
}

function takesColony(pawns: Pawns): boolean {
  return !hasColony(pawns) && !hasFactory(pawns) && (shipsOf(pawns) > 0 || isTerraformed(pawns));
}

function takesTerraformer(board: Board, place: Place, pawns: Pawns): boolean {
  return !isTerraformed(pawns) && canBeTerraformed(board, place);
}

function endPart(state: AdAstraState, frame: Frame): void {
  frame.left -= 1;
  if (frame.left === 0) state.frames.pop();
}

function listShips(state: AdAstraState, seat: Seat, hand: Bundle, list: Decision[]): void {
  if (supplyOf(state, seat, STARSHIP) === 0) return;
  const { cards } = costOf(state.rules, STARSHIP);
  for (let ore = 0; ore < ORES.length; ore += 1) {
    if (contains(hand, cards + at(ONE, at(ORES, ore)))) list.push(at(BUILD_SHIP, ore));
  }
}

/** Is there a pawn left, and can the cards that the item always costs be paid? */
function canAfford(state: AdAstraState, seat: Seat, hand: Bundle, item: Item): boolean {
  return supplyOf(state, seat, item) > 0 && contains(hand, costOf(state.rules, item).cards);
}

/** Pawn and payment, as far as they stand in the way (B1.4, B6.2, B12.1). */
function cantBuild(state: AdAstraState, seat: Seat, item: Item, ore?: Resource): Refusal | undefined {
  if (supplyOf(state, seat, item) === 0) return refuse('B1.4', 'no-pawn-left');
  if (ore !== undefined && !ORES.includes(ore)) return refuse('B6.2', 'pay-with-an-ore');
  const { cards, rule } = costOf(state.rules, item);
  const price = cards + (ore === undefined ? NOTHING : at(ONE, ore));
  const hand = handOf(state, seat);
  if (contains(hand, price)) return undefined;
  const short = RESOURCES.findIndex((_, resource) => countOf(hand, resource) < countOf(price, resource));
  return refuse(rule, 'pay-the-cost', { what: at(RESOURCES, short), need: countOf(price, short), have: countOf(hand, short) });
}

function noPlanet(state: AdAstraState, place: Place): Refusal | undefined {
  return indexOf(place) < at(state.sizes, at(SYSTEM_OF, place)) ? undefined : refuse('B6.3', 'no-planet-there');
}

function cantSettle(state: AdAstraState, seat: Seat, place: Place, ore: Resource): Refusal | undefined {
  const pawns = pawnsAt(state, place);
  if (ownerOf(pawns) !== seat) return refuse('B6.3', 'needs-starship-or-terraformer');
  if (hasColony(pawns) || hasFactory(pawns)) return refuse('B6.3', 'one-settlement-per-planet');
  return cantBuild(state, seat, COLONY, ore);
}

function cantIndustrialize(state: AdAstraState, seat: Seat, place: Place): Refusal | undefined {
  const pawns = pawnsAt(state, place);
  if (ownerOf(pawns) !== seat || !hasColony(pawns)) {
    return ownerOf(pawns) === seat && hasFactory(pawns) ? refuse('B6.3', 'one-settlement-per-planet') : refuse('B6.3', 'colony-first');
  }
  return cantBuild(state, seat, FACTORY);
}

function cantTerraform(state: AdAstraState, seat: Seat, place: Place): Refusal | undefined {
  const pawns = pawnsAt(state, place);
  if (ownerOf(pawns) !== seat) return refuse('B6.4', 'needs-a-pawn');
  if (isTerraformed(pawns)) return refuse('B6.4', 'already-terraformed');
  if (state.planets[place] === ALIEN) return refuse('B6.4', 'alien-planet');
  if (!canBeTerraformed(state, place)) return refuse('B12.2', 'not-water-or-food');
  return cantBuild(state, seat, TERRAFORMER);
}

/** B6.4: not an alien planet; B12.2: in the original print Water and Food planets only. */
function canBeTerraformed(board: Board, place: Place): boolean {
  const kind = at(board.planets, place);
  return board.rules === 'original' ? kind === WATER || kind === FOOD : kind !== ALIEN;
}
