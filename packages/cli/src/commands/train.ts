import { writeFileSync } from 'node:fs';
import { astra } from '@astrarium/astra';
import { type Learned, learned, learnGame, newTraining, playBy, type StagePrices } from '@astrarium/bots';
import { BadInput, childSeed, readSeed, type Seed } from '@astrarium/core';
import { readWholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, progressBar } from '../output.ts';
import { checkWritable } from '../record-file.ts';
import { formatSection } from '../sections.ts';

/** So many times the next games are played by what all before taught. */
const GENERATIONS = 3;
const PLAYERS = [2, 3, 4, 5];

/** The more players, the more each game tells: every turn of it tells something of every seat. */
function gamesWith(players: number, games: number): number {
  return Math.max(FEWEST_GAMES, Math.round((games * 4) / players ** 2));
}

/** Every eighth game is kept apart to measure by; so many in each generation have one among them. */
const FEWEST_GAMES = 3;

export const train: Command = {
  name: 'train',
  summary: 'Lets a bot play against itself and learn what things are worth: the prices the Grandmaster goes by.',
  options: {
    game: { value: 'NAME', help: `which game: ${astra.name}`, fallback: astra.name },
    seed: { value: 'SEED', help: '1 to 64 hexadecimal digits; the same seed and games give the same file', fallback: '1' },
    games: { value: 'N', help: `games with 2 players for each of ${GENERATIONS} generations; fewer with more players`, fallback: '1000' },
    out: { value: 'FILE', help: 'where to write what was learned; the Grandmaster reads packages/bots/src/astra/grandmaster.json' },
  },
  async run(given) {
    if (given.value('game') !== astra.name) throw new BadInput('game', given.value('game'), astra.name);
    const file = given.value('out');
    if (file === undefined || file === '') throw new BadInput('out', file, 'the name of the file to write');
    const games = readWholeNumber(given, 'games', FEWEST_GAMES, 10_000_000);
    const seed = readSeed(given.value('seed'));
    checkWritable(file);

    const all = PLAYERS.reduce((sum, players) => sum + GENERATIONS * gamesWith(players, games), 0);
    const progress = progressBar('train', all);
    const byPlayers: Record<string, StagePrices> = {};
    const rows = [['', 'at the end', '3 turns left', '8 turns left', '20 turns left']];
    let done = 0;
    for (const players of PLAYERS) {
      const { prices, error } = await learn(players, seed, gamesWith(players, games), async () => {
        done += 1;
        await progress.at(done);
      });
      byPlayers[players] = prices;
      rows.push([`${players} players`, ...error.map((fame) => fame.toFixed(2))]);
    }
    progress.end();
    writeFileSync(file, fileText(byPlayers));
    print(`${file} written\n\n${formatSection({ title: 'Leads foretold wrong by so much Fame, in games not learned from', rows })}`);
    return 0;
  },
};

async function learn(players: number, seed: Seed, games: number, played: () => Promise<void>): Promise<Learned> {
  const training = newTraining(players);
  for (let n = 1; n <= GENERATIONS * games; n += 1) {
    learnGame(training, childSeed(seed, n));
    if (n % games === 0) playBy(training, learned(training).prices);
    await played();
  }
  return learned(training);
}

/** JSON as the formatter leaves it: every list of prices on a line. */
function fileText(byPlayers: Readonly<Record<string, StagePrices>>): string {
  const text = JSON.stringify(byPlayers, null, 2);
  return `${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
}
