import { at, type Tell } from '@astrarium/core';
import { actionOf } from '../data/action-cards.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, cardOn, cardOwner, NONE, pushFrame, spacesOf } from '../state.ts';
import { proceedBuild } from './build.ts';
import { endGame, endingOf } from './ending.ts';
import { proceedMovement } from './movement.ts';
import { canSwap, planNext } from './planning.ts';
import { proceedProduction } from './production.ts';
import { beginRound, proceedLimit, takeCardsBack } from './round.ts';
import { beginScoring, giveBonus, proceedDiscards, proceedLaurea } from './scoring.ts';
import { countIdleRound } from './standstill.ts';
import { proceedTrade } from './trade.ts';

/** Carries the round on (B3) until somebody has to decide something, or the game is over. */
export function proceed(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  while (state.frames.length === 0 && state.step !== 'over') nextStep(state, tell);
}

function nextStep(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  switch (state.step) {
    case 'plan':
      if (planNext(state)) return;
      state.space = 0;
      state.step = 'about-to-reveal';
      return;
    case 'about-to-reveal':
      // B10.9: whoever holds an artifact and could swap is asked, whether it is that one or not.
      if (state.held[cardOwner(state)] !== 0 && canSwap(state)) pushFrame(state, 'reveal', cardOwner(state));
      state.step = 'reveal';
      return;
    case 'reveal':
      reveal(state, tell);
      return;
    case 'production':
      if (!proceedProduction(state)) state.step = 'next-card';
      return;
    case 'movement':
      if (!proceedMovement(state)) state.step = 'next-card';
      return;
    case 'build':
      if (!proceedBuild(state)) state.step = 'next-card';
      return;
    case 'trade':
      if (!proceedTrade(state, tell)) state.step = 'next-card';
      return;
    case 'scoring':
      beginScoring(state, tell);
      return;
    case 'discards':
      if (!proceedDiscards(state)) state.step = 'bonus';
      return;
    case 'bonus':
      state.step = giveBonus(state, tell) ? 'next-card' : 'laurea';
      state.turn = 0;
      return;
    case 'laurea':
      if (!proceedLaurea(state)) state.step = 'next-card';
      return;
    case 'next-card':
      state.space += 1;
      state.step = state.space < spacesOf(state) ? 'about-to-reveal' : 'limit';
      state.turn = 0;
      return;
    case 'limit':
      if (!proceedLimit(state)) state.step = 'end';
      return;
    case 'end':
      takeCardsBack(state, tell);
      countIdleRound(state, tell);
      if (endingOf(state) === undefined) beginRound(state, tell);
      else endGame(state, tell);
      return;
    case 'over':
  }
}

/** B3.2: the card of the lowest space still face down is turned up, and its action begins. */
function reveal(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  const { space, deed } = state;
  const card = cardOn(state);
  state.revealed = space + 1;
  state.step = actionOf(card);
  state.turn = 0;
  deed.choice = NONE;
  deed.moved = 0;
  deed.free = 0;
  deed.offers = 0;
  tell?.({ kind: 'revealed', seat: at(state.owners, space), space, card, rule: 'B3.2' });
}
