import {
  ACTION_CARDS,
  type ActionCard,
  type AdAstraState,
  ALIEN,
  BUILD,
  type Bundle,
  countOf,
  type Decision,
  DIFFERENT,
  ENDING_SCORE,
  elementPoints,
  FIRST_MOVEMENT,
  FIRST_SCORING,
  hasColony,
  hasFactory,
  IDENTICAL,
  MOVEMENT,
  mostDiscarded,
  NOBODY,
  ONE,
  ownerOf,
  PLACES,
  PLAN,
  PRODUCTION,
  SCORING,
  shipsOf,
  sizeOf,
  TRADE,
} from '@astrarium/ad-astra';
import { at, type Below, type Seat } from '@astrarium/core';
import { buildingValue, handValue, type Prospects, prospectsOf } from './prospects.ts';
import { bestExchange } from './trade-values.ts';
import { flightGains } from './travel.ts';
import type { Weights } from './weights.ts';

/** Puts the card that promises most where such cards belong, with a whim. */
export function planCard(state: AdAstraState, seat: Seat, below: Below, weights: Weights): Decision {
  const card = wantedCard(wishes(state, seat, weights), state.cards[seat] ?? 0, below, weights);
  const { owners } = state;
  const ideal = idealSpace(state, card, weights);
  let best = Number.NEGATIVE_INFINITY;
  let choice = 0;
  for (let space = 0; space < owners.length; space += 1) {
    if (owners[space] !== NOBODY) continue;
    const liking = weights.whim * chance(below) - weights.steady * Math.abs(space - ideal);
    if (liking <= best) continue;
    best = liking;
    choice = space;
  }
  return at(at(PLAN, card), choice);
}

/** What each action card promises the seat. */
export function wishes(state: AdAstraState, seat: Seat, weights: Weights): number[] {
  const prospects = prospectsOf(state, seat, weights);
  const planned = plannedHand(state, prospects);
  const placed = placedCards(state, seat);
  const others = duesOfOthers(state, seat);
  const cards = (state.cards[seat] ?? 0) | placed;
  const list: number[] = [];
  for (let card = 0; card < ACTION_CARDS.length; card += 1) {
    list.push(cards & (1 << card) ? wish(state, prospects, others, planned, card, placed, weights) : NEVER);
  }
  return list;
}

/** Where on the board such a card belongs. */
export function idealSpace(state: AdAstraState, card: ActionCard, weights: Weights): number {
  return (weights.where[kindOf(card)] ?? 0) * (state.owners.length - 1);
}

/** What the seat gains by an element against the others. */
export function elementGain(state: AdAstraState, seat: Seat, element: number, hand: Bundle, weights: Weights): number {
  const { players } = state;
  const byHand = element === IDENTICAL || element === DIFFERENT;
  const own = byHand ? mostDiscarded(hand, 0, element) : elementPoints(state, seat, element);
  let best = 0;
  let sum = 0;
  for (let other = 0; other < players; other += 1) {
    if (other === seat) continue;
    const points = byHand ? guessDiscarded(sizeOf(state.hands[other] ?? 0), element) : elementPoints(state, other, element);
    best = Math.max(best, points);
    sum += points;
  }
  const bonus = own > best ? weights.bonus : own === best ? 0 : -weights.bonus / (players - 1);
  const cost = byHand ? weights.givenUp : 0;
  return own * (1 - cost) + bonus - ((weights.othersScore * sum) / (players - 1)) * (1 - cost);
}

/** What a production of the resource brings the seat against the others, to whom so many cards are due. */
export function productionGain(
  state: AdAstraState,
  prospects: Prospects,
  others: number,
  resource: number,
  hand: Bundle,
  weights: Weights,
): number {
  const bank = countOf(state.bank, resource);
  const due = Math.min(bank, prospects.due[resource] ?? 0);
  const own = due === 0 ? 0 : handValue(hand + due * (ONE[resource] ?? 0), prospects, weights) - handValue(hand, prospects, weights);
  return own - (weights.othersDue * others) / (state.players - 1);
}

/** Cards due to all others together, by planet kind. */
export function duesOfOthers(state: AdAstraState, seat: Seat): number[] {
  const dues = [0, 0, 0, 0, 0, 0, 0];
  for (let place = 0; place < PLACES; place += 1) {
    const pawns = state.pawns[place] ?? 0;
    if (pawns === 0 || ownerOf(pawns) === seat) continue;
    const kind = state.planets[place] ?? ALIEN;
    dues[kind] = (dues[kind] ?? 0) + shipsOf(pawns) + (hasColony(pawns) ? 1 : hasFactory(pawns) ? 2 : 0);
  }
  return dues;
}

function wish(
  state: AdAstraState,
  prospects: Prospects,
  others: readonly number[],
  hand: Bundle,
  card: ActionCard,
  placed: number,
  weights: Weights,
): number {
  const kind = kindOf(card);
  return (weights.likes[kind] ?? 0) + (weights.promise[kind] ?? 0) * promise(state, prospects, others, hand, card, placed, weights);
}

function promise(
  state: AdAstraState,
  prospects: Prospects,
  others: readonly number[],
  hand: Bundle,
  card: ActionCard,
  placed: number,
  weights: Weights,
): number {
  const { seat } = prospects;
  const faction = at(state.factions, seat);
  if (card < FIRST_MOVEMENT) {
    const [one = 0, other = 0] = at(at(PRODUCTION, faction), card);
    return Math.max(
      productionGain(state, prospects, others[one] ?? 0, one, hand, weights),
      productionGain(state, prospects, others[other] ?? 0, other, hand, weights),
    );
  }
  if (card < BUILD) {
    const gains = flightGains(state, prospects, at(at(MOVEMENT, faction), card - FIRST_MOVEMENT), weights);
    return placed & MOVEMENT_CARDS ? gains * weights.moveAgain : gains;
  }
  if (card === BUILD) return buildingValue(hand, prospects);
  if (card === TRADE) return sizeOf(hand) < 4 ? 0 : bestExchange(state, prospects, hand, 2, weights).gain;
  const [one, other] = at(SCORING, card - FIRST_SCORING);
  const best = Math.max(elementGain(state, seat, one, hand, weights), elementGain(state, seat, other, hand, weights));
  return best * (1 - weights.scoringLate + weights.scoringLate * Math.max(0, 1 - (prospects.left * weights.pace) / ENDING_SCORE));
}

/** The hand with what the seat's own Production cards on the board will bring. */
function plannedHand(state: AdAstraState, { seat, due }: Prospects): Bundle {
  let hand = state.hands[seat] ?? 0;
  const productions = at(PRODUCTION, at(state.factions, seat));
  for (let space = state.revealed; space < state.owners.length; space += 1) {
    const card = state.faces[space] ?? 0;
    if (state.owners[space] !== seat || card >= FIRST_MOVEMENT) continue;
    const [one = 0, other = 0] = at(productions, card);
    const resource = (due[one] ?? 0) >= (due[other] ?? 0) ? one : other;
    hand += Math.min(due[resource] ?? 0, countOf(state.bank, resource), 31 - countOf(hand, resource)) * (ONE[resource] ?? 0);
  }
  return hand;
}

function placedCards(state: AdAstraState, seat: Seat): number {
  let cards = 0;
  for (let space = 0; space < state.owners.length; space += 1) if (state.owners[space] === seat) cards |= 1 << (state.faces[space] ?? 0);
  return cards;
}

/** The wish for a card that is not there to be played. */
const NEVER = -99;
const MOVEMENT_CARDS = 0b111 << FIRST_MOVEMENT;

/** Production, movement, build, trade, scoring. */
function kindOf(card: ActionCard): number {
  return card < FIRST_MOVEMENT ? 0 : card < BUILD ? 1 : card === BUILD ? 2 : card === TRADE ? 3 : 4;
}

/** Of a closed hand only the size is known. */
function guessDiscarded(size: number, element: number): number {
  return element === IDENTICAL ? Math.ceil(size * 0.35) : Math.min(5, Math.ceil(size * 0.5));
}

function wantedCard(values: readonly number[], cards: number, below: Below, weights: Weights): ActionCard {
  let best = Number.NEGATIVE_INFINITY;
  let choice = 0;
  for (let card = 0; card < values.length; card += 1) {
    if ((cards & (1 << card)) === 0) continue;
    const worth = (values[card] ?? 0) + weights.whim * chance(below);
    if (worth <= best) continue;
    best = worth;
    choice = card;
  }
  return choice;
}

function chance(below: Below): number {
  return below(1024) / 1024;
}
