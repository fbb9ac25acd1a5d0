import type { AdAstraView } from '@astrarium/ad-astra';
import type { AnyBot } from '@astrarium/bots';
import { type AnyGame, at, BadInput } from '@astrarium/core';
import { ASTRA_INKS, FACTION_INKS } from '@astrarium/protocol';
import { GAMES, type GameName, type Ink } from './messages.ts';

/** A game with everything that hosts need to play it. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  /** The inks of the seats where nobody chose them, by what everybody may see. */
  readonly inksOf: (view: unknown) => readonly Ink[];
}

/** Loads a game by name, so that a page with one game does not fetch the other. */
export async function loadGame(name: string): Promise<Playable> {
  const known = GAMES.find((game) => game === name);
  if (known === undefined) throw new BadInput('game', name, GAMES.join(' or '));
  return LOADERS[known]();
}

const LOADERS: Readonly<Record<GameName, () => Promise<Playable>>> = {
  astra: async () => {
    const [{ astra }, { astraBots }] = await Promise.all([import('@astrarium/astra'), import('@astrarium/bots/astra')]);
    return { game: astra, bots: astraBots, inksOf: () => ASTRA_INKS };
  },
  'ad-astra': async () => {
    const [{ adAstra, FACTIONS }, { adAstraBots }] = await Promise.all([import('@astrarium/ad-astra'), import('@astrarium/bots/ad-astra')]);
    const inksOf = (view: unknown): Ink[] => (view as AdAstraView).seats.map(({ faction }) => FACTION_INKS[at(FACTIONS, faction)]);
    return { game: adAstra, bots: adAstraBots, inksOf };
  },
};
