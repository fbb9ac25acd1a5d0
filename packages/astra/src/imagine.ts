import { at, type Chance } from '@astrarium/core';
import { SCORING_CARDS } from './cards/board.ts';
import { CARDS, cardOf } from './cards/cards.ts';
import { openBoxes } from './rules/boons.ts';
import { type AstraState, type Frame, filled, NO_CARD, NO_PICK } from './state.ts';
import type { AstraView, FrameView, SlotView } from './view.ts';

/** A full state that fits the view: unseen cards, others' Final Scoring cards and sealed picks are dealt anew. */
export function imagine(view: AstraView, chance: Chance): AstraState {
  const seen = [
    ...view.slots.flatMap(({ card }) => (card === NO_CARD ? [] : [card])),
    ...view.discard,
    ...view.journals.flatMap(({ active, exhausted }) => [...active, ...exhausted]),
  ];
  const unseen = CARDS.map((card) => card.id).filter((card) => !seen.includes(card));
  chance.shuffle('imagine deck', unseen);
  const state: AstraState = {
    players: view.players,
    first: view.first,
    active: view.active,
    round: view.round,
    lastRound: view.lastRound,
    triggeredBy: view.triggeredBy,
    sphere: view.sphere,
    slots: view.slots.map(({ card }) => card),
    marked: view.slots.map(markedIn),
    frontier: view.slots.map(frontierOf),
    marks: view.slots.flatMap(({ marks }) => marks),
    // Cards that have left the deck are known and never looked at again; their order does not matter.
    deck: [...seen, ...unseen],
    drawn: seen.length,
    // Once the Game End card is gone, all that is left lies below it.
    gameEndAt: CARDS.length - view.deck.below,
    discard: view.discard.slice(),
    journals: view.journals.map((journal) => ({ ...journal, active: journal.active.slice(), exhausted: journal.exhausted.slice() })),
    scoring: imagineScoring(view, chance),
    turn: { ...view.turn },
    frames: view.frames.map((frame) => imagineFrame(view, frame)),
  };
  for (const frame of state.frames) imaginePicks(state, frame, view, chance);
  return state;
}

function markedIn({ marks }: SlotView): number {
  return marks.reduce((all, pen) => all | pen, 0);
}

function frontierOf(slot: SlotView): number {
  if (slot.card === NO_CARD) return 0;
  const card = cardOf(slot.card);
  const marked = markedIn(slot);
  if (marked === 0) return card.start;
  return card.neighbours.reduce((set, around, star) => (marked & (1 << star) ? set | around : set), 0) & ~marked;
}

function imagineScoring(view: AstraView, chance: Chance): number[] {
  const hidden = SCORING_CARDS.map((_, index) => index).filter((index) => !view.scoring.includes(index));
  chance.shuffle('imagine scoring', hidden);
  return view.scoring.map((card) => card ?? hidden.pop() ?? 0);
}

function imagineFrame(view: AstraView, frame: FrameView): Frame {
  const { phase, seat, slot, star, left, used, asked, served } = frame;
  const picks = phase === 'boons' ? filled(view.players, NO_PICK) : [];
  return { phase, seat, slot, star, left, used, asked, served, picks };
}

function imaginePicks(state: AstraState, frame: Frame, view: AstraView, chance: Chance): void {
  const shown = view.frames[state.frames.indexOf(frame)];
  for (const seat of shown?.sealed ?? []) {
    const open = [0, 1, 2, 3].filter((box) => openBoxes(state, frame, seat) & (1 << box));
    frame.picks[seat] = seat === view.viewer ? (shown?.ownPick ?? NO_PICK) : at(open, chance.below('imagine picks', open.length));
  }
}
