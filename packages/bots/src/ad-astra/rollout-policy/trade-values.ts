import {
  type AdAstraState,
  BANK,
  type Bundle,
  countOf,
  type Decision,
  DISCARD,
  END,
  type Frame,
  IDENTICAL,
  ONE,
  PASS,
  RESOURCES,
  TAKE,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { handValue, type Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

/** The exchange with the bank that brings most, and what it brings; `END` and 0 if none does. */
export function bestExchange(
  state: AdAstraState,
  prospects: Prospects,
  hand: Bundle,
  price: number,
  weights: Weights,
): { readonly gain: number; readonly decision: Decision } {
  const now = handValue(hand, prospects, weights);
  let gain = weights.deal;
  let decision = END;
  for (let give = 0; give < RESOURCES.length; give += 1) {
    if (countOf(hand, give) < price) continue;
    const rest = hand - price * (ONE[give] ?? 0);
    for (let take = 0; take < RESOURCES.length; take += 1) {
      if (take === give || countOf(state.bank, take) === 0) continue;
      const change = handValue(rest + (ONE[take] ?? 0), prospects, weights) - now;
      if (change <= gain) continue;
      gain = change;
      decision = at(at(BANK, give), take);
    }
  }
  return { gain: decision === END ? 0 : gain, decision };
}

/** Is it good for the seat to get these cards for those? */
export function isGoodDeal(hand: Bundle, prospects: Prospects, gets: Bundle, gives: Bundle, weights: Weights): boolean {
  return handValue(hand - gives + gets, prospects, weights) > handValue(hand, prospects, weights) + weights.deal;
}

/** Which card to give up for points, or to stop (B8.3). */
export function discardForPoints(state: AdAstraState, frame: Frame, prospects: Prospects, weights: Weights): Decision {
  const { seat, give } = frame;
  const hand = state.hands[seat] ?? 0;
  const identical = state.deed.choice === IDENTICAL;
  if (give === 0)
    return identical ? firstOfOneKind(state, seat, hand, prospects, weights) : firstOfMany(state, seat, hand, prospects, weights);
  const given = countOf(give, 0) + countOf(give, 1) + countOf(give, 2) + countOf(give, 3) + countOf(give, 4) + countOf(give, 5);
  const { resource, loss } = leastMissed(hand, prospects, weights, identical ? give : -1, identical ? 0 : give);
  if (resource < 0) return PASS;
  // The bonus may hang on one card more.
  const best = bestOfOthers(state, seat);
  const gain = 1 + (given <= best ? weights.bonus / 2 : 0);
  return given === 1 || gain > loss ? at(DISCARD, resource) : PASS;
}

/** Which card to lose at the hand limit (B3.3). */
export function discardForLimit(hand: Bundle, prospects: Prospects, weights: Weights): Decision {
  return at(DISCARD, Math.max(0, leastMissed(hand, prospects, weights, -1, 0).resource));
}

/** Which card to take from the bank (B10.1). */
export function bestCard(state: AdAstraState, hand: Bundle, prospects: Prospects, weights: Weights): Decision {
  let best = Number.NEGATIVE_INFINITY;
  let choice = 0;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    if (countOf(state.bank, resource) === 0) continue;
    const worth = handValue(hand + (ONE[resource] ?? 0), prospects, weights);
    if (worth <= best) continue;
    best = worth;
    choice = resource;
  }
  return at(TAKE, choice);
}

function firstOfOneKind(state: AdAstraState, seat: Seat, hand: Bundle, prospects: Prospects, weights: Weights): Decision {
  const now = handValue(hand, prospects, weights);
  const most = bestOfOthers(state, seat);
  let best = 0;
  let choice = PASS;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    const cards = countOf(hand, resource);
    if (cards < 2) continue;
    const loss = now - handValue(hand - cards * (ONE[resource] ?? 0), prospects, weights);
    const gain = cards + (cards > most ? weights.bonus / 2 : 0) - loss;
    if (gain <= best) continue;
    best = gain;
    choice = at(DISCARD, resource);
  }
  return choice;
}

function firstOfMany(state: AdAstraState, seat: Seat, hand: Bundle, prospects: Prospects, weights: Weights): Decision {
  let kinds = 0;
  let rest = hand;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    if (countOf(hand, resource) === 0) continue;
    kinds += 1;
    rest -= ONE[resource] ?? 0;
  }
  if (kinds < 2) return PASS;
  const loss = handValue(hand, prospects, weights) - handValue(rest, prospects, weights);
  const gain = kinds + (kinds > bestOfOthers(state, seat) ? weights.bonus / 2 : 0);
  const first = leastMissed(hand, prospects, weights, -1, 0);
  // All of them, or at least the two that are missed least.
  if (gain > loss || first.loss < 0.9) return at(DISCARD, first.resource);
  return PASS;
}

/** The card whose loss hurts least; only of `only` if that is a bundle, and none of `except`. */
function leastMissed(
  hand: Bundle,
  prospects: Prospects,
  weights: Weights,
  only: Bundle,
  except: Bundle,
): { readonly resource: number; readonly loss: number } {
  const now = handValue(hand, prospects, weights);
  let loss = Number.POSITIVE_INFINITY;
  let choice = -1;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    if (countOf(hand, resource) === 0 || countOf(except, resource) > 0) continue;
    if (only >= 0 && countOf(only, resource) === 0) continue;
    const here = now - handValue(hand - (ONE[resource] ?? 0), prospects, weights);
    if (here >= loss) continue;
    loss = here;
    choice = resource;
  }
  return { resource: choice, loss };
}

function bestOfOthers(state: AdAstraState, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.players; other += 1) if (other !== seat) best = Math.max(best, state.deed.scored[other] ?? 0);
  return best;
}
