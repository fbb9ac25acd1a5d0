import type { FactionName } from '@astrarium/ad-astra';
import type { OnlineSetup } from '../../game-ui.ts';

/** The ink follows from the faction, which goes with the seat. */
export const adAstraOnline: OnlineSetup = {
  players: [3, 4, 5],
  options: { original: false, uneven: false, arcanum: true, responsum: true },
  optionsOf: (players, { original, uneven, arcanum, responsum }) => ({
    players,
    first: 'random',
    rules: original ? 'original' : 'summary',
    galaxy: uneven ? 'uneven' : 'even',
    arcanum,
    responsum,
    factions: FACTIONS_BY_SEAT.slice(0, players),
  }),
};

/** The factions whose inks the server gives to the seats, in their order. */
const FACTIONS_BY_SEAT: readonly FactionName[] = ['red', 'blue', 'green', 'yellow', 'grey'];
