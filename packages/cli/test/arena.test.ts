import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../src/arena/chart.ts';
import { ratings } from '../src/arena/elo.ts';
import { type ArenaGame, type Match, playArenaGame } from '../src/arena/game.ts';
import { type BotScore, standings } from '../src/arena/standings.ts';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const SEED = '0'.repeat(63).concat('1');

/** Games of two that the first wins so many times of so many. */
function duels(won: number, of: number): ArenaGame[] {
  return Array.from({ length: of }, (_, n) => ({
    n,
    names: ['a', 'b'],
    totals: n < won ? [10, 5] : [5, 10],
    winners: [n < won ? 0 : 1],
    decisions: [10, 10],
    milliseconds: [20, 5],
  }));
}

describe('Elo', () => {
  test('three wins of four are 191 points apart, about', () => {
    const [a, b] = ratings(duels(750, 1000), ['a', 'b'], 2);
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(190.3, 0);
    expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0);
    expect(a?.error).toBeGreaterThan(0);
  });

  test('more games make it surer, and all won is no infinity', () => {
    const shuffled = (of: number): ArenaGame[] => duels(of, of).map((game) => (game.n % 3 === 0 ? { ...game, winners: [1] } : game));
    const [few] = ratings(shuffled(60), ['a', 'b'], 2);
    const [many] = ratings(shuffled(3000), ['a', 'b'], 2);
    expect(many?.error).toBeLessThan(few?.error ?? 0);
    expect(Number.isFinite(ratings(duels(10, 10), ['a', 'b'], 2)[0]?.elo)).toBe(true);
  });
});

test('standings: shares, scores, times, the best first', () => {
  const [first, second] = standings(
    duels(30, 40).map((game) => ({ ...game, names: ['b', 'a'] })),
    2,
  );
  expect(first).toMatchObject({ name: 'b', games: 40, share: 0.75, score: 8.75, millisecondsPerDecision: 2 });
  expect(second).toMatchObject({ name: 'a', share: 0.25, millisecondsPerDecision: 0.5 });
  const chart = chartOf('a < b', standings(duels(3, 4), 2));
  expect(chart).toContain('a &lt; b');
  expect(chart.match(/<rect /g)).toHaveLength(3);
});

test('each deal is played once from every seat', () => {
  const match: Match = { game: 'astra', party: { players: 3 }, bots: ['novice', 'random', 'random'], seed: SEED, budget: {} };
  const games = [0, 1, 2].map((n) => playArenaGame(match, n));
  expect(games.map(({ names }) => names.indexOf('novice'))).toEqual([0, 2, 1]);
  expect(playArenaGame(match, 1)).toMatchObject({ names: games[1]?.names, totals: games[1]?.totals, decisions: games[1]?.decisions });
});

describe.concurrent('arena', () => {
  interface Arena {
    readonly standings: readonly BotScore[];
  }

  async function run(...words: string[]): Promise<readonly BotScore[]> {
    const { code, stdout, stderr } = await astrarium('arena', '--json', ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return (JSON.parse(stdout) as Arena).standings;
  }

  test('the same iterations give the same games, on however many cores', async () => {
    const words = ['--bots', 'master,novice', '--iterations', '2', '--games', '4', '--seed', 'a'];
    const untimed = (list: readonly BotScore[]) => list.map((standing) => ({ ...standing, millisecondsPerDecision: 0 }));
    const [once, again] = await Promise.all([run(...words), run(...words)]);
    expect(untimed(again)).toEqual(untimed(once));
    expect(once[0]).toMatchObject({ name: 'master', games: 4 });
    expect(once.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('the last bot takes the seats that are left', async () => {
    const list = await run('--players', '4', '--bots', 'adept,random', '--games', '4');
    expect(list.map(({ name, games }) => `${name} ${games}`)).toEqual(['adept 4', 'random 12']);
  });

  test('alone against Auptolemy, with a clock, a table and a chart', async () => {
    const file = path.join(folder, 'chart.svg');
    const { code, stdout, stderr } = await astrarium('arena', '--solo', '--bots', 'adept', '--games', '2', '--time', '5', '--chart', file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^astra, solo, 2 games, 5 ms a decision, seed 1\n\nStandings/);
    expect(stdout).toMatch(/Auptolemy +2 .* –$/m);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [\s\S]*adept[\s\S]*<\/svg>\n$/);
  });

  test('plays Ad Astra too', async () => {
    const list = await run('--game', 'ad-astra', '--bots', 'adept,random', '--games', '1');
    expect(list.map(({ games }) => games).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });
});
