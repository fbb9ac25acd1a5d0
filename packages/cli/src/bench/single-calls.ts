import { botLuck, playOut, random } from '@astrarium/bots';
import { type AnyGame, at, Chance, childSeed, readSeed, type Seat } from '@astrarium/core';
import { measureInTurns, median } from './measure.ts';

/** Calls per second of what a search bot calls all the time. */
export interface SingleCalls {
  readonly game: string;
  readonly players: number;
  readonly clone: number;
  readonly legal: number;
  readonly view: number;
  readonly imagine: number;
}

export function benchSingleCalls(game: AnyGame, players: number, seconds: number): SingleCalls {
  const samples = takeSamples(game, players);
  const chance = new Chance(readSeed('1'));
  const forEach = (call: (sample: Sample) => unknown) => (): number => {
    for (const sample of samples) if (call(sample) === undefined) throw new Error('a call gave nothing');
    return samples.length;
  };
  const rounds = measureInTurns(seconds, [
    forEach(({ state }) => game.clone(state)),
    forEach(({ state, seat }) => game.legal(state, seat)),
    forEach(({ state, seat }) => game.view(state, seat)),
    forEach(({ view }) => game.imagine(view, chance)),
  ]);
  const [clone = 0, legal = 0, view = 0, imagine = 0] = [0, 1, 2, 3].map((work) => median(rounds.map((round) => at(round, work).units)));
  return { game: game.name, players, clone, legal, view, imagine };
}

interface Sample {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: unknown;
}

const GAMES = 20;
const EVERY = 16;

/** Positions from all along some random games, each with the seat that is to decide. */
function takeSamples(game: AnyGame, players: number): Sample[] {
  const samples: Sample[] = [];
  for (let n = 1; n <= GAMES; n += 1) {
    const seed = childSeed(readSeed('2'), n);
    const chance = new Chance(seed);
    const state = game.setup(game.options({ players }), chance);
    const bots = Array.from({ length: players }, () => random);
    let decisions = 0;
    playOut(game, state, chance, bots, botLuck(seed), {
      onDecision(seat) {
        if (decisions % EVERY === 0) samples.push({ state: game.clone(state), seat, view: game.view(state, seat) });
        decisions += 1;
      },
    });
  }
  return samples;
}
