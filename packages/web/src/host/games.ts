import type { AnyBot } from '@astrarium/bots';
import { type AnyGame, BadInput } from '@astrarium/core';

/** A game with everything that hosts need to play it. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
}

/** Loads a game by name, so that a page with one game does not fetch the other. */
export async function loadGame(name: string): Promise<Playable> {
  if (name !== 'astra') throw new BadInput('game', name, 'astra');
  const [{ astra }, { botsFor }] = await Promise.all([import('@astrarium/astra'), import('@astrarium/bots')]);
  return { game: astra, bots: botsFor(astra) };
}
