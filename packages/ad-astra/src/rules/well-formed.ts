import { ACTION_CARDS, ELEMENTS } from '../data/action-cards.ts';
import { ARTIFACTS } from '../data/artifacts.ts';
import { SOL } from '../data/galaxy.ts';
import { DEEP_SPACE, PLACES } from '../data/places.ts';
import { CARDS_EACH, countOf, RESOURCES } from '../data/resources.ts';
import { DEEP, type Decision, MAX_OFFERS, MAX_SPACES } from '../decisions.ts';

/** Are all the decision's numbers whole and in their ranges? What passes here the rules can use without asking again. */
export function isWellFormed(decision: Decision): boolean {
  switch (decision.do) {
    case 'plan':
      return isBelow(decision.card, ACTION_CARDS.length) && isBelow(decision.space, MAX_SPACES);
    case 'swap':
      return isBelow(decision.space, MAX_SPACES);
    case 'produce':
    case 'discard':
    case 'take':
      return isBelow(decision.resource, RESOURCES.length);
    case 'fly':
      return isBelow(decision.from, DEEP_SPACE + 1) && isBelow(decision.to, DEEP + 1);
    case 'land':
    case 'factory':
    case 'terraform':
      return isBelow(decision.place, PLACES);
    case 'colony':
      return isBelow(decision.place, PLACES) && isBelow(decision.ore, RESOURCES.length);
    case 'starship':
      return isBelow(decision.ore, RESOURCES.length);
    case 'offer':
      return isOfferId(decision.id) && isBelow(decision.to, 5) && isBundle(decision.give) && isBundle(decision.want);
    case 'counter':
      return isOfferId(decision.id) && isBundle(decision.give) && isBundle(decision.want);
    case 'accept':
    case 'decline':
      return isOfferId(decision.id);
    case 'bank':
      return isBelow(decision.give, RESOURCES.length) && isBelow(decision.take, RESOURCES.length);
    case 'score':
      return isBelow(decision.element, ELEMENTS.length);
    case 'use':
      return isBelow(decision.artifact, ARTIFACTS.length);
    case 'look':
      return isBelow(decision.system, SOL);
    case 'peek':
    case 'end':
    case 'pass':
      return true;
    default:
      return false;
  }
}

function isBelow(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}

function isOfferId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_OFFERS;
}

function isBundle(cards: number): boolean {
  return isBelow(cards, 2 ** 30) && RESOURCES.every((_, resource) => countOf(cards, resource) <= CARDS_EACH);
}
