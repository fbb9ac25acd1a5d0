import { selfPlay } from '@astrarium/bots';
import { childSeed, readSeed } from '@astrarium/core';
import { PLAY_OPTIONS, readBots, readGame, readPlayers, readWholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { addGame, gameLine, newTally, tallySections } from '../figures/tally.ts';
import { print, progressBar, remark } from '../output.ts';
import { formatSection, whole } from '../sections.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many games between bots and sums them up.',
  options: {
    ...PLAY_OPTIONS,
    games: { value: 'N', help: 'how many games', fallback: '1000' },
    json: { help: 'one line of JSON for each game, and no summary' },
  },
  async run(given) {
    const { game, figures: newFigures } = readGame(given);
    const players = readPlayers(given, game);
    const bots = readBots(given, game, players);
    const games = readWholeNumber(given, 'games', 1, 1_000_000_000);
    const seed = readSeed(given.value('seed'));
    const json = given.has('json');

    const figures = newFigures();
    const tally = newTally(bots.map((bot, seat) => `${bot.name} ${seat + 1}`));
    const progress = progressBar('simulate', games);
    const started = performance.now();
    let decisions = 0;
    for (let n = 1; n <= games; n += 1) {
      const gameSeed = childSeed(seed, n);
      const played = selfPlay(game, { options: { players }, seed: gameSeed, bots, tell: (event) => figures.tell(event) });
      const line = gameLine(n, gameSeed, played.decisions, figures.close(played.state, played.result), played.result);
      decisions += played.decisions;
      if (json) print(JSON.stringify(line));
      else addGame(tally, line);
      await progress.at(n);
    }
    progress.end();
    if (json) return 0;

    print(`${game.name}, ${players} players, seed ${given.value('seed')}`);
    for (const section of [...tallySections(tally), ...figures.sections()]) print(`\n${formatSection(section)}`);
    // Speed differs from run to run; the output must not.
    const seconds = (performance.now() - started) / 1000;
    remark(`\n${whole(games)} games in ${seconds.toFixed(2)} s, ${whole(decisions / seconds)} decisions/s`);
    return 0;
  },
};
