import { type CardId, type Star, writeDecision } from '@astrarium/astra';

/** Decisions in notation, as the table is told what can be decided. */

export function markOf(card: CardId, star: Star): string {
  return writeDecision({ do: 'mark', card, star });
}

export function discoverOf(card: CardId): string {
  return writeDecision({ do: 'discover', card });
}

export function boonOf(box: number): string {
  return writeDecision({ do: 'boon', box });
}
