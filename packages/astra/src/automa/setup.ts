import { at, type Chance } from '@astrarium/core';
import { type CardId, cardOf } from '../cards/cards.ts';
import { AIR, EARTH, type Element, FIRE, WATER } from '../cards/elements.ts';
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
  if (modifiers.includes('large-water-removed')) {
    return pick(
      from,
      WATER,
      3,
      (stars) => stars === 14,
      (a, b) => b - a,
      chance,
    );
  }
  const each = modifiers.includes('small-cards-removed') ? 2 : 1;
  return ([AIR, FIRE, EARTH] as const).flatMap((element) =>
    pick(
      from,
      element,
      each,
      (stars) => stars <= 7,
      (a, b) => a - b,
      chance,
    ),
  );
}

/** Random cards of the Element that fit; if there are too few, those that come nearest. */
function pick(
  from: readonly CardId[],
  element: Element,
  amount: number,
  fits: (stars: number) => boolean,
  nearest: (a: number, b: number) => number,
  chance: Chance,
): CardId[] {
  const stars = (card: CardId): number => cardOf(card).stars.length;
  const ofElement = from.filter((card) => cardOf(card).element === element);
  chance.shuffle('removed', ofElement);
  const fitting = ofElement.filter((card) => fits(stars(card)));
  const others = ofElement.filter((card) => !fits(stars(card))).toSorted((a, b) => nearest(stars(a), stars(b)));
  return [...fitting, ...others].slice(0, amount);
}
