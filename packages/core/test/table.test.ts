import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../test/pebbles/game.ts';
import { BadInput, BrokenReplay, readRecord, readSeed, Table, witnessed, writeRecord } from '../src/index.ts';

const SEED = readSeed('5eed');
const open = (heap = 12) => Table.start(pebbles, { options: { heap }, seed: SEED, names: ['Ada', 'Bo'] });

/** A table on which the decisions have been taken, by whoever's turn it was. */
function played(decisions: string, heap = 12) {
  const table = open(heap);
  for (const decision of decisions.split(' ')) {
    const answer = table.decide(table.waitingFor()[0] ?? 0, decision);
    if (answer.kind !== 'done') throw new Error(`${decision}: ${JSON.stringify(answer)}`);
  }
  return table;
}

describe('deciding', () => {
  test('applies, counts and tells', () => {
    const table = open();
    const answer = table.decide(0, '3');
    expect(answer).toEqual({ kind: 'done', version: 1, events: [{ event: { kind: 'took', seat: 0, pebbles: 3 } }] });
    expect(table.version).toBe(1);
    expect(table.view(1).heap).toBe(9);
    expect(table.waitingFor()).toEqual([1]);
  });

  test('a refused decision changes nothing and says rule, reason and what is missing', () => {
    const table = played('3', 5);
    const before = JSON.stringify([table.record(), table.view(0)]);
    expect(table.decide(1, '3')).toEqual({
      kind: 'refused',
      refusal: { rule: 'P2', reason: 'too-many', missing: { what: 'pebbles', need: 3, have: 2 } },
    });
    expect(table.decide(0, '1')).toMatchObject({ kind: 'refused', refusal: { rule: 'P1' } });
    expect(JSON.stringify([table.record(), table.view(0)])).toBe(before);
    expect(table.decide(1, '2')).toMatchObject({ kind: 'done' });
  });

  test('a seat that does not exist is bad input', () => {
    for (const seat of [-1, 2, 0.5]) expect(() => open().decide(seat, '1')).toThrow(BadInput);
    expect(() => open().view(7)).toThrow(/seat: got 7, expected a seat from 0 to 1/);
  });

  test('the number of names must be the number of seats', () => {
    expect(() => Table.start(pebbles, { options: {}, seed: SEED, names: ['Ada'] })).toThrow(/expected 2 names/);
  });
});

describe('undo by law', () => {
  test('goes back while the seat alone acted', () => {
    const table = played('3 1 1 1');
    expect(table.undoLimit(1)).toBe(1);
    expect(table.undo(1)).toMatchObject({ kind: 'done', version: 3 });
    expect(table.undo(1, 1)).toMatchObject({ kind: 'done', version: 1 });
    expect(table.view(1)).toEqual(played('3').view(1));
  });

  test('stops where another seat acted', () => {
    const table = played('1 2 2');
    expect(table.undoLimit(1)).toBe(2);
    expect(table.undo(1, 1)).toMatchObject({ kind: 'refused', refusal: { reason: 'sealed', missing: { need: 2 } } });
    expect(table.undoLimit(0)).toBe(3);
    expect(table.version).toBe(3);
  });

  test('stops where chance was drawn', () => {
    const table = open();
    table.decide(0, '1');
    table.decide(0, 'roll');
    expect(table.undoLimit(0)).toBe(2);
    expect(table.undo(0)).toMatchObject({ kind: 'refused' });
  });

  test('stops where something was revealed', () => {
    const showing = { ...pebbles, reveals: (event: { kind: string; pebbles?: number }) => event.pebbles === 1 };
    const table = Table.start(showing, { options: {}, seed: SEED });
    table.decide(0, '1');
    expect(table.undoLimit(0)).toBe(1);
  });

  test('kept along from decision to decision, it is what a table opened anew finds out', () => {
    for (const fresh of [false, true]) {
      const table = fresh ? played('1 1', 300).fork(1, SEED) : open(300);
      for (const decision of '1 1 roll 1 2 2 1 1 roll 1 roll 2 1'.split(' ')) {
        table.decide(table.waitingFor()[0] ?? 0, decision);
        const opened = Table.open(pebbles, table.record());
        for (const seat of [0, 1]) expect(table.undoLimit(seat)).toBe(opened.undoLimit(seat));
      }
    }
  });

  test('a version that is not there is bad input', () => {
    expect(() => played('1').undo(0, 1)).toThrow(BadInput);
    expect(() => played('1').undo(0, -1)).toThrow(BadInput);
  });

  test('chance after an undo is the same as without it', () => {
    const straight = played('1 roll', 40);
    const wavering = played('1 1', 40);
    wavering.undo(0);
    wavering.decide(0, 'roll');
    expect(wavering.record()).toEqual(straight.record());
    expect(wavering.view(0)).toEqual(straight.view(0));
  });
});

describe('record, replay, fork', () => {
  const long = `${'1 '.repeat(150)}roll roll 2 roll`;

  test('a record written and read is the same game', () => {
    const table = played('3 roll 2 roll', 30);
    const again = Table.open(pebbles, readRecord(writeRecord(table.record())));
    expect(again.view(0)).toEqual(table.view(0));
    expect(again.record()).toEqual(table.record());
  });

  test('a finished game carries its result, and can be opened', () => {
    const table = played('3 3', 6);
    expect(table.record().result).toEqual({ totals: [0, 1], winners: [1], why: 'empty' });
    expect(Table.open(pebbles, table.record()).record()).toEqual(table.record());
  });

  test('any point of a long game can be returned to, and what is done there leaves the table alone', () => {
    const table = played(long, 200);
    for (const version of [0, 1, 63, 64, 65, 128, 150, 154]) {
      const position = table.at(version);
      expect(position.state).toEqual(played(long.split(' ').slice(0, version).join(' ') || '1', 200).at(version === 0 ? 0 : version).state);
      pebbles.apply(position.state, position.state.turn, '1', position.chance);
    }
    expect(table.view(0)).toEqual(played(long, 200).view(0));
    expect(() => table.at(155)).toThrow(/version: got 155, expected a whole number from 0 to 154/);
    expect(() => table.fork(-1)).toThrow(/version: got -1, expected a whole number from 0 to 154/);
  });

  test('a fork goes its own way', () => {
    const table = played('3 2 2', 40);
    const fork = table.fork(1);
    fork.decide(1, '3');
    expect(fork.record().decisions.map((d) => d.do)).toEqual(['3', '3']);
    expect(table.version).toBe(3);
    expect(fork.names).toEqual(['Ada', 'Bo']);
  });

  test('no moment of a long game replays more than what lies between kept positions', () => {
    let applied = 0;
    const counting = {
      ...pebbles,
      apply: (...decided: Parameters<typeof pebbles.apply>) => {
        applied += 1;
        pebbles.apply(...decided);
      },
    };
    const cost = (work: () => unknown): number => {
      const before = applied;
      work();
      return applied - before;
    };
    const game = played(Array.from({ length: 1000 }, (_, n) => (n === 500 ? '2' : '1')).join(' '), 2000);
    const opened = Table.open(counting, game.record());
    expect(applied).toBe(1000);
    const later = Table.open(counting, game.record(), game.takeSnapshot());
    later.at(990); // The way to it is gone once.
    for (const table of [opened, opened.fork(900), opened.fork(900).fork(800), later]) {
      expect(cost(() => table.at(700))).toBeLessThanOrEqual(64);
      expect(cost(() => table.log('spectator', 700, 701))).toBeLessThanOrEqual(65);
      expect(cost(() => table.fork(700).log('spectator', 699))).toBeLessThanOrEqual(2 * 64);
    }
    // The seat has the last 499 decisions: each is looked at once, and from then on what it found is kept along.
    expect(cost(() => expect(opened.undoLimit(1)).toBe(501))).toBeLessThanOrEqual(64 + 499);
    opened.decide(1, '1');
    expect(cost(() => expect(opened.undoLimit(1)).toBe(501))).toBe(0);
  });

  test('opened from a snapshot it is the same table, undo included', () => {
    const table = played('3 roll 1 1', 40);
    const saved = JSON.parse(JSON.stringify({ record: table.record(), snapshot: table.takeSnapshot() })) as {
      record: ReturnType<typeof table.record>;
      snapshot: ReturnType<typeof table.takeSnapshot>;
    };
    const twin = Table.open(pebbles, saved.record, saved.snapshot);
    expect(twin.view(0)).toEqual(table.view(0));
    expect([0, 1].map((seat) => twin.undoLimit(seat))).toEqual([0, 1].map((seat) => table.undoLimit(seat)));
    expect(twin.at(1).state).toEqual(table.at(1).state);
  });

  test('a record of another game, an illegal and an unreadable decision are refused by name', () => {
    const record = played('3').record();
    expect(() => Table.open(pebbles, { ...record, game: 'chess' })).toThrow(/game: got "chess"/);
    expect(() => Table.open(pebbles, { ...record, decisions: [{ seat: 1, do: '3' }] })).toThrow(/decision 1 "3".*rule P1/);
    expect(() => Table.open(pebbles, { ...record, decisions: [{ seat: 0, do: 'fly' }] })).toThrow(BrokenReplay);
  });
});

describe('epochs of chance', () => {
  const FRESH = readSeed('f2e5');
  const rolls = 'roll '.repeat(12).trim();

  test('from where one begins, chance goes another way, and the same way each time', () => {
    const table = played(rolls, 99);
    const renewed = table.fork(4, FRESH);
    expect(renewed.seed).toBe(FRESH);
    expect(renewed.view(0)).toEqual(table.fork(4).view(0));
    const again = table.fork(4, FRESH);
    const plain = table.fork(4);
    for (let n = 0; n < 8; n += 1) for (const one of [renewed, again, plain]) one.decide(one.waitingFor()[0] ?? 0, 'roll');
    expect(plain.record()).toEqual(table.record());
    expect(plain.view(0)).toEqual(table.view(0));
    expect(renewed.log('spectator')).toEqual(again.log('spectator'));
    expect(renewed.log('spectator')).not.toEqual(table.log('spectator'));
    expect(Table.open(pebbles, readRecord(writeRecord(renewed.record()))).takeSnapshot()).toEqual(renewed.takeSnapshot());
  });

  test('undo by law does not go back across one', () => {
    const table = played('1 1 1').fork(2, FRESH);
    table.decide(0, '1');
    expect(table.undoLimit(0)).toBe(2);
    expect(table.undo(0, 1)).toMatchObject({ kind: 'refused', refusal: { reason: 'sealed' } });
    expect(table.undo(0, 2)).toMatchObject({ kind: 'done', version: 2 });
    expect(table.record().epochs).toEqual([{ at: 2, seed: FRESH }]);
  });

  test('a second one in the same place takes the place of the first; those that are gone back behind are gone', () => {
    const table = played(rolls, 99).fork(4, FRESH).fork(4, readSeed('2'));
    expect(table.record().epochs).toEqual([{ at: 4, seed: readSeed('2') }]);
    expect(table.takeSnapshot()).toEqual(played(rolls, 99).fork(4, readSeed('2')).takeSnapshot());
    expect(table.fork(4).record()).toEqual(table.record());
    expect(table.fork(3).record()).not.toHaveProperty('epochs');
    expect(() => table.fork(5, FRESH)).toThrow(BadInput);
  });

  test('opened from a snapshot, chance goes on where it stood', () => {
    const table = played(rolls, 99).fork(4, FRESH);
    table.decide(table.waitingFor()[0] ?? 0, 'roll');
    const twin = Table.open(pebbles, table.record(), table.takeSnapshot());
    for (const one of [table, twin]) one.decide(one.waitingFor()[0] ?? 0, 'roll');
    expect(twin.takeSnapshot()).toEqual(table.takeSnapshot());
  });
});

describe('events', () => {
  test('are told from any version on, secrets to their owner only', () => {
    const table = played('3 2');
    expect(table.log('spectator', 1)).toEqual([{ version: 2, seat: 1, event: { kind: 'took', seat: 1, pebbles: 2 } }]);
    expect(table.log('spectator').map(({ version }) => version)).toEqual([1, 2]);
    expect(table.log('spectator', 0, 1)).toEqual([{ version: 1, seat: 0, event: { kind: 'took', seat: 0, pebbles: 3 } }]);
    const lucky = (viewer: 0 | 1 | 'spectator') => table.log(viewer).filter(({ event }) => event.kind === 'lucky');
    expect(lucky('spectator')).toEqual([]);
    expect(lucky(0)).toEqual([{ version: 0, seat: null, event: { kind: 'lucky', number: table.view(0).lucky } }]);
    expect(lucky(1)).toEqual([{ version: 0, seat: null, event: { kind: 'lucky', number: table.view(1).lucky } }]);
  });

  test('witnessed keeps order and drops what is for others', () => {
    const told = [{ event: 'a' }, { event: 'b', only: 1 }, { event: 'c', only: 0 }];
    expect(witnessed(told, 0)).toEqual(['a', 'c']);
    expect(witnessed(told, 'spectator')).toEqual(['a']);
  });
});
