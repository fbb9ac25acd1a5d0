import { at } from '@astrarium/core';
import type { ArenaGame } from './game.ts';

export interface Rating {
  readonly elo: number;
  /** Half the width of the interval that holds the true one 95 times of 100. */
  readonly error: number;
}

/** Games are cut into so many blocks; how much the ratings move when one is left out tells how sure they are (jackknife). */
const BLOCKS = 20;
const TWO_SIGMA = 1.96;

/** Elo by name, the mean being 0: in each game everybody has met everybody of another name. Games of one deal stay together. */
export function ratings(games: readonly ArenaGame[], names: readonly string[], perDeal: number): Rating[] {
  const elo = eloOf(games, names);
  const deals = Math.ceil(games.length / perDeal);
  const blocks = Math.min(BLOCKS, deals);
  const squares = names.map(() => 0);
  for (let block = 0; block < blocks; block += 1) {
    const without = eloOf(
      games.filter(({ n }) => Math.floor(n / perDeal) % blocks !== block),
      names,
    );
    without.forEach((value, index) => {
      squares[index] = at(squares, index) + (value - at(elo, index)) ** 2;
    });
  }
  const scale = blocks > 1 ? (blocks - 1) / blocks : Infinity;
  return elo.map((value, index) => ({ elo: value, error: names.length < 2 ? 0 : TWO_SIGMA * Math.sqrt(scale * at(squares, index)) }));
}

const ROUNDS = 200;

/** The strengths under which the games are likeliest (Bradley and Terry), with half a won and half a lost game more for each pair. */
function eloOf(games: readonly ArenaGame[], names: readonly string[]): number[] {
  const points = names.map((_, a) => names.map((_other, b) => (a === b ? 0 : 0.5)));
  for (const game of games) addGame(points, game, names);
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = strengths.map((own, a) => {
      let won = 0;
      let met = 0;
      strengths.forEach((other, b) => {
        if (a === b) return;
        won += at(at(points, a), b);
        met += (at(at(points, a), b) + at(at(points, b), a)) / (own + other);
      });
      return met === 0 ? 1 : won / met;
    });
    const mean = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / next.length);
    strengths = next.map((value) => value / mean);
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

function addGame(points: number[][], game: ArenaGame, names: readonly string[]): void {
  const { names: seated } = game;
  for (let one = 0; one < seated.length; one += 1) {
    for (let other = 0; other < seated.length; other += 1) {
      const [a, b] = [names.indexOf(at(seated, one)), names.indexOf(at(seated, other))];
      if (a === b) continue;
      const row = at(points, a);
      row[b] = at(row, b) + score(game, one, other);
    }
  }
}

/** 1, 0.5 or 0: a winner is above everybody else, and points decide among the others. */
function score({ winners, totals }: ArenaGame, one: number, other: number): number {
  const [won, lost] = [winners.includes(one), winners.includes(other)];
  if (won !== lost) return won ? 1 : 0;
  if (won || at(totals, one) === at(totals, other)) return 0.5;
  return at(totals, one) > at(totals, other) ? 1 : 0;
}
