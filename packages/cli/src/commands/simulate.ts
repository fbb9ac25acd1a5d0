import { type AnyBot, selfPlay } from '@astrarium/bots';
import { type AnyGame, BadInput, childSeed, readSeed, type Seed } from '@astrarium/core';
import { type Party, PLAY_OPTIONS, partyWords, readBots, readGame, readParty, readWholeNumber } from '../arguments.ts';
import type { CliGame } from '../cli-game.ts';
import type { Command, Given } from '../command.ts';
import { print, progressBar, remark } from '../output.ts';
import { addSetting, newSetting, settingLine, settingsOf, settingsSection } from '../statistics/settings.ts';
import { addGame, gameLine, newTally, tallySections } from '../statistics/tally.ts';
import { formatSection, whole } from '../text-table.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many games between bots and sums them up.',
  options: {
    ...PLAY_OPTIONS,
    games: { value: 'N', help: 'how many games', fallback: '1000' },
    'each-modifier': { help: 'with --solo: so many games with each modifier and each preset, summed up in one table' },
    json: { help: 'one line of JSON for each game, or for each setting, and no summary' },
  },
  async run(given) {
    const playable = readGame(given);
    const { game, figures: newFigures } = playable;
    const party = readParty(given, playable);
    const bots = readBots(given, playable, party);
    const games = readWholeNumber(given, 'games', 1, 1_000_000_000);
    const seed = readSeed(given.value('seed'));
    const json = given.has('json');
    if (given.has('each-modifier')) return simulateSettings(given, playable, party, bots, games, seed);

    const figures = newFigures();
    const tally = newTally(seatNames(game, party, bots));
    const progress = progressBar('simulate', games);
    const started = performance.now();
    let decisions = 0;
    for (let n = 1; n <= games; n += 1) {
      const gameSeed = childSeed(seed, n);
      const played = selfPlay(game, { options: party, seed: gameSeed, bots, tell: (event) => figures.tell(event) });
      const line = gameLine(n, gameSeed, party, played.decisions, figures.close(played.state, played.result), played.result);
      decisions += played.decisions;
      if (json) print(JSON.stringify(line));
      else addGame(tally, line);
      await progress.at(n);
    }
    progress.end();
    if (json) return 0;

    print(`${game.name}, ${partyWords(party)}, seed ${given.value('seed')}`);
    for (const section of [...tallySections(tally), ...figures.sections()]) print(`\n${formatSection(section)}`);
    // Speed differs from run to run; the output must not.
    const seconds = (performance.now() - started) / 1000;
    remark(`\n${whole(games)} games in ${seconds.toFixed(2)} s, ${whole(decisions / seconds)} decisions/s`);
    return 0;
  },
};

/** The bots by their seats, and the automata after them. */
function seatNames(game: AnyGame, party: Party, bots: readonly AnyBot[]): string[] {
  return [...bots.map((bot, seat) => `${bot.name} ${seat + 1}`), ...(game.automata?.(game.options(party)) ?? [])];
}

/** The same games, by their seeds, with each modifier and each preset: how often the person wins, and by how much. */
async function simulateSettings(
  given: Given,
  { game, solo }: CliGame,
  party: Party,
  bots: readonly AnyBot[],
  games: number,
  seed: Seed,
): Promise<number> {
  if (solo === undefined || party.modifiers === undefined) throw new BadInput('each-modifier', undefined, '--solo with it');
  if (given.has('modifiers')) throw new BadInput('modifiers', given.value('modifiers'), 'none with --each-modifier, which tries them all');
  const settings = settingsOf(solo).map(newSetting);
  const progress = progressBar('simulate', settings.length * games);
  let done = 0;
  for (const setting of settings) {
    for (let n = 1; n <= games; n += 1) {
      const options = { players: 1, modifiers: setting.modifiers };
      addSetting(setting, selfPlay(game, { options, seed: childSeed(seed, n), bots }).result);
      done += 1;
      await progress.at(done);
    }
    if (given.has('json')) print(JSON.stringify(settingLine(setting)));
  }
  progress.end();
  if (given.has('json')) return 0;
  print(`${game.name}, solo, ${bots[0]?.name}, ${whole(games)} games each, seed ${given.value('seed')}\n`);
  print(formatSection(settingsSection(settings)));
  return 0;
}
