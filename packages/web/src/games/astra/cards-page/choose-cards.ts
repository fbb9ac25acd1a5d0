import { CARDS, type Card, ELEMENTS, type ElementName } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import type { AstraText } from '@astrarium/astra/text';

/** Which cards to show, and in which order. */
export interface CardSelection {
  /** None chosen means all of them. */
  readonly elements: ReadonlySet<ElementName>;
  readonly search: string;
  readonly order: 'name' | 'stars';
}

export const EVERY_CARD: CardSelection = { elements: new Set(), search: '', order: 'name' };

export function chooseCards({ elements, search, order }: CardSelection, text: AstraText, language: string): readonly Card[] {
  const sought = plain(search);
  const nameOf = (card: Card): string => text.cardNames[card.code] ?? card.name;
  const collator = new Intl.Collator(language);
  return CARDS.filter((card) => elements.size === 0 || elements.has(ELEMENTS[card.element]))
    .filter((card) => sought === '' || [nameOf(card), card.name, ...starNames(card)].some((name) => plain(name).includes(sought)))
    .toSorted((a, b) => (order === 'stars' ? a.stars.length - b.stars.length : 0) || collator.compare(nameOf(a), nameOf(b)));
}

function starNames(card: Card): readonly string[] {
  return skyOf(card.code).flatMap((star) => star.name ?? []);
}

/** Without accents and capitals: whoever types `bootes` or `eridan` finds them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/œ/gi, 'oe')
    .trim()
    .toLowerCase();
}
