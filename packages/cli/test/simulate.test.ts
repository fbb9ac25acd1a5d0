import { spawn } from 'node:child_process';
import { astra } from '@astrarium/astra';
import { selfPlay } from '@astrarium/bots';
import { astraBots } from '@astrarium/bots/astra';
import { at, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astrarium, BIN } from './command-line.ts';

interface Line {
  readonly n: number;
  readonly seed: string;
  readonly players: number;
  readonly first: number;
  readonly decisions: number;
  readonly turns: number;
  readonly seats: readonly { readonly total: number; readonly lines: Readonly<Record<string, number>> }[];
  readonly winners: readonly number[];
  readonly why: string;
}

async function lines(...words: string[]): Promise<Line[]> {
  const { code, stdout, stderr } = await astrarium('simulate', '--json', ...words);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe.concurrent('simulate --json', () => {
  test('gives the same lines for the same seed and others for another', async () => {
    const words = ['simulate', '--json', '--games', '20', '--seed'];
    const [once, again, other] = await Promise.all([astrarium(...words, 'a'), astrarium(...words, 'a'), astrarium(...words, 'b')]);
    expect(again.stdout).toBe(once.stdout);
    expect(other.stdout).not.toBe(once.stdout);
  });

  test('more games only add lines', async () => {
    const [few, many] = await Promise.all([lines('--games', '3'), lines('--games', '6')]);
    expect(many.slice(0, 3)).toEqual(few);
    expect(many).toHaveLength(6);
  });

  test.each([2, 3, 4, 5])('every line holds the whole score, %i players', async (players) => {
    for (const [index, line] of (await lines('--games', '5', '--players', `${players}`, '--seed', '7')).entries()) {
      expect(Object.keys(line)).toEqual(['n', 'seed', 'players', 'first', 'decisions', 'turns', 'seats', 'winners', 'why']);
      expect(line).toMatchObject({ n: index + 1, seed: childSeed(readSeed('7'), index + 1), players });
      expect(line.first).toBeLessThan(players);
      expect(line.seats).toHaveLength(players);
      for (const { total, lines: points } of line.seats) {
        expect(Object.keys(points)).toEqual(['fame', 'pouch', 'limit', 'stardust', 'stars', 'active', 'elements']);
        expect(Object.values(points).reduce((sum, value) => sum + value, 0)).toBe(total);
      }
      const best = Math.max(...line.seats.map(({ total }) => total));
      expect(line.winners).toEqual(line.seats.flatMap(({ total }, seat) => (total === best ? [seat] : [])));
    }
  });

  test('a line tells of the very game that its seed gives', async () => {
    const [line] = await lines('--games', '1', '--players', '4', '--seed', 'c0ffee');
    const bots = astraBots.filter(({ name }) => name === 'random');
    const random = at(bots, 0);
    let turns = 0;
    const played = selfPlay(astra, {
      options: { players: 4 },
      seed: childSeed(readSeed('c0ffee'), 1),
      bots: [random, random, random, random],
      tell: (event) => {
        if (event.kind === 'turn') turns += 1;
      },
    });
    expect(line).toMatchObject({
      decisions: played.decisions,
      first: played.state.first,
      turns,
      winners: played.result.winners,
      why: played.result.why,
    });
    expect(line?.seats.map(({ total }) => total)).toEqual(played.record.result?.totals);
  });
});

describe.concurrent('simulate', () => {
  test('sums up what the lines tell', async () => {
    const words = ['--games', '40', '--players', '3', '--seed', 'f'];
    const [summary, all] = await Promise.all([astrarium('simulate', ...words), lines(...words)]);
    expect(summary.code).toBe(0);
    const rows = summary.stdout.split('\n').map((row) => row.trim().split(/ {2,}/));
    const row = (name: string): string[] | undefined => rows.find(([first]) => first === name)?.slice(1);
    const mean = (pick: (line: Line) => number): string => (all.reduce((sum, line) => sum + pick(line), 0) / all.length).toFixed(2);
    const decisions = all.map((line) => line.decisions);
    expect(row('decisions per game')).toEqual([mean((line) => line.decisions), `${Math.min(...decisions)}`, `${Math.max(...decisions)}`]);
    expect(row('turns per player')?.[0]).toBe(mean((line) => line.turns / 3));
    expect(row("winner's total")?.[0]).toBe(mean((line) => Math.max(...line.seats.map(({ total }) => total))));
    expect(row('elements')?.slice(1)).toEqual([0, 1, 2].map((seat) => mean((line) => at(line.seats, seat).lines['elements'] ?? 0)));
    const second = all.reduce((sum, line) => sum + (line.winners.includes((line.first + 1) % 3) ? 1 / line.winners.length : 0), 0);
    expect(row('2nd')?.[0]).toBe(second.toFixed(1));
    expect(row('end-by-first-player')?.[0]).toBe(`${all.filter(({ why }) => why === 'end-by-first-player').length}`);
  });

  test('prints the same summary for the same seed; only the speed, on stderr, may differ', async () => {
    const [once, again] = await Promise.all([1, 2].map(() => astrarium('simulate', '--games', '30', '--players', '2')));
    expect(once?.stdout).toContain('Taurus');
    expect(again?.stdout).toBe(once?.stdout);
    expect(once?.stderr).toMatch(/^\n30 games in [\d.]+ s, [\d,]+ decisions\/s\n$/);
  });

  test('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [BIN, 'simulate', '--json', '--games', '100000000'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  });
});
