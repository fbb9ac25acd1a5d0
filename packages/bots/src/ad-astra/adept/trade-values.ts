import { type AdAstraView, type Bundle, countOf, type Decision, ONE, RESOURCES, sizeOf } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type Chances, chancesOf, handValue } from './heuristic-values.ts';
import { EVEN, type Preferences } from './preferences.ts';
import { handOf } from './view-helpers.ts';

/** A trade must bring at least this much. */
const WORTH_THE_TRADE = 0.15;

/** What an exchange with the bank, an offer, or the end of the card is worth to its owner. */
export function tradeValue(view: AdAstraView, seat: Seat, price: number, preferences: Preferences = EVEN): (decision: Decision) => number {
  const own = holder(view, seat, preferences);
  const others = new Map<Seat, Trader>();
  return (decision) => {
    if (decision.do === 'bank') return own.change(price * at(ONE, decision.give), at(ONE, decision.take)) - WORTH_THE_TRADE;
    if (decision.do !== 'offer') return 0;
    const gain = preferences.deals + own.change(decision.give, decision.want);
    if (gain < WORTH_THE_TRADE) return -1;
    let other = others.get(decision.to);
    if (other === undefined) {
      other = holder(view, decision.to);
      others.set(decision.to, other);
    }
    const theirs = other.change(decision.want, decision.give);
    // An offer that the other side has no reason to take is breath wasted.
    return theirs < WORTH_THE_TRADE || theirs > gain * 1.5 ? -1 : gain - 0.3 * theirs;
  };
}

/** Is an offer that gives these cards for those worth taking? Never if it brings the other side much more. */
export function isGoodDeal(
  view: AdAstraView,
  seat: Seat,
  partner: Seat,
  gets: Bundle,
  gives: Bundle,
  preferences: Preferences = EVEN,
): boolean {
  const gain = preferences.deals + holder(view, seat, preferences).change(gives, gets);
  return gain > 0.1 && gain >= 0.5 * holder(view, partner).change(gets, gives);
}

/** What it costs to give up a card of this resource. */
export function cardLoss(hand: Bundle, resource: number, chances: Chances): number {
  return handValue(hand, chances) - handValue(hand - at(ONE, resource), chances);
}

/** The gain of one more card. */
export function cardGain(hand: Bundle, resource: number, chances: Chances): number {
  return handValue(hand + at(ONE, resource), chances) - handValue(hand, chances);
}

/** Points by discarding this resource, identical or different, less what the cards would bring otherwise. */
export function discardValue(view: AdAstraView, seat: Seat, identical: boolean, resource: number): number {
  const hand = handOf(view, seat);
  const chances = chancesOf(view, seat);
  let rest = hand;
  if (identical) rest -= countOf(hand, resource) * at(ONE, resource);
  else for (let kind = 0; kind < RESOURCES.length; kind += 1) if (countOf(hand, kind) > 0) rest -= at(ONE, kind);
  const cards = sizeOf(hand) - sizeOf(rest);
  const most = Math.max(0, ...view.deed.scored.filter((_, other) => other !== seat));
  return cards + (cards > most ? 2 : 0) - (handValue(hand, chances) - handValue(rest, chances));
}

interface Trader {
  change(gives: Bundle, gets: Bundle): number;
}

function holder(view: AdAstraView, seat: Seat, preferences: Preferences = EVEN): Trader {
  const chances = chancesOf(view, seat, preferences);
  const hand = handOf(view, seat);
  const now = handValue(hand, chances);
  return { change: (gives, gets) => handValue(hand - gives + gets, chances) - now };
}
