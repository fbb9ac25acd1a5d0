import { BadRecord } from './bad-record.ts';
import type { Seat } from './game.ts';
import { type Epoch, type GameRecord, RECORD_VERSIONS, type RecordedDecision, type RecordedResult } from './record.ts';
import type { Seed } from './seed.ts';

/**
 * Reads a record file strictly: every field known, present and of the right kind, and no more than `longest` decisions. Whether the decisions
 * are legal, replay tells.
 */
export function readRecord(text: string, longest = Number.POSITIVE_INFINITY): GameRecord {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = parseLine(lines[0] ?? '', 1);
  const version = readVersion(first);
  const header = readHeader(first, version);
  const decisions: RecordedDecision[] = [];
  const epochs: Epoch[] = [];
  let result: RecordedResult | undefined;
  for (const [index, line] of lines.slice(1).entries()) {
    const number = index + 2;
    const fields = parseLine(line, number);
    if ('result' in fields) {
      if (number !== lines.length) throw new BadRecord(number, 'result', 'the result must be the last line of the file');
      result = readResult(fields, number, header.seats.length);
    } else if ('epoch' in fields && version >= RECORD_VERSIONS.extended) {
      if (epochs.at(-1)?.at === decisions.length)
        throw new BadRecord(number, 'epoch', 'the line before it is an epoch too; expected a decision');
      epochs.push({ at: decisions.length, seed: readEpoch(fields, number) });
    } else {
      if (decisions.length === longest) throw new BadRecord(number, '', `a game can't have more than ${longest} decisions here`);
      decisions.push(readDecision(fields, number, header.seats.length));
    }
  }
  return { ...header, decisions, ...(epochs.length > 0 && { epochs }), ...(result && { result }) };
}

type Fields = Record<string, unknown>;

function parseLine(line: string, number: number): Fields {
  if (line.trim() === '') throw new BadRecord(number, '', 'the line is empty; each line must be one JSON object');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRecord(number, '', 'this is not JSON; the line may have been cut off');
  }
  if (!isFields(value)) throw new BadRecord(number, '', `expected a JSON object, got ${kindOf(value)}`);
  return value;
}

function readVersion(fields: Fields): number {
  const version = wholeNumber(fields, 'astrarium', 1);
  const known: readonly number[] = Object.values(RECORD_VERSIONS);
  if (known.includes(version)) return version;
  throw new BadRecord(1, 'astrarium', `format version ${version} is not known here; this program reads versions ${known.join(' and ')}`);
}

function readHeader(fields: Fields, version: number): Omit<GameRecord, 'decisions' | 'epochs' | 'result'> {
  const named = version >= RECORD_VERSIONS.extended && 'players' in fields ? ['players'] : [];
  onlyFields(fields, 1, ['astrarium', 'game', 'rules', 'data', 'options', 'seed', 'seats', ...named]);
  const { game, options, seed, seats, players } = fields;
  if (typeof game !== 'string') throw new BadRecord(1, 'game', `expected the name of a game, got ${kindOf(game)}`);
  if (!isFields(options)) throw new BadRecord(1, 'options', `expected an object, got ${kindOf(options)}`);
  if (!isSeed(seed)) throw new BadRecord(1, 'seed', 'expected 64 lowercase hexadecimal digits');
  if (!isList(seats, (name) => typeof name === 'string')) {
    throw new BadRecord(1, 'seats', 'expected a list of player names');
  }
  if (named.length > 0 && (!isList(players, (player) => typeof player === 'string') || players.length !== seats.length)) {
    throw new BadRecord(1, 'players', `expected ${seats.length} names, one for each seat: human, or what plays by itself`);
  }
  return {
    game,
    rules: wholeNumber(fields, 'rules', 1),
    data: wholeNumber(fields, 'data', 1),
    options,
    seed,
    seats: seats as string[],
    ...(named.length > 0 && { players: players as string[] }),
  };
}

function readDecision(fields: Fields, line: number, seats: number): RecordedDecision {
  onlyFields(fields, line, ['seat', 'do']);
  const seat = wholeNumber(fields, 'seat', line);
  if (seat >= seats) throw new BadRecord(line, 'seat', `there is no seat ${seat}; the header names seats 0 to ${seats - 1}`);
  if (typeof fields.do !== 'string') throw new BadRecord(line, 'do', `expected a decision as text, got ${kindOf(fields.do)}`);
  return { seat, do: fields.do };
}

function readEpoch(fields: Fields, line: number): Seed {
  onlyFields(fields, line, ['epoch']);
  if (!isSeed(fields.epoch)) throw new BadRecord(line, 'epoch', 'expected 64 lowercase hexadecimal digits');
  return fields.epoch;
}

function readResult(fields: Fields, line: number, seats: number): RecordedResult {
  onlyFields(fields, line, ['result']);
  const result = fields.result;
  if (!isFields(result)) throw new BadRecord(line, 'result', `expected an object, got ${kindOf(result)}`);
  const { totals, winners, why } = result;
  if (!isList(totals, Number.isInteger) || totals.length !== seats) {
    throw new BadRecord(line, 'result.totals', `expected ${seats} whole numbers, one for each seat`);
  }
  if (!isList(winners, (seat) => Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < seats)) {
    throw new BadRecord(line, 'result.winners', `expected a list of seats from 0 to ${seats - 1}`);
  }
  if (typeof why !== 'string') throw new BadRecord(line, 'result.why', `expected text, got ${kindOf(why)}`);
  return { totals: totals as number[], winners: winners as Seat[], why };
}

function onlyFields(fields: Fields, line: number, known: readonly string[]): void {
  const missing = known.find((field) => !(field in fields));
  if (missing !== undefined) throw new BadRecord(line, missing, 'the field is missing');
  const extra = Object.keys(fields).find((field) => !known.includes(field));
  if (extra !== undefined) throw new BadRecord(line, extra, `the field is not known; the fields are ${known.join(', ')}`);
}

function wholeNumber(fields: Fields, field: string, line: number): number {
  const value = fields[field];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new BadRecord(line, field, value === undefined ? 'the field is missing' : `expected a whole number, got ${kindOf(value)}`);
  }
  return value;
}

function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, fits: (element: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(fits);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)}`;
}
