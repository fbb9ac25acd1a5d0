import type { AdAstraView } from '@astrarium/ad-astra';
import type { AstraEvent } from '@astrarium/astra';
import type { AnyBot } from '@astrarium/bots';
import { type AnyGame, at, BadInput, type Seat } from '@astrarium/core';
import { ASTRA_INKS, FACTION_INKS } from '@astrarium/protocol/seat-colours';
import { GAMES, type GameName, type Ink, type LoggedEvent } from './messages.ts';

/** A game with everything that hosts need to play it. */
export interface Playable {
  readonly game: AnyGame;
  /** Fetched when the first of them has to decide. */
  readonly bots: () => Promise<readonly AnyBot[]>;
  /**
   * What a seat may decide depends on what the others must not know: then the time a bot takes may not tell how much there was to choose. In Astra
   * everybody sees what there is to choose.
   */
  readonly closedHands: boolean;
  /** The inks of the seats where nobody chose them, by what everybody may see. */
  readonly inksOf: (view: unknown) => readonly Ink[];
  /** What these seats have discovered, by code; left out where a game has nothing to discover. */
  readonly discoveredBy?: (events: readonly LoggedEvent[], seats: readonly Seat[]) => readonly string[];
}

/** Loads a game by name, so that a page with one game does not fetch the other. */
export async function loadGame(name: string): Promise<Playable> {
  const known = GAMES.find((game) => game === name);
  if (known === undefined) throw new BadInput('game', name, GAMES.join(' or '));
  return LOADERS[known]();
}

const LOADERS: Readonly<Record<GameName, () => Promise<Playable>>> = {
  astra: async () => {
    const { astra, discoveredBy } = await import('@astrarium/astra');
    const bots = async (): Promise<readonly AnyBot[]> => (await import('@astrarium/bots/astra')).astraBots;
    return {
      game: astra,
      bots,
      closedHands: false,
      inksOf: () => ASTRA_INKS,
      discoveredBy: (events, seats) =>
        discoveredBy(
          events.map(({ event }) => event as AstraEvent),
          seats,
        ),
    };
  },
  'ad-astra': async () => {
    const { adAstra, FACTIONS } = await import('@astrarium/ad-astra');
    const bots = async (): Promise<readonly AnyBot[]> => (await import('@astrarium/bots/ad-astra')).adAstraBots;
    const inksOf = (view: unknown): Ink[] => (view as AdAstraView).seats.map(({ faction }) => FACTION_INKS[at(FACTIONS, faction)]);
    return { game: adAstra, bots, closedHands: true, inksOf };
  },
};
