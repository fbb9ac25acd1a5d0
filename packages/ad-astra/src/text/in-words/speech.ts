import { at } from '@astrarium/core';
import { ITEMS, type Item } from '../../data/pawns.ts';
import type { AdAstraText } from '../catalogue.ts';
import { Words } from '../words.ts';
import type { AdAstraPhrases } from './phrases.en.ts';

/** One language: the words of the game, names by number, and what the text mode says around them. */
export interface Speech {
  readonly text: AdAstraText;
  readonly named: Words;
  readonly phrases: AdAstraPhrases;
}

export function speechOf(text: AdAstraText, language: string, phrases: AdAstraPhrases): Speech {
  return { text, phrases, named: new Words(text, language, phrases.nothing) };
}

export function itemName({ text }: Speech, item: Item): string {
  return text.items[at(ITEMS, item)];
}

/** `2 starships`. */
export function pawnsWords({ phrases }: Speech, item: Item, amount: number): string {
  return phrases.pawns[at(ITEMS, item)](amount);
}

export function listOr({ phrases }: Speech, items: readonly string[]): string {
  return items.length === 0 ? phrases.none : items.join(', ');
}
