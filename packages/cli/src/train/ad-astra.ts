import { adAstra } from '@astrarium/ad-astra';
import { type AdAstraLearned, learnAdAstraGame, learnedOfAdAstra, newAdAstraTraining } from '@astrarium/bots';
import { childSeed, type Seed } from '@astrarium/core';
import type { Lessons } from './lessons.ts';

/** A game by instinct takes a hundredth of the time of one with search, so there are so many for each of those. */
const BY_INSTINCT = 8;

/** What the Master of Ad Astra goes by, learned from games of instinct, and the Grandmaster, from games of search. */
export const adAstraLessons: Lessons = {
  game: adAstra.name,
  file: 'packages/bots/src/ad-astra/judge/learned.json',
  games: (games) => (BY_INSTINCT + 1) * games,
  async learn(seed, games, played) {
    const byInstinct = await generation(seed, 0, BY_INSTINCT * games, undefined, played);
    const bySearch = await generation(seed, BY_INSTINCT * games, games, byInstinct, played);
    const row = (name: string, { foretold, error }: AdAstraLearned): string[] => [
      name,
      `${(100 * foretold).toFixed(1)} %`,
      error.toFixed(1),
    ];
    return {
      learned: { byInstinct: byInstinct.judgement, bySearch: bySearch.judgement },
      section: {
        title: 'At the beginning of a round, in games not learned from',
        rows: [['', 'winner foretold', 'points wrong by'], row('by instinct', byInstinct), row('by search', bySearch)],
      },
    };
  },
};

async function generation(
  seed: Seed,
  from: number,
  games: number,
  before: AdAstraLearned | undefined,
  played: () => Promise<void>,
): Promise<AdAstraLearned> {
  const training = newAdAstraTraining(before?.judgement);
  for (let n = 1; n <= games; n += 1) {
    learnAdAstraGame(training, childSeed(seed, from + n));
    await played();
  }
  return learnedOfAdAstra(training);
}
