import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODIFIERS, PRESETS } from '@astrarium/astra';
import { childSeed, readRecord, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { addSetting, newSetting, settingLine, settingsOf, settingsSection, wilson } from '../src/statistics/settings.ts';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();

describe.concurrent('simulate --solo', () => {
  test('--json gives a line for each game, with its modifiers and both scores', async () => {
    const words = ['simulate', '--solo', '--modifiers', 'hidden-right,open-deck', '--games', '4', '--seed', '7', '--json'];
    const { code, stdout, stderr } = await astrarium(...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(4);
    for (const [index, line] of lines.entries()) {
      expect(line).toMatchObject({
        n: index + 1,
        seed: childSeed(readSeed('7'), index + 1),
        first: 0,
        modifiers: ['hidden-right', 'open-deck'],
      });
      expect(line['seats']).toMatchObject([
        { lines: { pouch: expect.any(Number) as number } },
        { lines: { sets: expect.any(Number) as number } },
      ]);
    }
  });

  test('sums up with one bot, Auptolemy on the second seat', async () => {
    const { code, stdout } = await astrarium('simulate', '--solo', '--games', '10', '--bots', 'novice');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^astra, solo, seed 1\n/);
    expect(stdout).toContain('seat 1, novice 1');
    expect(stdout).toContain('seat 2, Auptolemy');
    expect(stdout).toMatch(/^ {2}sets /m);
  });

  test('--each-modifier plays every modifier and every preset, the same games each', async () => {
    const words = ['simulate', '--solo', '--each-modifier', '--games', '3', '--seed', '9'];
    const [table, json, standard] = await Promise.all([
      astrarium(...words),
      astrarium(...words, '--json'),
      astrarium('simulate', '--solo', '--games', '3', '--seed', '9', '--json'),
    ]);
    expect(table.code).toBe(0);
    for (const name of [...Object.keys(MODIFIERS), ...Object.keys(PRESETS).map((preset) => `preset ${preset}`)]) {
      expect(table.stdout).toMatch(new RegExp(`^  ${name} +3 +[\\d.]+ %`, 'm'));
    }
    const lines = json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { setting: string; margin: number });
    expect(lines).toHaveLength(16);
    const games = standard.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { seats: [{ total: number }, { total: number }] });
    const margin = games.reduce((sum, { seats }) => sum + seats[0].total - seats[1].total, 0) / 3;
    expect(lines.find(({ setting }) => setting === 'preset standard')?.margin).toBeCloseTo(margin);
  });

  test('record --solo writes a game that names Auptolemy', async () => {
    const file = path.join(folder, 'solo.jsonl');
    const { code, stdout } = await astrarium('record', '--solo', '--modifiers', 'rich-start', '--out', file);
    expect(code).toBe(0);
    expect(stdout).toContain('astra, solo with rich-start, ');
    const record = readRecord(readFileSync(file, 'utf8'));
    expect(record.seats).toEqual(['random 1', 'Auptolemy']);
    expect(record.options).toMatchObject({ players: 1, modifiers: ['rich-start'] });
    expect((await astrarium('verify', file)).code).toBe(0);
    const shown = await astrarium('replay', file, '--events');
    expect(shown.stdout).toMatch(/Auptolemy rolls [1-6] and takes/);
    expect(shown.stdout).toMatch(/^ {2}pouch \(A9\.3\) +\d+ +–$/m);
    expect(shown.stdout).toMatch(/^ {2}sets \(A11\.12\) +– +\d+$/m);
    expect(shown.stdout).toContain('won by');
  });
});

test('the interval of Wilson', () => {
  const near = ([low, high]: [number, number]) => [low.toFixed(4), high.toFixed(4)];
  // Values from the literature: 10 of 20, and none of 10.
  expect(near(wilson(10, 20))).toEqual(['0.2993', '0.7007']);
  expect(near(wilson(0, 10))).toEqual(['0.0000', '0.2775']);
  expect(near(wilson(10, 10))).toEqual(['0.7225', '1.0000']);
});

test('a setting counts wins, ties, margins and ends', () => {
  const setting = newSetting({ name: 'x', modifiers: ['x'] });
  const game = (person: number, auptolemy: number, won: boolean, why: string) =>
    addSetting(setting, { seats: [person, auptolemy].map((total) => ({ total, lines: [] })), winners: [won ? 0 : 1], why });
  game(50, 40, true, 'end-by-first-player');
  game(40, 40, false, 'end-by-other-player');
  game(60, 40, false, 'library-empty');
  expect(settingLine(setting)).toMatchObject({ games: 3, wins: 1, ties: 1, margin: 10, ends: { 'library-empty': 1 } });
  expect(settingsSection([setting]).rows[1]).toEqual(['x', '3', '33.3 %', '6.1 %', '79.2 %', '+10.0', '1', '1']);
});

test('every preset and every modifier is a setting', () => {
  const names = settingsOf({ modifiers: ['a', 'b'], presets: { soft: ['a'] } });
  expect(names).toEqual([
    { name: 'preset soft', modifiers: ['a'] },
    { name: 'a', modifiers: ['a'] },
    { name: 'b', modifiers: ['b'] },
  ]);
});
