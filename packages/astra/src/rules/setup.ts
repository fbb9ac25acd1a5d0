import { at, type Chance, type Tell } from '@astrarium/core';
import { AUPTOLEMY, isAutoma, tellLibrary } from '../automa/automa.ts';
import type { Modifier } from '../automa/modifiers.ts';
import { SOLO_DECK, setUpAutoma, stardustPerRest, startingFame } from '../automa/setup.ts';
import { CARDS, cardOf } from '../data/cards.ts';
import { DECK_SPLIT, SCORING_CARDS, START_POUCH, START_STARDUST } from '../data/constants.ts';
import { FIRE } from '../data/elements.ts';
import type { AstraEvent } from '../events.ts';
import type { AstraOptions } from '../options.ts';
import { type AstraState, filled, type Journal, journalOf, NO_CARD, NO_SLOT, NOBODY, pensOf, type Turn } from '../state.ts';
import { discardTop, refillSlots } from './deck.ts';
import { RULES_VERSION } from './rules-version.ts';
import { beginTurn } from './turn-order.ts';

/** A2: everything on the table, and the first turn begun. */
export function setup(options: AstraOptions, chance: Chance, tell?: Tell<AstraEvent>, edition: number = RULES_VERSION): AstraState {
  const solo = options.players === 1;
  const players = solo ? 2 : options.players;
  const modifiers = options.modifiers ?? [];
  const slots = players + 1;
  const first = options.first === 'random' ? chance.below('first', players) : options.first;
  const { above, below } = solo ? SOLO_DECK : (DECK_SPLIT[players] ?? SOLO_DECK);
  const cards = CARDS.map((card) => card.id);
  chance.shuffle('deck', cards);
  const deck = cards.slice(0, above + below);
  const scoring = SCORING_CARDS.map((_, index) => index);
  chance.shuffle('scoring', scoring);
  const state: AstraState = {
    edition,
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
    gameEndAt: above,
    discard: [],
    journals: Array.from({ length: players }, newJournal),
    automa: solo ? setUpAutoma(modifiers, cards.slice(deck.length), at(scoring, 1), chance) : null,
    scoring: scoring.slice(0, players),
    turn: newTurn(),
    frames: [],
  };
  if (solo) beginSolo(state, modifiers);
  state.sphere = cardOf(discardTop(state, 'A2.2', tell)).element;
  refillSlots(state, 'A2.3', tell);
  state.scoring.forEach((card, seat) => {
    if (!isAutoma(state, seat)) tell?.({ kind: 'scoring-card', seat, scoring: card, rule: 'A2.4' }, seat);
  });
  if (state.automa !== null) for (const place of ['left', 'right', 'top'] as const) tellLibrary(state.automa, place, 'A11.1', tell);
  beginTurn(state, first, tell);
  return state;
}

/** A11.2, A11.14, A11.15: what the two begin the solo game with. */
function beginSolo(state: AstraState, modifiers: readonly Modifier[]): void {
  if (modifiers.includes('rich-start')) journalOf(state, 0).stardust = 10;
  const auptolemy = journalOf(state, AUPTOLEMY);
  auptolemy.fame = startingFame(modifiers);
  auptolemy.stardust = stardustPerRest(modifiers);
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
