import { at } from '@astrarium/core';
import { type Card, type CardId, cardOf } from '../../data/cards.ts';
import { ELEMENTS, type Element } from '../../data/elements.ts';
import type { AstraText } from '../catalogue.ts';
import type { AstraPhrases } from './phrases.en.ts';

/** One language: the words of the game, and what the text mode says around them. */
export interface Speech {
  readonly text: AstraText;
  readonly phrases: AstraPhrases;
  /** What the figure of each card shows, by its code. */
  readonly figures: Readonly<Record<string, string>>;
}

export function cardName({ text }: Speech, id: CardId): string {
  const { code, name } = cardOf(id);
  return text.cardNames[code] ?? name;
}

export function elementName({ text }: Speech, element: Element): string {
  return text.elements[at(ELEMENTS, element)];
}

export function abilityWords({ text }: Speech, id: CardId): string {
  return text.abilities[cardOf(id).ability];
}

/** Starting, Grand or Common (A1.2). */
export function kindOfStar({ phrases }: Speech, card: Card, star: number): string {
  if (card.start & (1 << star)) return phrases.sky.starting;
  return card.grand & (1 << star) ? phrases.sky.grand : phrases.sky.common;
}

export function listOr({ phrases }: Speech, items: readonly string[]): string {
  return items.length === 0 ? phrases.none : phrases.list(items);
}
