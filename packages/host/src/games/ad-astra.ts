import { type AdAstraOptions, type AdAstraView, adAstra, FACTIONS } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { FACTION_INKS } from '@astrarium/protocol/seat-colours';
import type { GameRow } from '../game-row.ts';

/** Each faction has its ink. */
export const adAstraRow: GameRow = {
  game: adAstra,
  closedHands: true,
  inks: {
    choices: null,
    first: (options) => {
      const { factions } = options as AdAstraOptions;
      return (factions === 'random' ? FACTIONS : factions).map((faction) => FACTION_INKS[faction]);
    },
    seen: (view) => (view as AdAstraView).seats.map(({ faction }) => FACTION_INKS[at(FACTIONS, faction)]),
  },
};
