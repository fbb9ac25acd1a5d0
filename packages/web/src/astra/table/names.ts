import { type CardId, cardOf, type Star } from '@astrarium/astra';
import { chartOf } from '@astrarium/astra/sky/chart';
import { type AstraText, letterOn, type Names } from '@astrarium/astra/text';
import type { SeatPlan } from '../../host/messages.ts';

/** How the log calls seats and stars: Grand stars by their proper names (A1.2), all others by their letters. */
export function namesAt(seats: readonly SeatPlan[]): Names {
  return { seat: (seat) => seats[seat]?.name ?? `${seat + 1}`, star: starName };
}

export function cardName(astra: AstraText, id: CardId): string {
  const { code, name } = cardOf(id);
  return astra.cardNames[code] ?? name;
}

function starName(id: CardId, star: Star): string {
  const card = cardOf(id);
  const grand = (card.grand & (1 << star)) !== 0;
  return (grand ? chartOf(card.code)[star]?.name : null) ?? letterOn(card, star);
}
