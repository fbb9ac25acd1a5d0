import { adAstra } from '@astrarium/ad-astra';
import { learnAdAstraGame, learnedOfAdAstra, newAdAstraTraining } from '@astrarium/bots';
import { childSeed } from '@astrarium/core';
import type { Lessons } from './trainer.ts';

/** What the Master and the Grandmaster of Ad Astra go by: what the beginning of a round promises. */
export const adAstraLessons: Lessons = {
  game: adAstra.name,
  file: 'packages/bots/src/ad-astra/evaluation/learned.json',
  fewest: 8,
  games: (games) => games,
  async learn(seed, games, played) {
    const training = newAdAstraTraining();
    for (let n = 1; n <= games; n += 1) {
      learnAdAstraGame(training, childSeed(seed, n));
      await played();
    }
    const { judgement, foretold, error } = learnedOfAdAstra(training);
    const rows = [
      ['winner foretold', 'points wrong by'],
      [`${(100 * foretold).toFixed(1)} %`, error.toFixed(1)],
    ];
    return { learned: judgement, section: { title: 'At the beginning of a round, in games not learned from', rows } };
  },
};
