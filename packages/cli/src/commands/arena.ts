import { writeFileSync } from 'node:fs';
import { BadInput, readSeed } from '@astrarium/core';
import { chartOf } from '../arena/chart.ts';
import type { ArenaGame, Match } from '../arena/game.ts';
import { playOnAllCores } from '../arena/match-pool.ts';
import { type Standing, standings, standingsSection } from '../arena/standings.ts';
import { type Party, PLAY_OPTIONS, partyWords, readGame, readParty, readWholeNumber } from '../arguments.ts';
import type { Command, Given } from '../command.ts';
import { print, progressBar } from '../output.ts';
import { checkWritable } from '../record-file.ts';
import { formatSection, whole } from '../text-table.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play against each other on all cores and ranks them.',
  options: {
    ...PLAY_OPTIONS,
    players: { value: 'N', help: 'how many players', fallback: 'as many as bots, or as few as the game takes' },
    bots: { value: 'NAMES', help: 'who plays: master,adept; the last one takes all the seats that are left', fallback: 'adept,novice' },
    games: { value: 'N', help: 'how many games; each deal is played once from every seat', fallback: '100' },
    time: { value: 'MS', help: 'milliseconds a decision for bots that think ahead' },
    iterations: { value: 'N', help: 'iterations a decision for bots that think ahead, instead of --time: the same games each time' },
    chart: { value: 'FILE', help: 'also draw the standings, as SVG' },
    json: { help: 'as one line of JSON' },
  },
  async run(given) {
    const { match, games, chart } = readMatch(given);
    const played: ArenaGame[] = [];
    const progress = progressBar('arena', games);
    await playOnAllCores(match, games, async (game) => {
      played.push(game);
      await progress.at(played.length);
    });
    progress.end();
    const list = standings(
      played.toSorted((a, b) => a.n - b.n),
      match.bots.length,
    );
    const title = titleOf(match, games, given);
    if (chart !== undefined) writeFileSync(chart, chartOf(title, list));
    print(given.has('json') ? jsonOf(match, games, list) : `${title}\n\n${formatSection(standingsSection(list))}`);
    return 0;
  },
};

function readMatch(given: Given): { match: Match; games: number; chart: string | undefined } {
  const playable = readGame(given);
  const names = (given.value('bots') ?? '').split(',');
  const known = playable.bots.map(({ name }) => name);
  for (const name of names) if (!known.includes(name)) throw new BadInput('bots', name, `one of ${known.join(', ')} for each`);
  const party = partyFor(given, playable, names);
  if (names.length > party.players) throw new BadInput('bots', names.join(','), `at most ${party.players}, one for each seat`);
  const bots = Array.from({ length: party.players }, (_, seat) => names[Math.min(seat, names.length - 1)] ?? '');
  const games = readWholeNumber(given, 'games', 1, 1_000_000);
  const seed = readSeed(given.value('seed'));
  const budget = readBudget(given);
  const chart = given.value('chart');
  if (chart !== undefined) checkWritable(chart);
  return { match: { game: playable.game.name, party, bots, seed, budget }, games, chart };
}

/** As many players as said; else as many as bots are named, but no fewer than the game takes. */
function partyFor(given: Given, playable: ReturnType<typeof readGame>, names: readonly string[]): Party {
  if (given.has('solo') || given.has('players')) return readParty(given, playable);
  const players = Math.max(2, playable.game.seats.min, names.length);
  return readParty({ ...given, value: (option) => (option === 'players' ? `${players}` : given.value(option)) }, playable);
}

function readBudget(given: Given): Match['budget'] {
  if (given.has('time') && given.has('iterations')) throw new BadInput('iterations', given.value('iterations'), 'either this or --time');
  if (given.has('time')) return { milliseconds: readWholeNumber(given, 'time', 1, 600_000) };
  return given.has('iterations') ? { iterations: readWholeNumber(given, 'iterations', 1, 100_000_000) } : {};
}

function titleOf({ game, party, budget }: Match, games: number, given: Given): string {
  const { iterations, milliseconds } = budget;
  const thinking =
    iterations === undefined ? (milliseconds === undefined ? '' : `, ${milliseconds} ms`) : `, ${whole(iterations)} iterations`;
  return `${game}, ${partyWords(party)}, ${whole(games)} games${thinking && `${thinking} a decision`}, seed ${given.value('seed')}`;
}

function jsonOf({ game, party, budget, seed }: Match, games: number, list: readonly Standing[]): string {
  return JSON.stringify({ game, ...party, games, seed, ...budget, standings: list });
}
