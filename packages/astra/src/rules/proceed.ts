import type { Chance, Tell } from '@astrarium/core';
import { isAutoma } from '../automa/automa.ts';
import { dream, takeAction } from '../automa/turn.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, hasDreamer, NO_SLOT, topFrame } from '../state.ts';
import { askNext } from './boons.ts';
import { refillSlots } from './deck.ts';
import { checkLimit, discoverNext, endOfTurnEffects, gainCard } from './discovery.ts';
import { beginDream, discardDreamt, discoverDreamt } from './dream.ts';
import { endGame, endTurn } from './turn-order.ts';

/** Carries the turn on (A3.1) until somebody has to decide something, or the game is over. */
export function proceed(state: AstraState, chance: Chance, tell?: Tell<AstraEvent>): void {
  for (;;) {
    const frame = topFrame(state);
    if (frame === undefined) {
      if (!nextStage(state, chance, tell)) return;
    } else if (frame.phase === 'boons' && frame.asked === 0) askNext(state, frame, tell);
    else return;
  }
}

/** One step of the turn's course. Returns false at the end of the game. */
function nextStage(state: AstraState, chance: Chance, tell?: Tell<AstraEvent>): boolean {
  const { turn, automa } = state;
  const automated = automa !== null && isAutoma(state, state.active);
  switch (turn.stage) {
    case 'action':
      if (automated) takeAction(state, automa, chance, tell);
      if (automa?.ranOut) return endGame(state, tell);
      endOfTurnEffects(state, tell);
      turn.stage = 'discovery';
      return true;
    case 'discovery':
      if (turn.discovering !== NO_SLOT) gainCard(state, tell);
      if (!discoverNext(state)) turn.stage = 'limit';
      return true;
    case 'limit':
      if (!automated) checkLimit(state);
      turn.stage = 'refill';
      return true;
    case 'refill':
      refillSlots(state, 'A8.7', tell);
      turn.stage = hasDreamer(state) && turn.rested ? 'dream' : 'end';
      return true;
    case 'dream':
      if (automated) dream(state, chance, tell);
      else beginDream(state);
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
      return endTurn(state, tell);
  }
}
