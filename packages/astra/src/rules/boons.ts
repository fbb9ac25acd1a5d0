import { at, lowest, popcount, type Seat, type Tell } from '@astrarium/core';
import { AUPTOLEMY, isAutoma } from '../automa/automa.ts';
import { highestFame, telescopeWithFame } from '../automa/boon.ts';
import { type Boon, cardOf } from '../data/cards.ts';
import { ACTIVATE, BOON } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import type { Board } from '../public-board.ts';
import {
  type AstraState,
  type Frame,
  filled,
  hasDreamer,
  journalOf,
  marksOf,
  NO_PICK,
  NO_SLOT,
  NOBODY,
  pushFrame,
  raisePouch,
  raiseWisdom,
  removeCard,
} from '../state.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

const ALL_BOXES = 0b1111;
const TWO_LEFTMOST = 0b0011;

/** A8.2: asks the assistants of the finished card in the slot for their Boons. `discoverer` never picks (A8.4); NOBODY when the dreamer finished it. */
export function askForBoons(state: AstraState, slot: number, discoverer: Seat): void {
  const frame = pushFrame(state, 'boons', NOBODY, slot);
  if (discoverer !== NOBODY) frame.served = 1 << discoverer;
  frame.picks = filled(state.players, NO_PICK);
}

/** The next assistants in line, or the end of the picking. Those with the most stars come first; a tie picks together (A8.3). */
export function askNext(state: AstraState, frame: Frame, tell?: Tell<AstraEvent>): void {
  let most = 0;
  for (let seat = 0; seat < state.players; seat += 1) {
    const stars = frame.served & (1 << seat) ? 0 : popcount(marksOf(state, frame.slot, seat));
    if (stars > most) {
      most = stars;
      frame.asked = 0;
    }
    if (stars > 0 && stars === most) frame.asked |= 1 << seat;
  }
  if (frame.asked === 0) state.frames.pop();
  else if (state.automa !== null && frame.asked & (1 << AUPTOLEMY)) pickForAutoma(state, frame, tell);
}

/** A11.11: Auptolemy takes the highest Boon of Fame; where none is left it takes nothing. */
function pickForAutoma(state: AstraState, frame: Frame, tell?: Tell<AstraEvent>): void {
  const box = highestFame(state, frame);
  if (box < 0) {
    frame.asked &= ~(1 << AUPTOLEMY);
    frame.served |= 1 << AUPTOLEMY;
    return;
  }
  frame.picks[AUPTOLEMY] = box;
  if (frame.asked === 1 << AUPTOLEMY) handOut(state, frame, false, tell);
}

/** Boxes open to an assistant: neither crossed out (A8.2) nor closed by the dreamer. */
export function openBoxes(state: AstraState, { slot, used }: Frame, seat: Seat): number {
  return ALL_BOXES & ~closedBoxes(state, slot, seat) & ~used;
}

/** A10.6: the dreamer closes the two boxes on the left to an assistant with fewer stars on the card. */
export function closedBoxes(board: Board, slot: number, seat: Seat): number {
  const outshone = hasDreamer(board) && popcount(marksOf(board, slot, board.players)) > popcount(marksOf(board, slot, seat));
  return outshone ? TWO_LEFTMOST : 0;
}

/** Picking Boons. Who is asked stands in `asked`; picks stay sealed until everyone tied has picked. */
export const boons: PhaseRules = {
  legal(state, frame, list) {
    // Tied assistants have the same number of stars, so the same boxes are open to all of them.
    const open = openBoxes(state, frame, lowest(frame.asked));
    for (let box = 0; box < 4; box += 1) if (open & (1 << box)) list.push(at(BOON, box));
  },

  refusal(state, frame, decision) {
    if (decision.do !== 'boon') return wrongMoment(decision);
    const { box } = decision;
    if (!Number.isInteger(box) || box < 0 || box > 3) return refuse('A1.1', 'no-such-boon');
    if (frame.used & (1 << box)) return refuse('A8.2', 'boon-crossed-out');
    return openBoxes(state, frame, lowest(frame.asked)) & (1 << box) ? undefined : refuse('A10.6', 'two-rightmost-only');
  },

  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'boon') return;
    frame.picks[seat] = decision.box;
    const tied = popcount(frame.asked) > 1;
    if (tied) tell?.({ kind: 'sealed', seat, rule: 'A8.3' });
    for (let other = 0; other < state.players; other += 1) {
      if (frame.asked & (1 << other) && frame.picks[other] === NO_PICK) return;
    }
    handOut(state, frame, tied, tell);
  },
};

/** A8.8: choosing which cards a Boon of Activation reactivates. */
export const activate: PhaseRules = {
  legal(state, frame, list) {
    for (const card of journalOf(state, frame.seat).exhausted) list.push(at(ACTIVATE, card));
  },

  refusal(state, frame, decision) {
    if (decision.do !== 'activate') return wrongMoment(decision);
    const { active, exhausted } = journalOf(state, frame.seat);
    if (active.includes(decision.card)) return refuse('A8.8', 'card-already-active');
    return exhausted.includes(decision.card) ? undefined : refuse('A8.8', 'not-your-card');
  },

  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'activate') return;
    reactivate(state, seat, decision.card, tell);
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
  },
};

/** Opens the picks, gives the Boons and crosses them all out together (A8.3), clockwise from the active player. */
function handOut(state: AstraState, frame: Frame, tied: boolean, tell?: Tell<AstraEvent>): void {
  const card = cardOf(at(state.slots, frame.slot));
  const choosers: { seat: Seat; cards: number }[] = [];
  for (let i = 0; i < state.players; i += 1) {
    const seat = (state.active + i) % state.players;
    if ((frame.asked & (1 << seat)) === 0) continue;
    const box = at(frame.picks, seat);
    frame.used |= 1 << box;
    const boon = at(card.boons, box);
    tell?.({ kind: 'picked', seat, card: card.id, box, tied, rule: isAutoma(state, seat) ? 'A11.11' : tied ? 'A8.3' : 'A8.2' });
    const cards = gainBoon(state, seat, boon, tell);
    if (state.automa !== null && isAutoma(state, seat)) telescopeWithFame(state, state.automa, boon.amount, tell);
    if (cards > 0) choosers.push({ seat, cards });
  }
  frame.served |= frame.asked;
  frame.asked = 0;
  frame.picks.fill(NO_PICK);
  for (const { seat, cards } of choosers.toReversed()) pushFrame(state, 'activate', seat, NO_SLOT, cards);
}

/** Gives the Boon. Returns how many cards the seat has yet to choose for reactivation. */
function gainBoon(state: AstraState, seat: Seat, boon: Boon, tell?: Tell<AstraEvent>): number {
  const journal = journalOf(state, seat);
  let { amount } = boon;
  switch (boon.kind) {
    case 'fame':
      journal.fame += amount;
      break;
    case 'stardust':
      journal.stardust += amount;
      break;
    case 'telescope':
      journal.telescopes += amount;
      break;
    case 'pouch':
      amount = raisePouch(journal, amount);
      break;
    case 'wisdom':
      amount = raiseWisdom(journal, amount);
      break;
    case 'activation':
      if (journal.exhausted.length > amount) return amount;
      for (const card of journal.exhausted.slice()) reactivate(state, seat, card, tell);
      return 0;
  }
  if (amount > 0) tell?.({ kind: 'gained', seat, what: boon.kind, amount, rule: 'A8.8' });
  return 0;
}

function reactivate(state: AstraState, seat: Seat, card: number, tell?: Tell<AstraEvent>): void {
  const { active, exhausted } = journalOf(state, seat);
  removeCard(exhausted, card);
  active.push(card);
  tell?.({ kind: 'reactivated', seat, card, rule: 'A8.8' });
}
