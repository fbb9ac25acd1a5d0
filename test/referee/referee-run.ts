import { wholeNumbers } from '../../packages/server/test/whole-numbers.ts';
import { refereeGames } from './games.ts';

/** `npm run referee`: as the test, with many more games. Arguments: how many, and the seed. */
const { games, seed } = wholeNumbers({ games: 600, seed: 1 });
const { decisions, events, violations } = refereeGames(games, seed);
for (const violation of violations.slice(0, 20)) console.error(violation);
console.log([...events].map(([kind, times]) => `${kind} ${times}`).join(', '));
console.log(`${games} games, ${decisions} decisions: ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
