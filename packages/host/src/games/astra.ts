import { type AstraEvent, astra, discoveredBy } from '@astrarium/astra';
import { ASTRA_INKS } from '@astrarium/protocol/seat-colours';
import type { GameRow } from '../game-row.ts';

export const astraRow: GameRow = {
  game: astra,
  closedHands: false,
  inks: { choices: ASTRA_INKS, first: () => ASTRA_INKS, seen: () => ASTRA_INKS },
  discoveredBy: (events, seats) =>
    discoveredBy(
      events.map(({ event }) => event as AstraEvent),
      seats,
    ),
};
