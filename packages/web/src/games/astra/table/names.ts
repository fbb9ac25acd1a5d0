import { type CardId, cardOf } from '@astrarium/astra';
import { type AstraText, type Names, starOnCard } from '@astrarium/astra/text';
import type { SeatPlan } from '../../../client/local/messages.ts';

/** How the log calls seats, and stars as their cards do. */
export function namesAt(seats: readonly SeatPlan[]): Names {
  return { seat: (seat) => seats[seat]?.name ?? `${seat + 1}`, star: starOnCard };
}

export function cardName(astra: AstraText, id: CardId): string {
  const { code, name } = cardOf(id);
  return astra.cardNames[code] ?? name;
}
