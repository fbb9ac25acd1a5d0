import { astra } from '@astrarium/astra';
import { type Learned, learned, learnGame, newTraining, playBy, type StagePrices } from '@astrarium/bots';
import { childSeed, type Seed } from '@astrarium/core';
import type { Lessons } from './trainer.ts';

/** So many times the next games are played by what all before taught. */
const GENERATIONS = 3;
const PLAYERS = [2, 3, 4, 5];

const FEWEST_GAMES = 3;

/** What the Grandmaster of Astra goes by: prices for each number of players. */
export const astraLessons: Lessons = {
  game: astra.name,
  file: 'packages/bots/src/astra/grandmaster.json',
  fewest: FEWEST_GAMES,
  games: (games) => PLAYERS.reduce((sum, players) => sum + GENERATIONS * gamesWith(players, games), 0),
  async learn(seed, games, played) {
    const byPlayers: Record<string, StagePrices> = {};
    const rows = [['', 'at the end', '3 turns left', '8 turns left', '20 turns left']];
    for (const players of PLAYERS) {
      const { prices, error } = await learn(players, seed, gamesWith(players, games), played);
      byPlayers[players] = prices;
      rows.push([`${players} players`, ...error.map((fame) => fame.toFixed(2))]);
    }
    return { learned: byPlayers, section: { title: 'Leads foretold wrong by so much Fame, in games not learned from', rows } };
  },
};

/** The more players, the more each game tells: every turn of it tells something of every seat. */
function gamesWith(players: number, games: number): number {
  return Math.max(FEWEST_GAMES, Math.round((games * 4) / players ** 2));
}

async function learn(players: number, seed: Seed, games: number, played: () => Promise<void>): Promise<Learned> {
  const training = newTraining(players);
  for (let n = 1; n <= GENERATIONS * games; n += 1) {
    learnGame(training, childSeed(seed, n));
    if (n % games === 0) playBy(training, learned(training).prices);
    await played();
  }
  return learned(training);
}
