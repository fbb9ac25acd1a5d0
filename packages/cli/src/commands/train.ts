import { writeFileSync } from 'node:fs';
import { BadInput, readSeed } from '@astrarium/core';
import { readWholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { GAMES } from '../games.ts';
import { print, progressBar } from '../output.ts';
import { checkWritable } from '../record-file.ts';
import { formatSection } from '../text-table.ts';

const LESSONS = GAMES.flatMap(({ lessons }) => lessons ?? []);

export const train: Command = {
  name: 'train',
  summary: 'Lets a bot play against itself and learn what things are worth: what bots that think ahead go by.',
  options: {
    game: { value: 'NAME', help: `which game: ${LESSONS.map(({ game }) => game).join(' or ')}`, fallback: LESSONS[0]?.game ?? '' },
    seed: { value: 'SEED', help: '1 to 64 hexadecimal digits; the same seed and games give the same file', fallback: '1' },
    games: {
      value: 'N',
      help: 'how many games; in Astra with 2 players and for each of 3 generations, fewer with more players',
      fallback: '1000',
    },
    out: { value: 'FILE', help: `where to write what was learned; bots read ${LESSONS.map(({ file }) => file).join(' and ')}` },
  },
  async run(given) {
    const lessons = LESSONS.find(({ game }) => game === given.value('game'));
    if (lessons === undefined) throw new BadInput('game', given.value('game'), LESSONS.map(({ game }) => game).join(' or '));
    const file = given.value('out');
    if (file === undefined || file === '') throw new BadInput('out', file, 'the name of the file to write');
    const games = readWholeNumber(given, 'games', lessons.fewest, 10_000_000);
    const seed = readSeed(given.value('seed'));
    checkWritable(file);

    const progress = progressBar('train', lessons.games(games));
    let done = 0;
    const { learned, section } = await lessons.learn(seed, games, async () => {
      done += 1;
      await progress.at(done);
    });
    progress.end();
    writeFileSync(file, fileText(learned));
    print(`${file} written\n\n${formatSection(section)}`);
    return 0;
  },
};

/** JSON as the formatter leaves it: every list on a line. */
function fileText(learned: unknown): string {
  const text = JSON.stringify(learned, null, 2);
  return `${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
}
