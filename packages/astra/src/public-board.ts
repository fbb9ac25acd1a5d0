import { type CardId, cardOf, type StarSet } from './data/cards.ts';
import type { Element } from './data/elements.ts';
import { firstStarsOf } from './rules/marking.ts';
import { type Journal, NO_CARD, type Turn } from './state.ts';
import type { AstraView } from './view.ts';

/**
 * What lies open before everybody. A state is one, and a view can be made one: a rule that needs no more than this tells
 * a player beforehand what it would bring.
 */
export interface Board extends OpenSky {
  readonly players: number;
  readonly sphere: Element;
  readonly journals: readonly Journal[];
  readonly turn: Turn;
}

/** The cards in the slots and their marks, as the state keeps them. */
export interface OpenSky {
  readonly slots: readonly CardId[];
  readonly marked: readonly StarSet[];
  readonly frontier: readonly StarSet[];
  readonly marks: readonly StarSet[];
}

export function boardOf(view: AstraView): Board {
  const { players, sphere, journals, turn } = view;
  return { players, sphere, journals, turn, ...openSky(view) };
}

export function openSky({ slots }: AstraView) {
  const marked = slots.map(({ marks }) => marks.reduce((all, pen) => all | pen, 0));
  return {
    slots: slots.map(({ card }) => card),
    marked,
    frontier: slots.map(({ card }, slot) => (card === NO_CARD ? 0 : firstStarsOf(cardOf(card), marked[slot] ?? 0))),
    marks: slots.flatMap(({ marks }) => marks),
  };
}
