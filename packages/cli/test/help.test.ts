import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { astrarium, astrariumForEach, BIN, runNode, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const COMMANDS = ['play', 'simulate', 'deciding', 'record', 'replay', 'verify', 'arena', 'train', 'bench'];

describe('help', () => {
  test('the overview names every command', async () => {
    const [asked, nothing, flag] = await astrariumForEach([['help'], [], ['--help']]);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    for (const name of COMMANDS) expect(asked?.stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect([nothing, flag]).toEqual([asked, asked]);
  });

  test('COMMAND --help shows what each takes and runs nothing; help COMMAND is the same', async () => {
    const given = await astrariumForEach(COMMANDS.map((name) => [name, '--help']));
    for (const [index, { code, stdout, stderr }] of given.entries()) {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.startsWith(`astrarium ${COMMANDS[index]}`)).toBe(true);
    }
    expect(await astrariumForEach(COMMANDS.map((name) => ['help', name]))).toEqual(given);
  });

  test('--version tells program, rules and data', async () => {
    const { code, stdout } = await astrarium('--version');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^astrarium \d+\.\d+\.\d+\nastra: rules \d+, data \d+\nad-astra: rules \d+, data \d+\n$/);
  });
});

/** What is typed, and what is said to it. */
const BAD: readonly [words: string[], message: string][] = [
  [['simulat'], 'command: got "simulat", expected one of play, simulate, deciding, record, replay, verify, arena, train, bench, help'],
  [['help', 'simulat'], 'command: got "simulat"'],
  [
    ['simulate', '--gmaes', '3'],
    'option: got "--gmaes", expected one of --game, --players, --solo, --modifiers, --first, --rules, --galaxy, --artifacts, --factions, --seed, --bots, --games, --each-modifier, --json',
  ],
  [['simulate', '-g'], 'option: got "-g", expected one of --game'],
  [['simulate', '--game', 'chess'], '--game: got "chess", expected one of astra, ad-astra'],
  [['simulate', '--players', '7'], '--players: got 7, expected a whole number from 2 to 5'],
  [['simulate', '--players', '1'], '--players: got 1, expected a whole number from 2 to 5'],
  [['simulate', '--players', 'many'], '--players: got "many", expected a whole number'],
  [['simulate', '--games', '0'], '--games: got 0, expected a whole number from 1'],
  [['simulate', '--games', '2.5'], '--games: got 2.5, expected a whole number from 1'],
  [['simulate', '--seed', 'xyz'], '--seed: got "xyz", expected 1 to 64 hexadecimal digits'],
  [['simulate', '--seed', '--json'], '--seed: got nothing, expected a value'],
  [['simulate', '--bots', 'genius'], '--bots: got "genius", expected '],
  [['simulate', '--bots', 'random,random'], '--bots: got "random,random", expected 1 name or 3'],
  [['simulate', '--modifiers', 'open-deck'], '--modifiers: got "open-deck", expected --solo with it'],
  [['simulate', '--solo', '--modifiers', 'easy'], '--modifiers: got "easy", expected one of large-water-removed, no-head-start'],
  [
    ['simulate', '--solo', '--modifiers', 'head-start,no-head-start'],
    '--modifiers: got ["no-head-start","head-start"], expected only one of these two: both rewrite the same number (A11.16)',
  ],
  [['record', '--rules', 'original', '--out', 'x'], '--rules: astra has no such option; it has --first, --solo, --modifiers'],
  [['arena', '--game', 'ad-astra', '--rules', 'mine'], '--rules: got "mine", expected "summary" or "original"'],
  [['simulate', '--game', 'ad-astra', '--galaxy', 'flat'], '--galaxy: got "flat", expected "even" or "uneven"'],
  [['play', '--game', 'ad-astra', '--artifacts', 'clavis'], '--artifacts: got "clavis", expected arcanum,responsum or one of them or none'],
  [
    ['simulate', '--game', 'ad-astra', '--factions', 'red,red,blue'],
    '--factions: got ["red","red","blue"], expected "random" or 3 different',
  ],
  [['play', '--first', '3'], '--first: got 3, expected "random" or a seat from 0 to 2'],
  [['simulate', '--first', 'me'], '--first: got "me", expected "random" or a seat from 0 to 2'],
  [['simulate', '--solo', '--players', '2'], '--players: got "2", expected none with --solo'],
  [['simulate', '--solo', '--bots', 'random,random'], '--bots: got "random,random", expected 1 name or 1'],
  [['simulate', '--each-modifier'], '--each-modifier: got nothing, expected --solo with it'],
  [['simulate', '--solo', '--each-modifier', '--modifiers', 'open-deck'], '--modifiers: got "open-deck", expected none with --each'],
  [['record', '--modifiers', 'open-deck', '--out', 'x'], '--modifiers: got "open-deck", expected --solo with it'],
  [['simulate', '--json=yes'], '--json: got "yes", expected no value'],
  [['simulate', 'astra'], 'argument: got "astra", expected options only'],
  [['deciding', '--bot', 'genius'], '--bot: got "genius", expected one of random, novice, adept'],
  [['deciding', '--games', '0'], '--games: got 0, expected a whole number from 1'],
  [['play', '--lang', 'de'], '--lang: got "de", expected en or fr'],
  [['play', '--players', '6'], '--players: got 6, expected a whole number from 1 to 5'],
  [['play', '--game', 'ad-astra', '--players', '2'], '--players: got 2, expected a whole number from 3 to 5'],
  [['play', '--bots', 'genius'], '--bots: got "genius", expected random, novice, adept, '],
  [['play', '--bots', 'adept,adept,adept'], '--bots: got "adept,adept,adept", expected 1 name or 2'],
  [['play', '--players', '1', '--bots', 'adept'], '--bots: got "adept", expected none'],
  [['play', '--modifiers', 'open-deck'], '--modifiers: got "open-deck", expected --players 1 with it'],
  [['play', '--record', 'no/such/folder/x.jsonl'], "can't write no/such/folder/x.jsonl: ENOENT"],
  [['replay'], 'FILE: got nothing, expected the name of a record file'],
  [['replay', 'a', 'b'], 'FILE: got "b", expected one file only'],
  [['replay', '/no/such/file'], "can't read /no/such/file: there is no such file or folder"],
  [['verify'], 'FILE: got nothing'],
  [['verify', folder], `can't read ${folder}: it is a folder`],
  [['record'], '--out: got nothing, expected the name of the file to write'],
  [['record', '--out', '/no/such/folder/game'], "can't write /no/such/folder/game: there is no such file or folder"],
  [['arena', '--bots', 'genius,adept'], '--bots: got "genius", expected one of random, novice, adept, '],
  [['arena', '--bots', 'adept,novice,random', '--players', '2'], '--bots: got "adept,novice,random", expected at most 2'],
  [['arena', '--players', '7'], '--players: got 7, expected a whole number from 2 to 5'],
  [['arena', '--solo', '--bots', 'adept,novice'], '--bots: got "adept,novice", expected at most 1'],
  [['arena', '--games', '0'], '--games: got 0, expected a whole number from 1'],
  [['arena', '--time', '0'], '--time: got 0, expected a whole number from 1'],
  [['arena', '--time', '10', '--iterations', '10'], '--iterations: got "10", expected either this or --time'],
  [['arena', '--chart', '/no/such/folder/x.svg'], "can't write /no/such/folder/x.svg: there is no such file or folder"],
  [['train'], '--out: got nothing, expected the name of the file to write'],
  [['train', '--game', 'chess', '--out', 'x'], '--game: got "chess", expected astra or ad-astra'],
  [['train', '--games', '0', '--out', 'x'], '--games: got 0, expected a whole number from 3'],
  [['train', '--out', '/no/such/folder/x'], "can't write /no/such/folder/x: there is no such file or folder"],
  [['bench', '--seconds', '0'], '--seconds: got "0", expected a number above 0'],
];

describe('bad input: a message that says what would be right, exit code 2, nothing on stdout', async () => {
  const answers = await astrariumForEach(BAD.map(([words]) => words));
  test.each(BAD.map(([words, message], index) => ({ words, message, ended: answers[index] })))('$words', ({ message, ended }) => {
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended?.stderr).toContain(message);
    expect(ended?.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('the installed command', () => {
  test('does the same, exit codes included', async () => {
    expect(await runNode(BIN, 'help')).toEqual(await astrarium('help'));
    expect(await runNode(BIN, 'simulate', '--games', '0')).toEqual(await astrarium('simulate', '--games', '0'));
  });

  test('says how to install its packages when they are missing', async () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    for (const part of ['scripts/lib', 'packages/cli/bin']) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    const { code, stderr } = await runNode(path.join(folder, 'packages/cli/bin/astrarium.mjs'));
    expect(code).toBe(2);
    expect(stderr).toContain('"npm ci"');
    expect(stderr).not.toContain('    at ');
  });
});
