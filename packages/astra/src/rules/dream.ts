import { at, popcount, type Tell } from '@astrarium/core';
import { DREAM_NUMBERS } from '../data/constants.ts';
import type { Element } from '../data/elements.ts';
import type { AstraEvent } from '../events.ts';
import type { OpenSky } from '../public-board.ts';
import { type AstraState, cardIn, isFinished, NO_SLOT, NOBODY, pushFrame, unmarkedIn } from '../state.ts';
import { askForBoons } from './boons.ts';
import { emptySlot } from './deck.ts';
import { cantBeFirst, cantBeNext, cantMark, dreamStar, firstStars, listMarks, nextStars, slotOf } from './marking.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** A10.2: after a Rest, the dreamer marks as many stars as the active Sphere says. */
export function beginDream(state: AstraState): void {
  if (dreamCards(state) !== 0) pushFrame(state, 'dream', state.active, NO_SLOT, dreamNumber(state.sphere));
}

/** How many stars the dreamer marks with the marker on this Sphere (A10.2). */
export function dreamNumber(sphere: Element): number {
  return at(DREAM_NUMBERS, sphere);
}

/** A10.7: did the dreamer finish a card? Then both players with stars on it are assistants. */
export function discoverDreamt(state: AstraState): boolean {
  const slot = state.slots.findIndex((_, index) => isFinished(state, index));
  if (slot < 0) return false;
  state.turn.discovering = slot;
  askForBoons(state, slot, NOBODY);
  return true;
}

/** A10.7: nobody gains it. */
export function discardDreamt(state: AstraState, tell?: Tell<AstraEvent>): void {
  const card = emptySlot(state, state.turn.discovering);
  state.turn.discovering = NO_SLOT;
  state.discard.push(card);
  tell?.({ kind: 'discovered', seat: null, card, rule: 'A10.7' });
  tell?.({ kind: 'discarded', card, from: 'sky', seat: null, rule: 'A10.7' });
}

/** The Dream phase: the player chooses the stars, and goes on while there is a way (A10.4). */
export const dream: PhaseRules = {
  legal(state, frame, list) {
    if (frame.slot !== NO_SLOT) listMarks(state, frame.slot, nextStars(state, frame.slot, frame.star), list);
    else {
      const cards = dreamCards(state);
      for (let slot = 0; slot < state.slots.length; slot += 1)
        if (cards & (1 << slot)) listMarks(state, slot, firstStars(state, slot), list);
    }
  },

  refusal(state, frame, decision) {
    if (decision.do === 'again') return refuse('A6.3', 'no-telescopes-after-rest');
    if (decision.do === 'stop' || decision.do === 'done') return refuse('A10.4', 'dream-goes-on');
    if (decision.do !== 'mark') return wrongMoment(decision);
    const refusal = cantMark(state, decision.card, decision.star);
    if (refusal !== undefined) return refusal;
    const slot = slotOf(state, decision.card);
    if (frame.slot !== NO_SLOT) {
      return slot === frame.slot ? cantBeNext(state, slot, frame.star, decision.star) : refuse('A10.2', 'another-card');
    }
    if ((dreamCards(state) & (1 << slot)) === 0) return refuse('A10.3', 'not-the-dreamers-card');
    return cantBeFirst(state, slot, decision.star);
  },

  apply(state, frame, _seat, decision, tell) {
    if (decision.do !== 'mark') return;
    frame.slot = slotOf(state, decision.card);
    frame.star = decision.star;
    frame.left -= 1;
    dreamStar(state, frame.slot, frame.star, tell);
    if (frame.left === 0 || nextStars(state, frame.slot, frame.star) === 0) state.frames.pop();
  },
};

/** A10.3: untouched cards before others, then the most stars in all; of several, any. As a set of slots. */
export function dreamCards(state: OpenSky): number {
  let best = -1;
  let cards = 0;
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    const card = cardIn(state, slot);
    if (card === undefined || unmarkedIn(state, slot) === 0) continue;
    const rank = (state.marked[slot] === 0 ? 100 : 0) + popcount(card.all);
    if (rank > best) {
      best = rank;
      cards = 0;
    }
    if (rank === best) cards |= 1 << slot;
  }
  return cards;
}
