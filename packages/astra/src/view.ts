import type { Seat, Viewer } from '@astrarium/core';
import { type Automa, cardsInDeck, isAutoma, NO_SCORING, openRight, openTop } from './automa/automa.ts';
import type { Modifier } from './automa/modifiers.ts';
import { cloneJournal, cloneTurn } from './clone.ts';
import type { CardId, StarSet } from './data/cards.ts';
import type { Element } from './data/elements.ts';
import { type AstraState, type Frame, type Journal, NO_PICK, pensOf, type Turn } from './state.ts';

/** What a seat, or a spectator, may know. Nothing of the state is handed through: every field is put here on purpose. */
export interface AstraView {
  readonly viewer: Viewer;
  /** The version of the rules the game is played by. */
  readonly edition: number;
  readonly players: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly lastRound: number;
  readonly triggeredBy: Seat;
  readonly over: boolean;
  readonly sphere: Element;
  readonly slots: readonly SlotView[];
  /** Cards left above and below the Game End card (A9.6): how many, never which. */
  readonly deck: { readonly above: number; readonly below: number };
  readonly discard: readonly CardId[];
  readonly journals: readonly Journal[];
  /** Final Scoring cards by seat: one's own, and everybody's once the game is over. */
  readonly scoring: readonly (number | null)[];
  /** Auptolemy's Library in the solo game, else null. */
  readonly automa: AutomaView | null;
  readonly turn: Turn;
  readonly frames: readonly FrameView[];
}

export interface SlotView {
  readonly card: CardId;
  /** Stars marked with each pen; with 2 players the last is the dreamer's. */
  readonly marks: readonly StarSet[];
}

/** Auptolemy's Library as everyone sees it. */
export interface AutomaView {
  readonly modifiers: readonly Modifier[];
  readonly left: CardId;
  readonly right: CardId | null;
  /** Cards left in its deck. */
  readonly cards: number;
  readonly top: CardId | null;
  readonly discard: readonly CardId[];
  readonly scoring: number | null;
  readonly ranOut: boolean;
}

/** A question as everyone sees it: of sealed picks only who has picked, and what oneself did. */
export interface FrameView extends Omit<Frame, 'picks'> {
  readonly sealed: readonly Seat[];
  readonly ownPick: number;
}

/** Written by hand like a copy: online, each decision makes a view for several viewers. */
export function view(state: AstraState, viewer: Viewer, like?: AstraView): AstraView {
  const over = state.frames.length === 0;
  return {
    viewer,
    edition: state.edition,
    players: state.players,
    first: state.first,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound,
    triggeredBy: state.triggeredBy,
    over,
    sphere: state.sphere,
    slots: like?.slots ?? state.slots.map((card, slot) => ({ card, marks: marksIn(state, slot) })),
    deck: like?.deck ?? {
      above: Math.max(0, state.gameEndAt - state.drawn),
      below: state.deck.length - Math.max(state.gameEndAt, state.drawn),
    },
    discard: like?.discard ?? state.discard.slice(),
    journals: like?.journals ?? state.journals.map(cloneJournal),
    scoring: state.scoring.map((card, seat) => (!isAutoma(state, seat) && (over || seat === viewer) ? card : null)),
    automa: like?.automa ?? (state.automa === null ? null : viewAutoma(state.automa, over)),
    turn: like?.turn ?? cloneTurn(state.turn),
    frames: like !== undefined && state.frames.every(isOpen) ? like.frames : state.frames.map((frame) => viewFrame(frame, viewer)),
  };
}

/** The right card is hidden with that modifier, the top of the deck shown with another (A11.14, A11.15). */
function viewAutoma(automa: Automa, over: boolean): AutomaView {
  return {
    modifiers: automa.modifiers.slice(),
    left: automa.library[0],
    right: openRight(automa),
    cards: cardsInDeck(automa),
    top: openTop(automa),
    discard: automa.discard.slice(),
    scoring: over && automa.scoring !== NO_SCORING ? automa.scoring : null,
    ranOut: automa.ranOut,
  };
}

/** Does everybody see the question alike? */
function isOpen({ picks }: Frame): boolean {
  return picks.length === 0;
}

function viewFrame(frame: Frame, viewer: Viewer): FrameView {
  const { picks } = frame;
  return {
    phase: frame.phase,
    seat: frame.seat,
    slot: frame.slot,
    star: frame.star,
    left: frame.left,
    used: frame.used,
    asked: frame.asked,
    served: frame.served,
    sealed: picks.flatMap((pick, seat) => (pick === NO_PICK ? [] : [seat])),
    ownPick: viewer === 'spectator' ? NO_PICK : (picks[viewer] ?? NO_PICK),
  };
}

/** The marks on the card in the slot, by pen. */
function marksIn({ marks, players }: AstraState, slot: number): StarSet[] {
  const pens = pensOf(players);
  return marks.slice(slot * pens, (slot + 1) * pens);
}
