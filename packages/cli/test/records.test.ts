import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { astra } from '@astrarium/astra';
import { type GameRecord, readRecord, replay, writeRecord } from '@astrarium/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { astrarium, type Ended, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const good = path.join(folder, 'good.jsonl');
let recorded: Ended;
let record: GameRecord;

beforeAll(async () => {
  recorded = await astrarium('record', '--players', '3', '--seed', '5', '--out', good);
  record = readRecord(readFileSync(good, 'utf8'));
});

/** A copy of the good record, changed. */
function changed(name: string, change: (lines: string[]) => readonly string[]): string {
  const file = path.join(folder, `${name}.jsonl`);
  writeFileSync(file, `${change(writeRecord(record).trimEnd().split('\n')).join('\n')}\n`);
  return file;
}

function withHeader(name: string, fields: object): string {
  return changed(name, ([header = '', ...rest]) => [JSON.stringify({ ...(JSON.parse(header) as object), ...fields }), ...rest]);
}

/** The record with its decision `n` (the first is 1) replaced; it stands in line n + 1. */
function withDecision(name: string, n: number, fields: object): string {
  const old = record.decisions[n - 1];
  return changed(name, (lines) => lines.with(n, JSON.stringify({ ...old, ...fields })));
}

const firstMark = (): number => record.decisions.findIndex((decision) => decision.do.startsWith('mark ')) + 1;
const otherSeat = (n: number): number => ((record.decisions[n - 1]?.seat ?? 0) + 1) % 3;

describe('record', () => {
  test('writes a whole game that follows from the seed', async () => {
    expect(recorded).toMatchObject({ code: 0, stderr: '' });
    expect(record).toMatchObject({ game: 'astra', seats: ['random 1', 'random 2', 'random 3'] });
    const result = astra.result(replay(astra, record).state);
    expect(record.result?.totals).toEqual(result?.seats.map(({ total }) => total));
    const again = path.join(folder, 'again.jsonl');
    await astrarium('record', '--players', '3', '--seed', '5', '--out', again);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(good, 'utf8'));
  });

  test('overwrites a file only by --force', async () => {
    const file = path.join(folder, 'mine.txt');
    writeFileSync(file, 'precious');
    const refused = await astrarium('record', '--out', file);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`${file} exists already; --force overwrites it`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(await astrarium('record', '--out', file, '--force')).toMatchObject({ code: 0 });
    expect(readRecord(readFileSync(file, 'utf8')).game).toBe('astra');
  });

  test('writes nothing when it is asked for nonsense', async () => {
    const file = path.join(folder, 'never.jsonl');
    expect(await astrarium('record', '--out', file, '--players', '7')).toMatchObject({ code: 2, stdout: '' });
    expect(existsSync(file)).toBe(false);
  });
});

describe.concurrent('replay', () => {
  test('shows header, decisions and result', async () => {
    const { code, stdout } = await astrarium('replay', good);
    expect(code).toBe(0);
    expect(stdout).toContain(`seed ${record.seed}`);
    for (const [index, decision] of record.decisions.entries()) {
      expect(stdout).toMatch(new RegExp(`^ *${index + 1}  ${record.seats[decision.seat]}  ${decision.do.replaceAll('.', '\\.')}$`, 'm'));
    }
    expect(stdout).toMatch(new RegExp(`^  total +${record.result?.totals.join(' +')}$`, 'm'));
    expect(stdout).not.toContain('A5.4');
  });

  test('--events adds a line for everything that happened', async () => {
    const [plain, full] = await Promise.all([astrarium('replay', good), astrarium('replay', good, '--events')]);
    expect(full.code).toBe(0);
    const added = full.stdout.split('\n').length - plain.stdout.split('\n').length;
    const events: unknown[] = [];
    replay(astra, record, undefined, (event) => events.push(event));
    expect(added).toBe(events.length);
  });

  test('--json gives the same as lines of JSON', async () => {
    const { code, stdout } = await astrarium('replay', good, '--json', '--events');
    expect(code).toBe(0);
    const [header, setup, ...rest] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toEqual({
      game: 'astra',
      rules: record.rules,
      data: record.data,
      options: record.options,
      seed: record.seed,
      seats: record.seats,
    });
    expect(setup).toMatchObject({ n: 0 });
    expect(rest.slice(0, -1).map(({ seat, do: text }) => ({ seat, do: text }))).toEqual(record.decisions);
    const told: unknown[] = [];
    replay(astra, record, undefined, (event, only) => told.push(only === undefined ? { event } : { event, only }));
    expect([setup, ...rest.slice(0, -1)].flatMap((step) => step?.['events'])).toEqual(told);
    expect(rest.at(-1)).toEqual({ result: astra.result(replay(astra, record).state) });
  });

  test('an unfinished game ends with whom it waits for', async () => {
    const file = changed('unfinished', (lines) => lines.slice(0, 41));
    const { code, stdout } = await astrarium('replay', file);
    expect(code).toBe(0);
    const [seat] = astra.waitingFor(replay(astra, record, 40).state);
    expect(stdout).toContain(`not over; waiting for seat ${seat} (random ${(seat ?? 0) + 1})`);
  });

  test('control characters in a record do not reach the terminal', async () => {
    const file = withHeader('control', { seats: ['\u001b[2Jann', 'ben', 'cleo'] });
    const { stdout } = await astrarium('replay', file);
    expect(stdout).toContain('[2Jann');
    expect(stdout).not.toContain('\u001b');
  });
});

describe.concurrent('a record that is damaged or against the rules: a message with line, field or rule, exit code 2', () => {
  const legal = (n: number): string =>
    astra
      .legal(replay(astra, record, n - 1).state, record.decisions[n - 1]?.seat ?? 0)
      .slice(0, 12)
      .map((decision) => astra.write(decision))
      .join(', ');

  test.each<[name: string, file: () => string, messages: () => string[]]>([
    ['empty', () => changed('empty', () => []), () => ['line 1: the line is empty']],
    ['cut', () => changed('cut', (lines) => [...lines.slice(0, 9), '{"seat":1,"d']), () => ['line 10: this is not JSON']],
    ['no-seed', () => withHeader('no-seed', { seed: 'x' }), () => ['line 1, field "seed": expected 64 lowercase hexadecimal digits']],
    ['game', () => withHeader('game', { game: 'chess' }), () => ['line 1, field "game": "chess" is not known here; known: astra']],
    [
      'players',
      () => withHeader('players', { options: { players: 7 } }),
      () => ['line 1, field "options": options.players: got 7, expected a whole number from 1 to 5'],
    ],
    [
      'seats',
      () => withHeader('seats', { options: { players: 4 } }),
      () => ['line 1, field "seats": 3 names, but the options make 4 seats'],
    ],
    ['seat', () => withDecision('seat', 2, { seat: 9 }), () => ['line 3, field "seat": there is no seat 9']],
    [
      'out-of-turn',
      () => withDecision('out-of-turn', 2, { seat: otherSeat(2) }),
      () => [
        'line 3: decision 2',
        'rule A3.1 (not-your-turn)',
        `by seat ${otherSeat(2)}`,
        `Expected seat ${record.decisions[1]?.seat} `,
        legal(2),
      ],
    ],
    [
      'star',
      () => withDecision('star', firstMark(), { do: 'mark tau zzz' }),
      () => [`line ${firstMark() + 1}: `, 'star: got "zzz", expected a star of Taurus: bet, eps, gam', legal(firstMark())],
    ],
    [
      'after-the-end',
      () => changed('after-the-end', (lines) => [...lines.slice(0, -1), '{"seat":0,"do":"rest"}']),
      () => [`line ${record.decisions.length + 2}: `, '(game-over)', 'the game is over here'],
    ],
  ])('%s', async (_name, file, messages) => {
    const { code, stdout, stderr } = await astrarium('replay', file());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const message of messages()) expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe.concurrent('verify', () => {
  test('same', async () => {
    const unfinished = changed('half', (lines) => lines.slice(0, 41));
    expect(await astrarium('verify', good, unfinished)).toEqual({
      code: 0,
      stdout: `${good}: same, ${record.decisions.length} decisions\n${unfinished}: same, 40 decisions, no result recorded\n`,
      stderr: '',
    });
  });

  test('differs, with what was expected and what came', async () => {
    const { totals = [] } = record.result ?? {};
    const wrong = [(totals[0] ?? 0) + 1, ...totals.slice(1)];
    const file = changed('tampered', (lines) => [...lines.slice(0, -1), JSON.stringify({ result: { ...record.result, totals: wrong } })]);
    const lost = changed('lost', (lines) => lines.slice(0, -1));
    const early = changed('early', (lines) => [...lines.slice(0, 41), ...lines.slice(-1)]);
    const { code, stdout } = await astrarium('verify', good, file, lost, early);
    expect(code).toBe(1);
    expect(stdout).toContain(`${good}: same`);
    expect(stdout).toContain(
      `${file}: differs, ${record.decisions.length} decisions\n  result.totals: expected ${JSON.stringify(wrong)}, got ${JSON.stringify(totals)}\n`,
    );
    expect(stdout).toContain(`result: expected none, got ${JSON.stringify(record.result)}`);
    expect(stdout).toContain(`result: expected ${JSON.stringify(record.result)}, got none`);
    expect(stdout).not.toContain('result.winners');
  });

  test('breaks, with the decision and the rule', async () => {
    const file = withDecision('illegal', firstMark(), { do: 'boon 1' });
    const { code, stdout, stderr } = await astrarium('verify', file);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain(`${file}: breaks`);
    expect(stdout).toContain(`line ${firstMark() + 1}: decision ${firstMark()} "boon 1"`);
    expect(stdout).toContain('rule A8.2 (no-boon-to-pick-now)');
  });

  test('mentions other versions', async () => {
    const { code, stdout } = await astrarium('verify', withHeader('older', { rules: record.rules + 1, data: record.data + 2 }));
    expect(code).toBe(0);
    expect(stdout).toContain(`recorded with rules version ${record.rules + 1}; these are rules version ${astra.rulesVersion}`);
    expect(stdout).toContain(`recorded with data version ${record.data + 2}; this is data version ${astra.dataVersion}`);
  });

  test('replays a record of older rules by those rules', async () => {
    const golden = fileURLToPath(new URL('../../astra/test/golden/', import.meta.url));
    const old = path.join(golden, 'solo-rules-1-loss-after-game-end.jsonl');
    const { code, stdout } = await astrarium('verify', old);
    expect(code).toBe(0);
    expect(stdout).toContain(`${old}: same`);
    expect(stdout).toContain(`replayed by rules version 1, as it was recorded; the newest is ${astra.rulesVersion}`);

    const renewed = path.join(folder, 'renewed.jsonl');
    writeFileSync(renewed, readFileSync(old, 'utf8').replace('"rules":1', `"rules":${astra.rulesVersion}`));
    const again = await astrarium('verify', renewed);
    expect(again.code).toBe(1);
    expect(again.stdout).toMatch(/differs|breaks/);
  });

  test('goes on after a file it can’t read, and says so with exit code 2', async () => {
    const missing = path.join(folder, 'missing.jsonl');
    const damaged = changed('damaged', (lines) => lines.with(3, '{"seat":"?"}'));
    const { code, stdout, stderr } = await astrarium('verify', missing, damaged, good);
    expect(code).toBe(2);
    expect(stdout).toBe(`${good}: same, ${record.decisions.length} decisions\n`);
    expect(stderr).toContain(`can't read ${missing}`);
    expect(stderr).toContain(`${damaged}: line 4, field "do": the field is missing`);
  });
});
