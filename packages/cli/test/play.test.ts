import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameRecord, quickRandom, readRecord } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astrarium, startAstrarium, temporaryFolder, typeInto } from './command-line.ts';

const folder = temporaryFolder();
const fileOf = (name: string): string => path.join(folder, `${name}.jsonl`);
const recordOf = (file: string): GameRecord => readRecord(readFileSync(file, 'utf8'));

/** Numbers as somebody picks them who reads nothing; those that are not in the list are refused. */
function numbers(count: number, most: number): string[] {
  const below = quickRandom(7);
  return Array.from({ length: count }, () => `${1 + below(most)}`);
}

describe.concurrent('a whole game, by numbers picked from the lists', () => {
  test.each<[name: string, words: string[], end: string]>([
    ['astra', ['--bots', 'novice'], 'The end\n   Won by '],
    ['astra-alone', ['--players', '1', '--modifiers', 'open-deck,hidden-right', '--lang', 'fr'], 'La fin\n   Victoire\u00a0: '],
    ['astra-two-persons', ['--players', '2', '--bots', 'person'], 'The end\n   Won by '],
    ['ad-astra', ['--game', 'ad-astra', '--bots', 'novice'], 'The end\n   Won by '],
    [
      'ad-astra-fr',
      ['--game', 'ad-astra', '--players', '4', '--bots', 'novice,random,adept', '--lang', 'fr'],
      'La fin\n   Victoire\u00a0: ',
    ],
  ])('%s', async (name, words, end) => {
    const file = fileOf(name);
    const { code, stdout, stderr } = await typeInto(numbers(20_000, 5), 'play', '--seed', '5', '--record', file, ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(end);
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    expect(recordOf(file).result?.totals.length).toBeGreaterThan(1);
    expect((await astrarium('verify', file)).stdout).toContain('same');
  });
});

describe.concurrent('at the table', () => {
  const ALONE = ['play', '--players', '1', '--seed', '5'];

  test('notation decides, and what a number would have decided is the same', async () => {
    const [byNumber, byNotation] = [fileOf('by-number'), fileOf('by-notation')];
    const { stdout } = await typeInto(['1'], ...ALONE, '--record', byNumber);
    const first = /^ 1 {2}.*\[(.*)\]$/m.exec(stdout)?.[1] ?? '';
    expect(first).toMatch(/^mark /);
    await typeInto([`  ${first.replace(' ', '   ')} `], ...ALONE, '--record', byNotation);
    expect(recordOf(byNotation).decisions).toEqual([{ seat: 0, do: first }]);
    expect(recordOf(byNumber).decisions).toEqual(recordOf(byNotation).decisions);
  });

  test('undo takes back what may be taken back, and it can be decided again', async () => {
    const file = fileOf('undo');
    const { stdout } = await typeInto(['1', 'undo', 'undo', '1'], ...ALONE, '--record', file);
    const { decisions } = recordOf(file);
    expect(decisions).toHaveLength(1);
    expect(stdout).toContain(`Taken back: ${decisions[0]?.do}.`);
    expect(stdout).toContain('There is nothing of yours to take back');
  });

  test('what others have answered is not taken back', async () => {
    const file = fileOf('sealed');
    const { stdout } = await typeInto(['rest', 'undo'], 'play', '--bots', 'random', '--seed', '1', '--record', file);
    expect(stdout).toContain('There is nothing of yours to take back');
    expect(recordOf(file).decisions).toContainEqual({ seat: 0, do: 'rest' });
  });

  test('why tells the rule that stands in the way, or that nothing does', async () => {
    const file = fileOf('why');
    const { stdout } = await typeInto(['why stop', 'WHY rest', 'why', 'why blue'], ...ALONE, '--record', file);
    expect(stdout).toContain('There is no Observe under way. Rule A5.5.');
    expect(stdout).toContain('Nothing stands in the way of “rest”');
    expect(stdout).toContain('Why what?');
    expect(stdout).toContain('“blue” is no number of the list');
    expect(recordOf(file).decisions).toEqual([]);
  });

  test('bad input is told and changes nothing', async () => {
    const file = fileOf('bad');
    const { code, stdout } = await typeInto(
      ['0', '99', 'mark tau zzz', 'stop', 'look 99', 'log many', 'save', `save ${file}`, 'save no/such/folder/x', '', '\u001b[2J'],
      ...ALONE,
      '--record',
      file,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/There is no 0 in the list: it goes from 1 to \d/);
    expect(stdout).toContain('There is no 99 in the list');
    expect(stdout).toMatch(/“mark tau zzz” is no number.*\nPossible now: mark /);
    expect(stdout).toContain('There is no Observe under way. Rule A5.5.');
    expect(stdout).toMatch(/There is no part 99 of the table: look goes from 1 to \d/);
    expect(stdout).toContain('“many” is no number of lines');
    expect(stdout).toContain('Where? Write save');
    expect(stdout).toContain(`${file} exists already`);
    expect(stdout).toContain('no/such/folder/x can’t be written (ENOENT)');
    expect(stdout).toContain(`The game is not over. Go on with it by --record ${file}.`);
    expect(recordOf(file).decisions).toEqual([]);
  });

  test('look, log, help and save in both languages; a saved game can be gone on with', async () => {
    const [english, french] = [fileOf('saved-en'), fileOf('saved-fr')];
    const [en, fr] = await Promise.all([
      typeInto(['1', 'help', 'look 1', 'log 2', `save ${english}`, 'quit', '1'], ...ALONE),
      typeInto(['1', 'aide', 'table 1', 'journal 2', `enregistrer ${french}`, 'quitter', '1'], ...ALONE, '--lang', 'fr'),
    ]);
    expect(en.stdout).toMatch(/NUMBER .*\n[^]*> look 1\n\n1\. Round and turn\n {3}Round 1\.[^]*> log 2\n· .*\n· .*\n> save/);
    expect(fr.stdout).toMatch(/NUMÉRO .*\n[^]*> table 1\n\n1\. Manche et tour\n {3}Manche 1\.[^]*> journal 2\n· .*\n· .*\n> enregistrer/);
    expect(en.stdout).toContain('It was not kept');
    expect(recordOf(english).decisions).toEqual(recordOf(french).decisions);
    const resumed = await typeInto(['1'], 'play', '--record', english);
    expect(resumed.stdout).toContain(`Going on with ${english}, after 1 decisions.`);
    expect(recordOf(english).decisions).toHaveLength(2);
  });

  test('a long list opens in parts, and closes by back', async () => {
    const file = fileOf('parts');
    const { stdout } = await typeInto(
      ['7', 'back', '3', '12'],
      'play',
      '--game',
      'ad-astra',
      '--bots',
      'person',
      '--seed',
      '5',
      '--record',
      file,
    );
    expect(stdout).toMatch(/^ {2}7 {2}Build \(12 choices\)$/m);
    expect(stdout).toContain(' 1  Put Build on space 1  [plan build 1]');
    expect(stdout.match(/^ {2}7 {2}Build \(12 choices\)$/gm)).toHaveLength(2);
    expect(recordOf(file).decisions.map((decision) => decision.do)).toEqual(['plan p3 12']);
  });

  test('an offer that no list holds is judged by the rules', async () => {
    const { stdout } = await typeInto(['offer 1 1 W E', 'look sR'], 'play', '--game', 'ad-astra', '--bots', 'person', '--seed', '5');
    expect(stdout).toContain('This is not the moment for that. Rule B7.2.');
    expect(stdout).toContain('This is not the moment for that. Rule B10.7.');
  });
});

describe('a terminal that is killed', () => {
  test('loses nothing: the record goes on where it was', async () => {
    const file = fileOf('killed');
    const words = ['play', '--game', 'astra', '--players', '3', '--bots', 'novice', '--seed', '9', '--record', file];
    const child = await startAstrarium(...words);
    let shown = '';
    const killed = new Promise<string | null>((resolve) => child.once('close', (_code, signal) => resolve(signal)));
    child.stdout.on('data', (text: string) => {
      shown += text;
      // The sixth question is put: five decisions are taken.
      if (shown.split('\n> ').length > 6) child.kill('SIGKILL');
    });
    child.stdin.write('1\n1\n1\n1\n1\n');
    expect(await killed).toBe('SIGKILL');

    const before = recordOf(file);
    expect(before.decisions.filter(({ seat }) => seat === 0)).toHaveLength(5);
    const { code, stdout } = await typeInto(numbers(3000, 4), ...words);
    expect(code).toBe(0);
    expect(stdout).toContain(`Going on with ${file}, after ${before.decisions.length} decisions.`);
    const after = recordOf(file);
    expect(after.decisions.slice(0, before.decisions.length)).toEqual(before.decisions);
    expect(after.result).toBeDefined();
    expect((await astrarium('verify', file)).stdout).toContain('same');

    const over = await typeInto([], 'play', '--record', file);
    expect(over).toMatchObject({ code: 0 });
    expect(over.stdout).toContain('The end\n   Won by ');
  });

  test('a record of another game than was asked for is refused and left alone', async () => {
    const file = fileOf('other');
    await typeInto(['1'], 'play', '--players', '1', '--seed', '5', '--record', file);
    const kept = readFileSync(file, 'utf8');
    const [game, players, seed] = await Promise.all([
      typeInto(['1'], 'play', '--game', 'ad-astra', '--record', file),
      typeInto(['1'], 'play', '--players', '4', '--record', file),
      typeInto(['1'], 'play', '--seed', '6', '--record', file),
    ]);
    expect(game).toMatchObject({ code: 2, stdout: '' });
    expect(game.stderr).toContain(`--game: got "ad-astra", expected astra, as in ${file}, or another file`);
    expect(players.stderr).toContain('--players: got "4", expected 1, as in');
    expect(seed.stderr).toContain('--seed: got "6", expected 0000');
    expect(readFileSync(file, 'utf8')).toBe(kept);
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
