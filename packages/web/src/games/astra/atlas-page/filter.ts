import { type AbilityName, BOON_KINDS, type BoonKind, type Card } from '@astrarium/astra';
import type { AstraText } from '@astrarium/astra/text';
import { type CardSelection, chooseCards, EVERY_CARD } from '../cards-page/choose-cards.ts';

/** How many stars a card has, in three bands. */
export type StarBand = 'few' | 'some' | 'many';
export const STAR_BANDS: Readonly<Record<StarBand, readonly [least: number, most: number]>> = {
  few: [4, 6],
  some: [7, 9],
  many: [10, 14],
};

/** Which constellations are looked for. */
export interface CardFilter extends CardSelection {
  readonly stars: StarBand | null;
  readonly ability: AbilityName | null;
  /** Those the card has to have, every one. */
  readonly boons: ReadonlySet<BoonKind>;
}

export const EVERY_CONSTELLATION: CardFilter = { ...EVERY_CARD, stars: null, ability: null, boons: new Set() };

export function filterCards(filter: CardFilter, text: AstraText, language: string): readonly Card[] {
  const { stars, ability, boons } = filter;
  return chooseCards(filter, text, language).filter(
    (card) =>
      (stars === null || inBand(card, stars)) &&
      (ability === null || card.ability === ability) &&
      BOON_KINDS.every((kind) => !boons.has(kind) || card.boons.some((boon) => boon.kind === kind)),
  );
}

function inBand(card: Card, band: StarBand): boolean {
  const [least, most] = STAR_BANDS[band];
  return card.stars.length >= least && card.stars.length <= most;
}
