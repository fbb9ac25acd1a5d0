import { wholeNumbers } from '../../packages/server/test/whole-numbers.ts';
import { gamesOfTwoWorlds } from './games.ts';
import { compareWorlds } from './two-worlds.ts';

/** `npm run two-worlds`: as the test, with many more worlds. Arguments: how many, and the seed. */
const { worlds, seed } = wholeNumbers({ worlds: 100_000, seed: 1 });
const { differences, ...told } = compareWorlds(gamesOfTwoWorlds(), {
  worlds,
  seed,
  progress: (made) => console.log(`${made.toLocaleString('en')} worlds`),
});
for (const difference of differences) console.error(difference);
const { games, steps, comparisons } = told;
const figures = [told.worlds, games, steps, comparisons].map((figure) => figure.toLocaleString('en'));
console.log(
  `${figures[0]} worlds in ${figures[1]} games, ${figures[2]} decisions taken in both, ${figures[3]} comparisons: ${differences.length} differences`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
