import type { AnyBot } from '@astrarium/bots';
import { at, BadInput } from '@astrarium/core';
import type { PlayableGame } from '@astrarium/host';
import type { Given } from '../command.ts';
import type { PlayWords } from './words.en.ts';

/** Who decides for a seat: a bot, or null for a person at the terminal. Automata decide nothing and have no place here. */
export type SeatedBots = readonly (AnyBot | null)[];

/** The word for a person in a list of bots. */
export const PERSON = 'person';

/** The first seat is a person's; the others are those of `--bots`, one name standing for all of them. */
export function readSeating(given: Given, { bots: known }: PlayableGame, players: number): SeatedBots {
  const names = (given.value('bots') ?? '').split(',');
  if (players === 1) {
    if (given.has('bots')) throw new BadInput('bots', names.join(','), 'none: one person plays alone');
    return [null];
  }
  if (names.length !== 1 && names.length !== players - 1) {
    throw new BadInput('bots', names.join(','), `1 name or ${players - 1}, one for each seat but the first`);
  }
  const others = names.map((name) => {
    const bot = known.find((candidate) => candidate.name === name);
    if (bot === undefined && name !== PERSON) {
      throw new BadInput('bots', name, `${known.map((candidate) => candidate.name).join(', ')} or ${PERSON} for each seat but the first`);
    }
    return bot ?? null;
  });
  return [null, ...Array.from({ length: players - 1 }, (_, index) => at(others, index % others.length))];
}

/** A bot's seat is named after it, so that the record tells who plays. */
export function seatNames(seating: SeatedBots, words: PlayWords): string[] {
  return seating.map((bot, seat) => (bot === null ? words.player(seat + 1) : `${bot.name} ${seat + 1}`));
}

/** Who played in a record, by the names of its seats. */
export function seatingOf({ bots: known }: PlayableGame, names: readonly string[]): SeatedBots {
  return names.map((name, seat) => known.find((bot) => name === `${bot.name} ${seat + 1}`) ?? null);
}
