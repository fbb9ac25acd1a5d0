import { wholeNumbers } from '../../packages/server/test/whole-numbers.ts';
import { NOT_JUDGED, refereeGames } from './games.ts';

/** `npm run referee`: as the test, with many more games. Arguments: how many, and the seed. */
const { games, seed } = wholeNumbers({ games: 600, seed: 1 });
const { decisions, events, notMet, violations } = refereeGames(games, seed);
const kinds = [...events].toSorted(([one], [other]) => (one < other ? -1 : 1));
console.log(kinds.map(([name, times]) => `${name}: ${times}`).join(', '));
for (const what of NOT_JUDGED) console.log(`not judged: ${what}`);
if (notMet.length > 0) console.log(`not met in these games: ${notMet.join(', ')}`);
for (const violation of violations.slice(0, 20)) console.error(violation);
const judged = kinds.reduce((sum, [, times]) => sum + times, 0);
console.log(
  `${games} games, ${decisions.toLocaleString('en')} decisions, ${judged.toLocaleString('en')} events recomputed: ${violations.length} violations`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
