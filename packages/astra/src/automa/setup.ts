import { at, type Chance } from '@astrarium/core';
import { type CardId, cardOf } from '../data/cards.ts';
import { AIR, EARTH, type Element, FIRE, WATER } from '../data/elements.ts';
import { type Automa, NO_SCORING } from './automa.ts';
import type { Modifier } from './modifiers.ts';

/** A11.1: cards of the shuffled 48 that make the solo deck, above and below the Game End card. */
export const SOLO_DECK = { above: 17, below: 3 } as const;

/** A11.2, A11.14, A11.15: what Auptolemy begins with. */
export function startingFame(modifiers: readonly Modifier[]): number {
  if (modifiers.includes('head-start')) return 20;
  return modifiers.includes('no-head-start') ? 0 : 12;
}

export function stardustPerRest(modifiers: readonly Modifier[]): number {
  return modifiers.includes('six-stardust') ? 6 : 5;
}

/** A11.1: of the cards left over some are removed, the others are shuffled into Auptolemy's deck, and two are revealed. */
export function setUpAutoma(modifiers: readonly Modifier[], leftOver: readonly CardId[], scoring: number, chance: Chance): Automa {
  const removed = chooseRemoved(modifiers, leftOver, chance);
  const deck = leftOver.filter((card) => !removed.includes(card));
  chance.shuffle('library', deck);
  return {
    modifiers,
    library: [at(deck, 0), at(deck, 1)],
    deck,
    drawn: 2,
    discard: [],
    removed,
    scoring: modifiers.includes('scoring-card') ? scoring : NO_SCORING,
    ranOut: false,
  };
}

/** A11.1: an Air, a Fire and an Earth card with 7 or fewer stars; A11.14 (1): three Water cards of 14 instead; A11.15 (6): twice as many. */
export function chooseRemoved(modifiers: readonly Modifier[], from: readonly CardId[], chance: Chance): CardId[] {
  if (modifiers.includes('large-water-removed')) return pick(from, WATER, 3, starsBelow14, chance);
  const each = modifiers.includes('small-cards-removed') ? 2 : 1;
  return ([AIR, FIRE, EARTH] as const).flatMap((element) => pick(from, element, each, starsAbove7, chance));
}

/** Random cards of the Element that are off by nothing; if there are too few, those that are off by least. */
function pick(from: readonly CardId[], element: Element, amount: number, off: (card: CardId) => number, chance: Chance): CardId[] {
  const ofElement = from.filter((card) => cardOf(card).element === element);
  chance.shuffle('removed', ofElement);
  return ofElement.toSorted((a, b) => off(a) - off(b)).slice(0, amount);
}

function starsAbove7(card: CardId): number {
  return Math.max(0, cardOf(card).stars.length - 7);
}

/** No card has more than 14 stars (A1.1). */
function starsBelow14(card: CardId): number {
  return 14 - cardOf(card).stars.length;
}
