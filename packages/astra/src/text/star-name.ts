import { type Card, type CardId, cardOf, type Star } from '../data/cards.ts';
import { chartOf } from '../sky/chart.ts';
import { letterOn } from './star-letter.ts';

/** What stands beside a star on its card: a Grand star has its proper name there (A1.2), any other its letter. Words call it the same. */
export function starOnCard(id: CardId, star: Star): string {
  const card = cardOf(id);
  return (isGrand(card, star) ? chartOf(card.code)[star]?.name : null) ?? letterOn(card, star);
}

function isGrand({ grand }: Card, star: Star): boolean {
  return (grand & (1 << star)) !== 0;
}
