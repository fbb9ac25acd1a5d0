import type { Chance, Tell } from '@astrarium/core';
import { DECK_SPLIT, SCORING_CARDS, START_POUCH, START_STARDUST } from '../cards/board.ts';
import { CARDS, cardOf } from '../cards/cards.ts';
import { FIRE } from '../cards/elements.ts';
import type { AstraEvent } from '../events.ts';
import type { AstraOptions } from '../options.ts';
import { type AstraState, filled, type Journal, NO_CARD, NO_SLOT, NOBODY, pensOf, type Turn } from '../state.ts';
import { discardTop, refillSlots } from './deck.ts';
import { beginTurn } from './turn-order.ts';

/** A2: everything on the table, and the first turn begun. */
export function setup(options: AstraOptions, chance: Chance, tell?: Tell<AstraEvent>): AstraState {
  const { players } = options;
  const slots = players + 1;
  const first = options.first === 'random' ? chance.below('first', players) : options.first;
  const deck = CARDS.map((card) => card.id);
  chance.shuffle('deck', deck);
  const scoring = SCORING_CARDS.map((_, index) => index);
  chance.shuffle('scoring', scoring);
  const state: AstraState = {
    players,
    first,
    active: first,
    round: 0,
    lastRound: 0,
    triggeredBy: NOBODY,
    sphere: FIRE,
    slots: filled(slots, NO_CARD),
    marked: filled(slots, 0),
    frontier: filled(slots, 0),
    marks: filled(slots * pensOf(players), 0),
    deck,
    drawn: 0,
    gameEndAt: DECK_SPLIT[players]?.above ?? 0,
    discard: [],
    journals: Array.from({ length: players }, newJournal),
    scoring: scoring.slice(0, players),
    turn: newTurn(),
    frames: [],
  };
  state.sphere = cardOf(discardTop(state, 'A2.2', tell)).element;
  refillSlots(state, 'A2.3', tell);
  state.scoring.forEach((card, seat) => {
    tell?.({ kind: 'scoring-card', seat, scoring: card, rule: 'A2.4' }, seat);
  });
  beginTurn(state, first, tell);
  return state;
}

function newJournal(): Journal {
  return { fame: 0, pouch: START_POUCH, wisdom: 0, stardust: START_STARDUST, telescopes: 0, active: [], exhausted: [] };
}

function newTurn(): Turn {
  return {
    stage: 'action',
    lasting: 0,
    famePerGrand: 0,
    grandMarked: 0,
    notCommonMarked: 0,
    spent: 0,
    beforeGrand: 0,
    refund: 0,
    actionSkipped: false,
    rested: false,
    discovering: NO_SLOT,
  };
}
