import { ACTION_CARDS, type ActionCard } from '@astrarium/ad-astra';

/** What has been touched so far of "this card on that space"; either may come first. */
export interface PendingPlacement {
  readonly card: ActionCard | null;
  readonly space: number | null;
}

export const NO_CHOICE: PendingPlacement = { card: null, space: null };

/** What comes of a touch: another choice, a decision, or the question why it can't be. */
export interface PlanningTouch {
  readonly choice: PendingPlacement;
  readonly decide?: string;
  readonly askWhy?: string;
}

type Legal = ReadonlySet<string>;

export function planText(card: ActionCard, space: number): string {
  return PLANS[card]?.[space] ?? '';
}

export function swapText(space: number): string {
  return `swap ${space + 1}`;
}

/** A card of the hand was touched. */
export function touchCard(choice: PendingPlacement, card: ActionCard, legal: Legal, spaces: number): PlanningTouch {
  if (choice.space !== null) return put(choice, card, choice.space, legal);
  if (choice.card === card) return { choice: NO_CHOICE };
  const free = spacesFor(card, legal, spaces);
  return free.length === 0 ? { choice, askWhy: planText(card, anySpace(legal, spaces)) } : { choice: { card, space: null } };
}

/** A space of the board was touched: to put a card there, or in the middle of B10.9 to swap with the one that lies there. */
export function touchSpace(choice: PendingPlacement, space: number, legal: Legal, swapping: boolean): PlanningTouch {
  if (swapping) {
    const text = swapText(space);
    return legal.has(text) ? { choice: NO_CHOICE, decide: text } : { choice: NO_CHOICE, askWhy: text };
  }
  if (choice.card !== null) return put(choice, choice.card, space, legal);
  if (choice.space === space) return { choice: NO_CHOICE };
  const cards = cardsFor(space, legal);
  return cards.length === 0 ? { choice, askWhy: planText(anyCard(legal), space) } : { choice: { card: null, space } };
}

/** This card on that space: done if it can be, otherwise the choice stays as it is. */
export function put(choice: PendingPlacement, card: ActionCard, space: number, legal: Legal): PlanningTouch {
  const text = planText(card, space);
  return legal.has(text) ? { choice: NO_CHOICE, decide: text } : { choice, askWhy: text };
}

/** The spaces the card can go to now. */
export function spacesFor(card: ActionCard, legal: Legal, spaces: number): number[] {
  return Array.from({ length: spaces }, (_, space) => space).filter((space) => legal.has(planText(card, space)));
}

/** The cards that can go to the space now. */
export function cardsFor(space: number, legal: Legal): ActionCard[] {
  return [...ACTION_CARDS.keys()].filter((card) => legal.has(planText(card, space)));
}

/** A choice that has gone stale, as after an undo, is none. */
export function stillOpen(choice: PendingPlacement, legal: Legal, spaces: number): PendingPlacement {
  if (choice.card !== null) return spacesFor(choice.card, legal, spaces).length > 0 ? choice : NO_CHOICE;
  if (choice.space !== null) return cardsFor(choice.space, legal).length > 0 ? choice : NO_CHOICE;
  return choice;
}

/** So that the answer to "why not" is about the space, a card that could be put somewhere. */
function anyCard(legal: Legal): ActionCard {
  return Math.max(
    0,
    ACTION_CARDS.findIndex((_, card) => spacesFor(card, legal, ALL_SPACES).length > 0),
  );
}

/** And about the card, a space that is free. */
function anySpace(legal: Legal, spaces: number): number {
  return Array.from({ length: spaces }, (_, space) => space).find((space) => cardsFor(space, legal).length > 0) ?? 0;
}

/** As many as the largest board has (B2.4). */
const ALL_SPACES = 15;

/** Every card on every space: with each draw of the board they are all asked for. */
const PLANS = ACTION_CARDS.map((card) => Array.from({ length: ALL_SPACES }, (_, space) => `plan ${card} ${space + 1}`));
