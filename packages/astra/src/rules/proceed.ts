import type { Tell } from '@astrarium/core';
import type { AstraEvent } from '../events.ts';
import { type AstraState, hasDreamer, NO_SLOT, topFrame } from '../state.ts';
import { askNext } from './boons.ts';
import { refillSlots } from './deck.ts';
import { checkLimit, discoverNext, endOfTurnEffects, gainCard } from './discovery.ts';
import { beginDream, discardDreamt, discoverDreamt } from './dream.ts';
import { endTurn } from './turn-order.ts';

/** Carries the turn on (A3.1) until somebody has to decide something, or the game is over. */
export function proceed(state: AstraState, tell?: Tell<AstraEvent>): void {
  for (;;) {
    const frame = topFrame(state);
    if (frame === undefined) {
      if (!nextStage(state, tell)) return;
    } else if (frame.phase === 'boons' && frame.asked === 0) askNext(state, frame);
    else return;
  }
}

/** One step of the turn's course. Returns false at the end of the turn. */
function nextStage(state: AstraState, tell?: Tell<AstraEvent>): boolean {
  const { turn } = state;
  switch (turn.stage) {
    case 'action':
      endOfTurnEffects(state, tell);
      turn.stage = 'discovery';
      return true;
    case 'discovery':
      if (turn.discovering !== NO_SLOT) gainCard(state, tell);
      if (!discoverNext(state)) turn.stage = 'limit';
      return true;
    case 'limit':
      checkLimit(state);
      turn.stage = 'refill';
      return true;
    case 'refill':
      refillSlots(state, 'A8.7', tell);
      turn.stage = hasDreamer(state) && turn.rested ? 'dream' : 'end';
      return true;
    case 'dream':
      beginDream(state);
      turn.stage = 'dreamt';
      return true;
    case 'dreamt':
      if (turn.discovering !== NO_SLOT) {
        discardDreamt(state, tell);
        refillSlots(state, 'A10.7', tell);
      } else if (discoverDreamt(state)) return true;
      turn.stage = 'end';
      return true;
    case 'end':
      endTurn(state, tell);
      return false;
  }
}
