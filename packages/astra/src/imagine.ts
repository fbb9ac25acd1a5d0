import { at, type Chance } from '@astrarium/core';
import { AUPTOLEMY, type Automa, isAutoma, NO_SCORING } from './automa/automa.ts';
import { highestFame } from './automa/boon.ts';
import { chooseRemoved } from './automa/setup.ts';
import { CARDS, type CardId } from './data/cards.ts';
import { SCORING_CARDS } from './data/constants.ts';
import { openSky } from './public-board.ts';
import { openBoxes } from './rules/boons.ts';
import { type AstraState, type Frame, filled, NO_CARD, NO_PICK } from './state.ts';
import type { AstraView, AutomaView, FrameView } from './view.ts';

/** A full state that fits the view: unseen cards, others' Final Scoring cards and sealed picks are dealt anew. */
export function imagine(view: AstraView, chance: Chance): AstraState {
  const seen = [
    ...view.slots.flatMap(({ card }) => (card === NO_CARD ? [] : [card])),
    ...view.discard,
    ...view.journals.flatMap(({ active, exhausted }) => [...active, ...exhausted]),
  ];
  const library = view.automa === null ? null : libraryCards(view.automa);
  const hidden = CARDS.map((card) => card.id).filter((card) => !seen.includes(card) && !library?.includes(card));
  chance.shuffle('imagine deck', hidden);
  const scoring = imagineScoring(view, chance);
  const automa = view.automa === null ? null : imagineAutoma(view, view.automa, hidden, scoring, chance);
  const unseen = automa === null ? hidden : hidden.filter((card) => !automa.removed.includes(card) && !automa.deck.includes(card));
  const { slots, marked, frontier, marks } = openSky(view);
  const state: AstraState = {
    edition: view.edition,
    players: view.players,
    first: view.first,
    active: view.active,
    round: view.round,
    lastRound: view.lastRound,
    triggeredBy: view.triggeredBy,
    sphere: view.sphere,
    slots,
    marked,
    frontier,
    marks,
    // Cards that have left the deck are known and never looked at again; their order does not matter.
    deck: [...seen, ...unseen],
    drawn: seen.length,
    // Once the Game End card is gone, all that is left lies below it.
    gameEndAt: seen.length + unseen.length - view.deck.below,
    discard: view.discard.slice(),
    journals: view.journals.map((journal) => ({ ...journal, active: journal.active.slice(), exhausted: journal.exhausted.slice() })),
    automa,
    scoring,
    turn: { ...view.turn },
    frames: view.frames.map((frame) => imagineFrame(view, frame)),
  };
  for (const frame of state.frames) imaginePicks(state, frame, view, chance);
  return state;
}

/** Cards of Auptolemy's Library that lie open. */
function libraryCards(automa: AutomaView): number[] {
  return [automa.left, automa.right, automa.top, ...automa.discard].filter((card) => card !== null);
}

/** Removed cards of the right kind, and a deck of the right size; what is left over of the hidden cards is the draw deck. */
function imagineAutoma(
  { deck: drawDeck }: AstraView,
  view: AutomaView,
  hidden: readonly CardId[],
  scoring: readonly number[],
  chance: Chance,
): Automa {
  const { modifiers, left, ranOut } = view;
  const inLibrary = view.cards - (view.top === null ? 0 : 1) + (view.right === null ? 1 : 0);
  const removed = chooseRemoved(modifiers, hidden, chance).slice(0, hidden.length - inLibrary - drawDeck.above - drawDeck.below);
  const library = hidden.filter((card) => !removed.includes(card)).slice(0, inLibrary);
  const right = view.right ?? at(library, 0);
  const deck = view.right === null ? library.slice(1) : library;
  return {
    modifiers,
    library: [left, right],
    // What has left its deck lies in its Library or its discard, and is never looked at again.
    deck: [...view.discard, left, right, ...(view.top === null ? [] : [view.top]), ...deck],
    drawn: view.discard.length + 2,
    discard: view.discard.slice(),
    removed,
    scoring: modifiers.includes('scoring-card') ? at(scoring, AUPTOLEMY) : NO_SCORING,
    ranOut,
  };
}

function imagineScoring(view: AstraView, chance: Chance): number[] {
  const known = view.scoring.map((card, seat) => (view.automa !== null && seat === AUPTOLEMY ? view.automa.scoring : card));
  const hidden = SCORING_CARDS.map((_, index) => index).filter((index) => !known.includes(index));
  chance.shuffle('imagine scoring', hidden);
  return known.map((card) => card ?? hidden.pop() ?? 0);
}

function imagineFrame(view: AstraView, frame: FrameView): Frame {
  const { phase, seat, slot, star, left, used, asked, served } = frame;
  const picks = phase === 'boons' ? filled(view.players, NO_PICK) : [];
  return { phase, seat, slot, star, left, used, asked, served, picks };
}

function imaginePicks(state: AstraState, frame: Frame, view: AstraView, chance: Chance): void {
  const shown = view.frames[state.frames.indexOf(frame)];
  for (const seat of shown?.sealed ?? []) {
    // A11.11: everybody knows what Auptolemy takes.
    if (isAutoma(state, seat)) {
      frame.picks[seat] = highestFame(state, frame);
      continue;
    }
    const open = [0, 1, 2, 3].filter((box) => openBoxes(state, frame, seat) & (1 << box));
    frame.picks[seat] = seat === view.viewer ? (shown?.ownPick ?? NO_PICK) : at(open, chance.below('imagine picks', open.length));
  }
}
