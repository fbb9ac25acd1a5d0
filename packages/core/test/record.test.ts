import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../test/pebbles/game.ts';
import { BadRecord, readRecord, readSeed, Table, writeRecord } from '../src/index.ts';

function lines(): string[] {
  const table = Table.start(pebbles, { options: { heap: 6 }, seed: readSeed('1'), names: ['Ada', 'Bo'] });
  table.decide(0, '3');
  table.decide(1, '3');
  return writeRecord(table.record()).trimEnd().split('\n');
}

const EPOCH = { epoch: readSeed('e') };

/** A record in which chance began anew after the first decision. */
function epochLines(): string[] {
  const [header = '', ...rest] = lines();
  return [header.replace('{"astrarium":1', '{"astrarium":2'), ...rest.toSpliced(1, 0, JSON.stringify(EPOCH))];
}

/** The record with one line replaced, field by field. */
function withFields(line: number, fields: Record<string, unknown>): string {
  return lines()
    .map((text, index) => (index + 1 === line ? JSON.stringify({ ...JSON.parse(text), ...fields }) : text))
    .join('\n');
}

test('a record reads as it was written', () => {
  const text = `${lines().join('\n')}\n`;
  expect(writeRecord(readRecord(text))).toBe(text);
  expect(writeRecord(readRecord(text.replaceAll('\n', '\r\n')))).toBe(text);
});

test('a record is as long as whoever reads it lets it be', () => {
  expect(readRecord(lines().join('\n'), 2).decisions).toHaveLength(2);
  expect(() => readRecord(lines().join('\n'), 1)).toThrow("line 3: a game can't have more than 1 decisions here");
});

test('a record that names who plays is of format version 2, and reads back as it was', () => {
  const plain = readRecord(lines().join('\n'));
  const record = { ...plain, players: plain.seats.map((_, seat) => (seat === 0 ? 'human' : 'adept')) };
  expect(writeRecord(record)).toContain('{"astrarium":2,');
  expect(readRecord(writeRecord(record))).toEqual(record);
  expect(writeRecord(readRecord(writeRecord(record)))).toBe(writeRecord(record));
});

test('a record with epochs is of format version 2, one without of version 1', () => {
  const text = `${epochLines().join('\n')}\n`;
  const record = readRecord(text);
  expect(record.epochs).toEqual([{ at: 1, seed: EPOCH.epoch }]);
  expect(writeRecord(record)).toBe(text);
  const { epochs: _, ...plain } = record;
  expect(writeRecord(plain)).toBe(`${lines().join('\n')}\n`);
  const atBothEnds = { ...plain, epochs: [0, 2].map((at) => ({ at, seed: EPOCH.epoch })) };
  expect(readRecord(writeRecord(atBothEnds))).toEqual(atBothEnds);
});

describe('a damaged record names the line and the field', () => {
  test.each([
    ['no header', '', 1, '', /empty/],
    ['cut off', lines().join('\n').slice(0, -5), 4, '', /not JSON/],
    ['an empty line', lines().toSpliced(1, 0, '').join('\n'), 2, '', /empty/],
    ['a list', lines().with(1, '[1]').join('\n'), 2, '', /expected a JSON object, got a list/],
    ['a newer format', withFields(1, { astrarium: 3 }), 1, 'astrarium', /version 3 is not known here; this program reads versions 1 and 2/],
    ['players in format 1', withFields(1, { players: ['human', 'adept'] }), 1, 'players', /not known/],
    ['too few players', withFields(1, { astrarium: 2, players: ['human'] }), 1, 'players', /names, one for each seat/],
    ['an epoch in format 1', lines().toSpliced(2, 0, JSON.stringify(EPOCH)).join('\n'), 3, 'seat', /missing/],
    ['an epoch with a short seed', epochLines().with(2, '{"epoch":"abc"}').join('\n'), 3, 'epoch', /64 lowercase hexadecimal/],
    [
      'an unknown epoch field',
      epochLines()
        .with(2, JSON.stringify({ ...EPOCH, at: 1 }))
        .join('\n'),
      3,
      'at',
      /not known/,
    ],
    ['two epochs in a row', epochLines().toSpliced(2, 0, JSON.stringify(EPOCH)).join('\n'), 4, 'epoch', /expected a decision/],
    ['no format', withFields(1, { astrarium: undefined }), 1, 'astrarium', /missing/],
    ['no game', withFields(1, { game: undefined }), 1, 'game', /missing/],
    ['a strange game', withFields(1, { game: 7 }), 1, 'game', /got number 7/],
    ['a short seed', withFields(1, { seed: 'abc' }), 1, 'seed', /64 lowercase hexadecimal/],
    ['options of a wrong kind', withFields(1, { options: [] }), 1, 'options', /expected an object, got a list/],
    ['rules not a number', withFields(1, { rules: '1' }), 1, 'rules', /whole number/],
    ['names not text', withFields(1, { seats: [1, 2] }), 1, 'seats', /player names/],
    ['an unknown header field', withFields(1, { colour: 'blue' }), 1, 'colour', /not known/],
    ['a seat out of range', withFields(2, { seat: 2 }), 2, 'seat', /no seat 2.*0 to 1/],
    ['a negative seat', withFields(2, { seat: -1 }), 2, 'seat', /whole number/],
    ['a decision that is no text', withFields(3, { do: 3 }), 3, 'do', /expected a decision as text/],
    ['an unknown decision field', withFields(3, { when: 1 }), 3, 'when', /not known/],
    ['a missing decision', withFields(3, { do: undefined }), 3, 'do', /missing/],
    ['a result too early', lines().toSpliced(1, 0, '{"result":{}}').join('\n'), 2, 'result', /last line/],
    ['totals that do not fit', withFields(4, { result: { totals: [1], winners: [0], why: '' } }), 4, 'result.totals', /2 whole numbers/],
    ['a winner out of range', withFields(4, { result: { totals: [1, 2], winners: [3], why: '' } }), 4, 'result.winners', /0 to 1/],
    ['no reason', withFields(4, { result: { totals: [1, 2], winners: [1] } }), 4, 'result.why', /expected text/],
  ])('%s', (_, text, line, field, message) => {
    const read = () => readRecord(text);
    expect(read).toThrow(BadRecord);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ line, field }));
  });
});

test('whatever the text, the reader answers with a record or with BadRecord', () => {
  const damaged = fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.string()).map(([at, cut, put]) => {
    const text = lines().join('\n');
    const from = at % text.length;
    return text.slice(0, from) + put + text.slice(from + cut);
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), damaged), (text) => {
      try {
        readRecord(text);
      } catch (error) {
        expect(error).toBeInstanceOf(BadRecord);
      }
    }),
    { numRuns: 2000 },
  );
});
