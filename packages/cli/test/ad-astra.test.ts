import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AdAstraEvent, adAstra } from '@astrarium/ad-astra';
import { Chance, readRecord, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstraFigures } from '../src/statistics/ad-astra.ts';
import { astrarium, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const GAME = ['--game', 'ad-astra', '--players', '4'];

describe.concurrent('ad-astra on the command line', () => {
  test('simulate sums up factions, action cards and scoring elements', async () => {
    const { code, stdout } = await astrarium('simulate', ...GAME, '--games', '10', '--bots', 'random,novice,adept,novice');
    expect(code).toBe(0);
    for (const title of ['Factions', 'Action cards', 'Scoring elements', 'Resources produced', 'Items built', 'Artifacts used']) {
      expect(stdout).toContain(title);
    }
    for (const name of ['grey', 'm2', 'settlements', 'zozodium', 'terraformer', 'oculus'])
      expect(stdout).toMatch(new RegExp(`^ +${name} `, 'm'));
    expect(await astrarium('simulate', ...GAME, '--games', '10', '--bots', 'random,novice,adept,novice')).toMatchObject({ stdout });
  });

  test('simulate --json gives every source of points', async () => {
    const { stdout } = await astrarium('simulate', '--json', ...GAME, '--games', '3');
    for (const line of stdout.trimEnd().split('\n')) {
      const { seats } = JSON.parse(line) as { seats: { total: number; lines: Record<string, number> }[] };
      for (const { total, lines } of seats) expect(Object.values(lines).reduce((sum, points) => sum + points, 0)).toBe(total);
    }
  });

  test('a game is recorded, replayed and verified', async () => {
    const file = path.join(folder, 'ad-astra.jsonl');
    expect(await astrarium('record', ...GAME, '--bots', 'adept', '--out', file)).toMatchObject({ code: 0 });
    const verified = await astrarium('verify', file);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.stdout).toContain('same');
    const replayed = await astrarium('replay', file, '--events');
    expect(replayed.stdout).toContain('becomes first player');
    expect(replayed.stdout).toMatch(/won by .* \(fifty-points|arcanum|responsum|all-planets\)/);
  });

  test('two players are too few', async () => {
    const { code, stderr } = await astrarium('simulate', '--game', 'ad-astra', '--players', '2');
    expect(code).toBe(2);
    expect(stderr).toContain('--players: got 2, expected a whole number from 3 to 5');
  });
});

test('figures are counted from events and from the end', () => {
  const figures = adAstraFigures();
  const events: AdAstraEvent[] = [
    { kind: 'round', round: 1, first: 2, rule: 'B3.1' },
    { kind: 'revealed', seat: 1, space: 0, card: 8, rule: 'B3.2' },
    { kind: 'element-chosen', seat: 1, element: 1, rule: 'B8.1' },
    { kind: 'scored', seat: 1, source: 'starships', points: 4, rule: 'B8.2' },
    { kind: 'scored', seat: 0, source: 'starships', points: 2, rule: 'B8.2' },
    { kind: 'scored', seat: 1, source: 'bonus', points: 3, rule: 'B8.4' },
    { kind: 'revealed', seat: 0, space: 1, card: 0, rule: 'B3.2' },
    { kind: 'resource-chosen', seat: 0, resource: 3, rule: 'B4.1' },
    { kind: 'gained', seat: 0, resource: 3, amount: 2, rule: 'B4.2' },
    { kind: 'gained', seat: 0, resource: 3, amount: 1, rule: 'B2.3' },
    { kind: 'built', seat: 0, item: 'colony', place: 0, rule: 'B6.3' },
    { kind: 'built', seat: 0, item: 'factory', place: 56, rule: 'B2.1' },
    { kind: 'used', seat: 0, artifact: 6, rule: 'B10.7' },
  ];
  for (const event of events) figures.tell(event);
  const factions = ['grey', 'blue', 'red'];
  const state = adAstra.setup(adAstra.options({ players: 3, factions }), new Chance(readSeed('1')));
  const seats = [10, 20, 20].map((total) => ({ total, lines: [] }));
  expect(figures.close(state, { seats, winners: [1, 2], why: 'fifty-points' })).toEqual({ first: 2, turns: 2 });
  const rows = new Map(figures.sections().flatMap(({ rows: all }) => all.map(([name = '', ...cells]) => [name, cells] as const)));
  expect(rows.get('blue')).toEqual(['1', '0.5', '50.0 %', '20.00']);
  expect(rows.get('grey')).toEqual(['1', '0.0', '0.0 %', '10.00']);
  expect(rows.get('green')).toEqual(['0', '0.0', '–', '–']);
  expect(rows.get('s1')).toEqual(['1', '1.00', '50.0 %']);
  expect(rows.get('p1')).toEqual(['1', '1.00', '0.0 %']);
  expect(rows.get('starships')).toEqual(['1', '1.00', '6.00', '100.0 %']);
  expect(rows.get('xanthium')).toEqual(['1', '1.00', '2.00']);
  expect(rows.get('colony')).toEqual(['1', '1.00']);
  expect(rows.get('factory')).toEqual(['0', '0.00']);
  expect(rows.get('oculus')).toEqual(['1', '1.00']);
});

describe('every option of the game', () => {
  test('goes into the record, and a game that goes on must agree with it', async () => {
    const file = path.join(folder, 'options.jsonl');
    const said = ['--rules', 'original', '--galaxy', 'uneven', '--artifacts', 'arcanum', '--factions', 'grey,red,blue', '--first', '2'];
    const { code, stdout, stderr } = await astrarium('record', '--game', 'ad-astra', ...said, '--out', file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('3 players, first 2, rules original, galaxy uneven, arcanum true, responsum false, factions grey,red,blue');
    expect(readRecord(readFileSync(file, 'utf8')).options).toEqual({
      players: 3,
      first: 2,
      rules: 'original',
      galaxy: 'uneven',
      arcanum: true,
      responsum: false,
      factions: ['grey', 'red', 'blue'],
    });
    expect(await astrarium('play', ...said, '--record', file)).toMatchObject({ code: 0 });
    const other = await astrarium('play', '--galaxy', 'even', '--record', file);
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain(`--galaxy: got "even", expected galaxy "uneven", as in ${file}, or another file`);
  });

  test.each(['simulate', 'arena'])('%s plays by them', async (command) => {
    const said = ['--game', 'ad-astra', '--rules', 'original', '--first', '1', '--games', '3', '--bots', 'random'];
    const { code, stdout } = await astrarium(command, ...said);
    expect(code).toBe(0);
    expect(stdout).toContain('3 players, first 1, rules original');
  });
});
