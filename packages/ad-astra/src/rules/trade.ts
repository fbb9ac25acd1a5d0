import { at, type Refusal, type Seat, type Tell } from '@astrarium/core';
import { type Bundle, contains, countOf, NOTHING, ONE, RESOURCES, type Resource } from '../data/resources.ts';
import { ACCEPT, BANK, COUNTER, DECLINE, type Decision, END, LISTED_OFFERS, MAX_OFFERS, OFFER, PASS } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, cardOwner, clockwise, type Frame, handOf, type Phase, pushFrame } from '../state.ts';
import { gain, handOver, pay } from './hands.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { type Reason, refuse } from './reasons.ts';

/** B7.1: hands are shown; the owner trades; at last whoever may hold B10.6 is asked. False at the end, when hands are hidden again. */
export function proceedTrade(state: AdAstraState, tell?: Tell<AdAstraEvent>): boolean {
  const owner = cardOwner(state);
  if (state.turn === 0) {
    for (let seat = 0; seat < state.players; seat += 1) state.seen[seat] = handOf(state, seat);
    tell?.({ kind: 'hands-shown', hands: state.hands.slice(), rule: 'B7.1' });
    pushFrame(state, 'trade', owner);
    state.turn = 1;
    return true;
  }
  for (; state.turn < state.players; state.turn += 1) {
    const seat = clockwise(state, owner, state.turn);
    if (state.held[seat] === 0 || handOf(state, seat) === NOTHING) continue;
    pushFrame(state, 'last-call', seat);
    state.turn += 1;
    return true;
  }
  tell?.({ kind: 'hands-hidden', rule: 'B7.1' });
  return false;
}

/** B7.2: the owner trades with the bank and with everybody, as often as wanted. */
export const trade: PhaseRules = {
  legal(state, frame, list) {
    const { seat } = frame;
    const hand = handOf(state, seat);
    listExchanges(hand, state.bank, 2, list);
    const { offers } = state.deed;
    if (offers < LISTED_OFFERS) {
      for (let to = 0; to < state.players; to += 1) {
        if (to !== seat) listTrades(hand, handOf(state, to), at(at(OFFER, offers), to), list);
      }
    }
    list.push(END);
  },
  refusal(state, frame, decision) {
    if (decision.do === 'end') return undefined;
    if (decision.do === 'bank') return cantExchange(state, frame.seat, decision.give, decision.take, 2, 'B7.2');
    if (decision.do !== 'offer') return wrongMoment(decision);
    const { id, to, give, want } = decision;
    if (to >= state.players) return refuse('B7.3', 'no-such-decision');
    if (to === frame.seat) return refuse('B7.2', 'yourself');
    if (state.deed.offers === MAX_OFFERS) return refuse('B7.3', 'too-many-offers');
    if (id !== state.deed.offers + 1) return refuse('B7.3', 'not-the-offer', { what: 'id', need: state.deed.offers + 1, have: id });
    return cantTrade(state, frame.seat, to, give, want);
  },
  apply(state, frame, decision, tell) {
    const { seat } = frame;
    if (decision.do === 'end') state.frames.pop();
    else if (decision.do === 'bank') exchange(state, seat, decision.give, decision.take, 2, 'B7.2', tell);
    else if (decision.do === 'offer') {
      const { id, to, give, want } = decision;
      state.deed.offers = id;
      state.frames.push(asked('answer', to, seat, give, want));
      tell?.({ kind: 'offered', seat, to, id, give, want, rule: 'B7.3' });
    }
  },
};

/** B7.3: the asked player accepts, declines or answers with one counter-offer. */
export const answer: PhaseRules = {
  legal(state, frame, list) {
    listAnswers(state, list);
    const { offers } = state.deed;
    if (offers <= LISTED_OFFERS) listTrades(handOf(state, frame.seat), handOf(state, frame.partner), at(COUNTER, offers - 1), list);
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'counter') return cantAnswer(state, frame, decision);
    return wrongOffer(state, decision.id) ?? cantTrade(state, frame.seat, frame.partner, decision.give, decision.want);
  },
  apply(state, frame, decision, tell) {
    state.frames.pop();
    if (decision.do !== 'counter') {
      settle(state, frame, decision, tell);
      return;
    }
    const { seat, partner } = frame;
    const { id, give, want } = decision;
    state.frames.push(asked('counter', partner, seat, give, want));
    tell?.({ kind: 'countered', seat, to: partner, id, give, want, rule: 'B7.3' });
  },
};

/** The owner's word on a counter-offer. */
export const counter: PhaseRules = {
  legal: (state, _frame, list) => listAnswers(state, list),
  refusal: cantAnswer,
  apply(state, frame, decision, tell) {
    state.frames.pop();
    settle(state, frame, decision, tell);
  },
};

/** B10.6: exchanges of 1 for 1 with the bank. */
export const exchanges: PhaseRules = {
  legal(state, frame, list) {
    listExchanges(handOf(state, frame.seat), state.bank, 1, list);
    list.push(PASS);
  },
  refusal(state, frame, decision) {
    if (decision.do === 'pass') return undefined;
    if (decision.do !== 'bank') return wrongMoment(decision);
    return cantExchange(state, frame.seat, decision.give, decision.take, 1, 'B10.6');
  },
  apply(state, frame, decision, tell) {
    if (decision.do === 'bank') {
      exchange(state, frame.seat, decision.give, decision.take, 1, 'B10.6', tell);
      frame.left -= 1;
      if (frame.left > 0) return;
    }
    state.frames.pop();
  },
};

function asked(phase: Phase, seat: Seat, partner: Seat, give: Bundle, want: Bundle): Frame {
  return { phase, seat, left: 0, system: 0, from: 0, partner, give, want };
}

/** Trades of kinds that both sides hold, and enough of them. */
function listTrades(mine: Bundle, theirs: Bundle, decisions: readonly Decision[], list: Decision[]): void {
  for (let give = 0; give < RESOURCES.length; give += 1) {
    const own = countOf(mine, give);
    if (own === 0) continue;
    for (let want = 0; want < RESOURCES.length; want += 1) {
      const others = countOf(theirs, want);
      if (others === 0 || want === give) continue;
      const trades = (RESOURCES.length * give + want) * 3;
      list.push(decisions[trades] ?? END);
      if (own > 1) list.push(decisions[trades + 1] ?? END);
      if (others > 1) list.push(decisions[trades + 2] ?? END);
    }
  }
}

function cantTrade(state: AdAstraState, from: Seat, to: Seat, give: Bundle, want: Bundle): Refusal | undefined {
  if (give === NOTHING && want === NOTHING) return refuse('B7.3', 'empty-offer');
  return notHeld(state, from, give, 'not-enough-cards') ?? notHeld(state, to, want, 'partner-has-too-few');
}

function notHeld(state: AdAstraState, seat: Seat, cards: Bundle, reason: Reason): Refusal | undefined {
  const hand = handOf(state, seat);
  if (contains(hand, cards)) return undefined;
  const short = RESOURCES.findIndex((_, resource) => countOf(hand, resource) < countOf(cards, resource));
  return refuse('B7.3', reason, { what: at(RESOURCES, short), need: countOf(cards, short), have: countOf(hand, short) });
}

function listAnswers(state: AdAstraState, list: Decision[]): void {
  const { offers } = state.deed;
  list.push(at(ACCEPT, offers - 1));
  list.push(at(DECLINE, offers - 1));
}

/** Accepting and declining name the offer, so that an answer that comes late can't meet another one. */
function cantAnswer(state: AdAstraState, frame: Frame, decision: Decision): Refusal | undefined {
  if (decision.do === 'pass') return refuse('B7.3', 'decide-first');
  if (decision.do !== 'accept' && decision.do !== 'decline') return wrongMoment(decision);
  const wrong = wrongOffer(state, decision.id);
  if (wrong !== undefined || decision.do === 'decline') return wrong;
  return notHeld(state, frame.partner, frame.give, 'partner-has-too-few') ?? notHeld(state, frame.seat, frame.want, 'not-enough-cards');
}

function wrongOffer(state: AdAstraState, id: number): Refusal | undefined {
  const { offers } = state.deed;
  return id === offers ? undefined : refuse('B7.3', 'not-the-offer', { what: 'id', need: offers, have: id });
}

function settle(state: AdAstraState, frame: Frame, decision: Decision, tell?: Tell<AdAstraEvent>): void {
  const { seat, partner } = frame;
  const id = state.deed.offers;
  if (decision.do !== 'accept') {
    tell?.({ kind: 'declined', seat, id, rule: 'B7.3' });
    return;
  }
  tell?.({ kind: 'accepted', seat, id, rule: 'B7.3' });
  handOver(state, partner, seat, frame.give, tell);
  handOver(state, seat, partner, frame.want, tell);
}

function listExchanges(hand: Bundle, bank: Bundle, price: number, list: Decision[]): void {
  for (let give = 0; give < RESOURCES.length; give += 1) {
    if (countOf(hand, give) < price) continue;
    const decisions = at(BANK, give);
    for (let take = 0; take < RESOURCES.length; take += 1) {
      if (take !== give && countOf(bank, take) > 0) list.push(at(decisions, take));
    }
  }
}

function cantExchange(state: AdAstraState, seat: Seat, give: Resource, take: Resource, price: number, rule: string): Refusal | undefined {
  if (give === take) return refuse(rule, 'same-resource');
  const have = countOf(handOf(state, seat), give);
  if (have < price) return refuse(rule, 'not-enough-cards', { what: at(RESOURCES, give), need: price, have });
  return countOf(state.bank, take) > 0 ? undefined : refuse(rule, 'bank-is-out');
}

function exchange(
  state: AdAstraState,
  seat: Seat,
  give: Resource,
  take: Resource,
  price: number,
  rule: string,
  tell?: Tell<AdAstraEvent>,
): void {
  pay(state, seat, price * at(ONE, give), rule, tell);
  gain(state, seat, take, 1, rule, tell);
}

/** Can the seat exchange anything 1 for 1? (B10.6) */
export function canExchange(state: AdAstraState, seat: Seat): boolean {
  const list: Decision[] = [];
  listExchanges(handOf(state, seat), state.bank, 1, list);
  return list.length > 0;
}
