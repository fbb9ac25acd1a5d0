import { botLuck, playOut, random } from '@astrarium/bots';
import { type AnyGame, Chance, childSeed, quickRandom, readSeed } from '@astrarium/core';
import { measureInTurns, median } from './measure.ts';
import { markStars } from './reference.ts';

export interface RandomGames {
  readonly game: string;
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly referenceMovesPerSecond: number;
  /** Decisions per move of the reference loop in the same time, measured side by side. */
  readonly ratio: number;
}

const REFERENCE_MOVES = 20_000;

/** How fast whole random games go, against the reference loop. */
export function benchRandomGames(game: AnyGame, players: number, seconds: number): RandomGames {
  const below = quickRandom(1);
  const rounds = measureInTurns(seconds, [
    randomGames(game, players),
    () => {
      markStars(REFERENCE_MOVES, below);
      return REFERENCE_MOVES;
    },
  ]);
  const column = (pick: (played: number, reference: number, games: number) => number): number =>
    median(rounds.map(([played, reference]) => pick(played?.units ?? 0, reference?.units ?? 0, played?.calls ?? 0)));
  return {
    game: game.name,
    players,
    decisionsPerSecond: column((played) => played),
    gamesPerSecond: column((_played, _reference, games) => games),
    referenceMovesPerSecond: column((_played, reference) => reference),
    ratio: column((played, reference) => played / reference),
  };
}

/** Each call plays another game, whole, with all its rules; no event is told. Returns the number of decisions. */
export function randomGames(game: AnyGame, players: number): () => number {
  const base = readSeed('1');
  const options = game.options({ players });
  const bots = Array.from({ length: players }, () => random);
  let n = 0;
  return () => {
    n += 1;
    const seed = childSeed(base, n);
    const chance = new Chance(seed);
    return playOut(game, game.setup(options, chance), chance, bots, botLuck(seed));
  };
}
