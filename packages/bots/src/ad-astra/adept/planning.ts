import {
  type ActionCard,
  type AdAstraView,
  actionOf,
  type Decision,
  type Faction,
  FIRST_MOVEMENT,
  FIRST_SCORING,
  IDENTICAL,
  MOVEMENT,
  ONE,
  PRODUCTION,
  SCORING,
  sizeOf,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { bestBuilding, type Chances, chancesOf, handValue, idleShips } from './heuristic-values.ts';
import { EVEN, type Preferences } from './preferences.ts';
import { flightValue } from './travel.ts';
import { dueOf, elementScores, handOf, holdingsOf, progress } from './view-helpers.ts';

/** What it is worth to put this card on this space. */
export function planValue(view: AdAstraView, seat: Seat, preferences: Preferences = EVEN): (decision: Decision) => number {
  const chances = chancesOf(view, seat, preferences);
  const values = new Map<ActionCard, number>();
  return (decision) => {
    if (decision.do !== 'plan') return -1;
    const { card, space } = decision;
    let worth = values.get(card);
    if (worth === undefined) {
      worth = preferences[actionOf(card)] + cardValue(view, seat, card, chances);
      values.set(card, worth);
    }
    return worth * (1 - 0.06 * Math.abs(space - bestSpace(view, card)));
  };
}

/** What the element brings the seat, against the others: what it scores, the bonus, less what they score on average. */
export function elementValue(view: AdAstraView, seat: Seat, element: number): number {
  const scores = view.seats.map((_, other) => elementScores(view, other)[element] ?? 0);
  const own = at(scores, seat);
  const others = scores.filter((_, other) => other !== seat);
  const best = Math.max(...others);
  const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
  const bonus = own > best ? 3 : own === best ? 0 : -1;
  // Cards given up for points are missed later.
  const cost = element >= IDENTICAL ? 0.4 * own : 0;
  return own - cost + bonus - 0.5 * mean - 0.35 * best;
}

/** What a Production card of this resource brings the seat, against the others. */
export function productionValue(view: AdAstraView, seat: Seat, resource: number, chances: Chances): number {
  const hand = handOf(view, seat);
  const due = dueOf(holdingsOf(view, seat), resource);
  const gain = due === 0 ? 0 : handValue(hand + Math.min(due, 4) * at(ONE, resource), chances) - handValue(hand, chances);
  const others = view.seats.reduce((sum, _, other) => sum + (other === seat ? 0 : dueOf(holdingsOf(view, other), resource)), 0);
  return gain - (0.55 * others) / (view.players - 1);
}

function cardValue(view: AdAstraView, seat: Seat, card: ActionCard, chances: Chances): number {
  const faction = at(view.seats, seat).faction;
  switch (actionOf(card)) {
    case 'production':
      return 1.8 + Math.max(...at(at(PRODUCTION, faction), card).map((resource) => productionValue(view, seat, resource, chances)));
    case 'movement':
      return movementValue(view, seat, card, faction);
    case 'build':
      return 1 + 0.55 * bestBuilding(handOf(view, seat), chances, 0) + 0.12 * sizeOf(handOf(view, seat));
    case 'trade':
      return 0.35 * sizeOf(handOf(view, seat)) + 0.6;
    case 'scoring':
      return scoringValue(view, seat, card);
  }
}

function movementValue(view: AdAstraView, seat: Seat, card: ActionCard, faction: Faction): number {
  const systems = at(at(MOVEMENT, faction), card - FIRST_MOVEMENT);
  const { ships } = at(view.seats, seat);
  const flights = ships
    .filter((where) => where <= view.pawns.length)
    .map((from) => Math.max(0, ...systems.map((to) => flightValue(view, seat, from, to, false))));
  const idle = idleShips(view, seat);
  // Every flight costs Energy, and whoever only flies has nothing to build with on arrival.
  return 0.55 * flights.reduce((sum, worth) => sum + worth, 0) + 0.2 * idle - 1;
}

function scoringValue(view: AdAstraView, seat: Seat, card: ActionCard): number {
  const best = Math.max(...at(SCORING, card - FIRST_SCORING).map((element) => elementValue(view, seat, element)));
  // Early on there is more to win by growing; and a Scoring card played is gone until the others are.
  return best * (0.6 + 0.5 * progress(view)) + 0.4 + 0.08 * view.round;
}

/** Production and movement first, then trade, build and scoring. */
function bestSpace(view: AdAstraView, card: ActionCard): number {
  const last = view.spaces.length - 1;
  switch (actionOf(card)) {
    case 'production':
      return last * 0.15;
    case 'movement':
      return last * 0.3;
    case 'trade':
      return last * 0.45;
    case 'build':
      return last * 0.6;
    case 'scoring':
      return last * 0.95;
  }
}
