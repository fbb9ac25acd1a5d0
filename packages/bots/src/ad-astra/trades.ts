import { type AdAstraState, type Decision, type Frame, ONE } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { handValue, prospectsOf } from './rollout-policy/prospects.ts';
import { WEIGHTS } from './rollout-policy/weights.ts';

/** So many exchanges, and so many offers, are thought about. */
const MOST = 6;
/** Whoever has made so many offers on one card pesters nobody further. */
const OFFERS = 3;

/** Of all that can be done on a Trade card: to end, to accept or decline, and the exchanges and offers that look best and may be accepted. */
export function promisingTrades(state: AdAstraState, frame: Frame, legal: readonly Decision[]): readonly Decision[] {
  const own = scales(state, frame.seat);
  const others = new Map<Seat, Scales>();
  const weighed: { readonly decision: Decision; readonly gain: number }[] = [];
  const plain: Decision[] = [];
  for (const decision of legal) {
    if (decision.do === 'bank') weighed.push({ decision, gain: own(2 * at(ONE, decision.give), at(ONE, decision.take)) });
    else if (decision.do === 'offer' || decision.do === 'counter') {
      const gain = own(decision.give, decision.want);
      const to = decision.do === 'offer' ? decision.to : frame.partner;
      if (gain <= 0 || state.deed.offers >= OFFERS) continue;
      const theirs = others.get(to) ?? scales(state, to);
      others.set(to, theirs);
      const change = theirs(decision.want, decision.give);
      if (change > WEIGHTS.deal) weighed.push({ decision, gain: gain - change / state.players });
    } else plain.push(decision);
  }
  weighed.sort((a, b) => b.gain - a.gain);
  const banks = weighed.filter(({ decision }) => decision.do === 'bank').slice(0, MOST);
  const offers = weighed.filter(({ decision }) => decision.do !== 'bank').slice(0, MOST);
  return [...plain, ...banks.map(({ decision }) => decision), ...offers.map(({ decision }) => decision)];
}

/** What it changes to give these cards for those; all hands are open on a Trade card (B7.1). */
type Scales = (gives: number, gets: number) => number;

function scales(state: AdAstraState, seat: Seat): Scales {
  const prospects = prospectsOf(state, seat, WEIGHTS);
  const hand = state.hands[seat] ?? 0;
  const now = handValue(hand, prospects, WEIGHTS);
  return (gives, gets) => handValue(hand - gives + gets, prospects, WEIGHTS) - now;
}
