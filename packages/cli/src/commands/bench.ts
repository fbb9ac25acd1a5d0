import { astra } from '@astrarium/astra';
import { BadInput } from '@astrarium/core';
import { type AutomaTurn, benchAutomaTurn } from '../bench/automa-turn.ts';
import { benchHeap, type HeapGrowth } from '../bench/heap.ts';
import { benchRandomGames, type RandomGames } from '../bench/random-games.ts';
import { benchRollouts, type Rollouts } from '../bench/rollouts.ts';
import { benchSingleCalls, type SingleCalls } from '../bench/single-calls.ts';
import type { Command, Given } from '../command.ts';
import { GAMES } from '../games.ts';
import { print } from '../output.ts';
import { formatSection, type TitledTable, whole } from '../text-table.ts';

/** Games after which memory should be as before; fewer where a figure has less than a second. */
const HEAP_GAMES = 10_000;
/** The table at which single calls and memory are measured, where as many can play. */
const PLAYERS = 3;

export const bench: Command = {
  name: 'bench',
  summary: 'Measures how fast the rules run, on one core; random rollouts also on all.',
  options: {
    seconds: { value: 'N', help: 'time for each figure', fallback: '1.5' },
    json: { help: 'as one line of JSON' },
  },
  async run(given) {
    const seconds = readSeconds(given);
    const show = given.has('json') ? () => {} : (section: TitledTable): void => print(`\n${formatSection(section)}`);
    if (!given.has('json')) print(`node ${process.version}, one core, ${seconds} s per figure, medians`);

    const randomGames: RandomGames[] = [];
    const singleCalls: SingleCalls[] = [];
    const heap: HeapGrowth[] = [];
    const automaTurn = benchAutomaTurn(seconds);
    const rollouts = await benchRollouts(seconds);
    for (const { game } of GAMES) {
      const rates: RandomGames[] = [];
      for (let count = game.seats.min; count <= game.seats.max; count += 1) rates.push(benchRandomGames(game, count, seconds));
      show(randomGamesSection(rates));
      const players = Math.min(PLAYERS, game.seats.max);
      const calls = benchSingleCalls(game, players, seconds);
      show(singleCallsSection(calls));
      if (game.name === astra.name) {
        show(rolloutsSection(rollouts));
        show(automaTurnSection(automaTurn));
      }
      const growth = benchHeap(game, players, Math.ceil(HEAP_GAMES * Math.min(1, seconds)));
      show(heapSection(growth));
      randomGames.push(...rates);
      singleCalls.push(calls);
      heap.push(growth);
    }
    if (given.has('json')) print(JSON.stringify({ node: process.version, seconds, randomGames, singleCalls, automaTurn, rollouts, heap }));
    return 0;
  },
};

function readSeconds(given: Given): number {
  const text = given.value('seconds') ?? '';
  const seconds = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || seconds <= 0 || seconds > 600) throw new BadInput('seconds', text, 'a number above 0, up to 600');
  return seconds;
}

function randomGamesSection(rates: readonly RandomGames[]): TitledTable {
  const rows = rates.map(({ game, players, decisionsPerSecond, gamesPerSecond, referenceMovesPerSecond, ratio }) => [
    `${game} ${players === 1 ? 'solo' : `${players} players`}`,
    millions(decisionsPerSecond),
    whole(gamesPerSecond),
    millions(referenceMovesPerSecond),
    ratio.toFixed(3),
  ]);
  return { title: 'Random games, every legal list made', rows: [['', 'decisions/s', 'games/s', 'reference moves/s', 'RATIO'], ...rows] };
}

function singleCallsSection({ game, players, clone, legal, view, imagine }: SingleCalls): TitledTable {
  const rows = Object.entries({ clone, legal, view, imagine }).map(([name, rate]) => [name, millions(rate)]);
  return { title: `Single calls, ${game} ${players} players`, rows: [['', 'per second'], ...rows] };
}

function rolloutsSection({ rolloutsPerSecond, decisionsPerRollout, ratio, onAllCores }: Rollouts): TitledTable {
  const row = [whole(rolloutsPerSecond), whole(onAllCores.rolloutsPerSecond), decisionsPerRollout.toFixed(1), ratio.toFixed(3)];
  return {
    title: 'Random rollouts, astra 2 players',
    rows: [['per second', `on all ${onAllCores.cores} cores`, 'decisions each', 'PER 1000 REFERENCE MOVES'], row],
  };
}

function automaTurnSection({ turns, mean, p99, max }: AutomaTurn): TitledTable {
  const rows = [[whole(turns), micro(mean), micro(p99), micro(max)]];
  return { title: 'Auptolemy’s turn, in microseconds', rows: [['turns', 'mean', '99 of 100 within', 'longest'], ...rows] };
}

function micro(time: number): string {
  return time.toFixed(1);
}

function heapSection({ game, players, games, growth }: HeapGrowth): TitledTable {
  const rows = [[`after ${whole(games)} games of ${game} with ${players} players`, `${growth < 0 ? '' : '+'}${whole(growth / 1024)} kB`]];
  return { title: 'Memory left behind', rows: [['', 'heap'], ...rows] };
}

function millions(rate: number): string {
  return `${(rate / 1e6).toFixed(2)} M`;
}
