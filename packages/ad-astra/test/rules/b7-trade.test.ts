import { describe, expect, test } from 'vitest';
import { bundleOf, lettersOf } from '../../src/index.ts';
import { aTable } from '../a-table.ts';

const hands = ['WWWW', 'EE', 'XYZ', ''];

test('B7.1 a refusal tells of another hand only while all hands are shown', () => {
  expect(aTable({ cards: ['0 trade'], hands }).why('offer 1 1 W EEE')).toBe('B7.3 partner-has-too-few');
  const table = aTable({ cards: ['0 build'], hands });
  expect(table.why('offer 1 1 W EEE')).not.toContain('partner-has-too-few');
  expect(table.missing('offer 1 1 W EEE')).not.toContain('energy');
});

test('B7.1 all hands are shown to everyone while the card runs, and hidden again after it', () => {
  const table = aTable({ cards: ['0 trade', '0 build'], hands });
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    expect(table.view(viewer).seats.map(({ hand }) => (hand === null ? null : lettersOf(hand)))).toEqual(hands);
  }
  expect(table.log('hands-shown')).toHaveLength(1);
  table.do('end');
  expect(table.log('hands-hidden')).toHaveLength(1);
  expect(table.view(1).seats.map(({ hand }) => hand)).toEqual([null, bundleOf('EE'), null, null]);
  expect(table.view('spectator').seats.map(({ hand, handSize }) => [hand, handSize])).toEqual([
    [null, 4],
    [null, 2],
    [null, 3],
    [null, 0],
  ]);
});

test('B7.1 on other cards nobody’s hand is shown', () => {
  const table = aTable({ cards: ['0 build'], hands });
  expect(table.view(1).seats.map(({ hand }) => hand)).toEqual([null, bundleOf('EE'), null, null]);
});

describe('with the bank', () => {
  test('B7.2 2 identical cards for 1 of choice, as often as wanted', () => {
    const table = aTable({ cards: ['0 trade'], hands }).do('bank W Z', 'bank W F');
    expect(table.hand(0)).toBe('FZ');
    expect(table.why('bank F E')).toBe('B7.2 not-enough-cards');
    expect(table.missing('bank F E')).toBe('food 1 of 2');
  });

  test('B7.2 only what the bank has, and another resource', () => {
    const table = aTable({ cards: ['0 trade'], hands: ['WWWW', 'Z'.repeat(10), 'Z'.repeat(10), 'ZZZZZ'] });
    expect(table.why('bank W Z')).toBe('B7.2 bank-is-out');
    expect(table.why('bank W W')).toBe('B7.2 same-resource');
    expect(table.why('bank W E')).toBe('fine');
  });
});

describe('with players', () => {
  test('B7.2 the owner with any consenting player; others trade with nobody', () => {
    const table = aTable({ cards: ['0 trade'], hands });
    expect(table.why('offer 1 0 W E')).toBe('B7.2 yourself');
    expect(table.why('offer 1 2 W X', 1)).toBe('B3.2 not-your-turn');
    expect(table.why('bank E W', 1)).toBe('B3.2 not-your-turn');
    table.do('offer 1 1 W E', 'accept 1', 'offer 2 1 W E', 'accept 2', 'offer 3 2 W X', 'accept 3');
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['WEEX', 'WW', 'WYZ']);
    expect(table.do('end').phase).not.toBe('trade');
  });

  test('B7.3 the asked player accepts, and both sides’ cards change hands', () => {
    const table = aTable({ cards: ['0 trade'], hands }).do('offer 1 1 WW E');
    expect(table.asked).toBe(1);
    table.do('accept 1');
    expect([table.hand(0), table.hand(1)]).toEqual(['WWE', 'WWE']);
    expect(table.log('spent', 'gained')).toEqual([
      'spent 0 water 2 B7.3',
      'gained 1 water 2 B7.3',
      'spent 1 energy 1 B7.3',
      'gained 0 energy 1 B7.3',
    ]);
  });

  test('B7.3 declined, nothing moves', () => {
    const table = aTable({ cards: ['0 trade'], hands }).do('offer 1 1 WW E', 'decline 1');
    expect([table.hand(0), table.hand(1), table.asked]).toEqual(['WWWW', 'EE', 0]);
  });

  test('B7.3 one counter-offer, which the owner accepts or declines', () => {
    const table = aTable({ cards: ['0 trade'], hands }).do('offer 1 1 W E', 'counter 1 E WWW');
    expect(table.asked).toBe(0);
    expect(table.legal()).toEqual(['accept 1', 'decline 1']);
    expect(table.why('counter 1 W E')).toBe('B7.3 not-now');
    table.do('accept 1');
    expect([table.hand(0), table.hand(1)]).toEqual(['WE', 'WWWE']);
    table.do('offer 2 1 W E', 'counter 2 E W', 'decline 2');
    expect([table.hand(0), table.hand(1)]).toEqual(['WE', 'WWWE']);
  });

  test('B7.3 uneven offers and gifts are allowed, an empty one is not', () => {
    const table = aTable({ cards: ['0 trade'], hands });
    expect(table.why('offer 1 1 - -')).toBe('B7.3 empty-offer');
    table.do('offer 1 3 WW -', 'accept 1', 'offer 2 1 - EE', 'accept 2', 'offer 3 2 W XYZ', 'accept 3');
    expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual(['WEEXYZ', '', 'W', 'WW']);
  });

  test('B7.3 nothing moves unless both hold what was named', () => {
    const table = aTable({ cards: ['0 trade'], hands });
    expect(table.why('offer 1 1 E E')).toBe('B7.3 not-enough-cards');
    expect(table.why('offer 1 1 W EEE')).toBe('B7.3 partner-has-too-few');
    expect(table.missing('offer 1 1 W EEE')).toBe('energy 2 of 3');
    table.do('offer 1 1 W E');
    expect(table.why('counter 1 X W')).toBe('B7.3 not-enough-cards');
    table.do('accept 1', 'bank W F');
    expect(table.why('offer 2 1 WW W')).toBe('B7.3 not-enough-cards');
  });

  test('B7.3 an answer names the offer it means; a late one meets no other', () => {
    const table = aTable({ cards: ['0 trade'], hands }).do('offer 1 1 W E', 'decline 1');
    expect(table.why('offer 1 1 W E')).toBe('B7.3 not-the-offer');
    table.do('offer 2 1 WW E');
    expect(table.why('accept 1')).toBe('B7.3 not-the-offer');
    expect(table.why('decline 1')).toBe('B7.3 not-the-offer');
    expect(table.why('counter 1 E W')).toBe('B7.3 not-the-offer');
    expect(table.why('pass')).toBe('B7.3 decide-first');
    expect(table.why('accept 2')).toBe('fine');
  });

  test('B7.3 the owner ends the card; after 99 offers only the bank is left', () => {
    const table = aTable({ cards: ['0 trade'], hands });
    for (let id = 1; id <= 99; id += 1) table.do(`offer ${id} 1 W E`, `decline ${id}`);
    expect(table.why('offer 99 1 W E')).toBe('B7.3 too-many-offers');
    expect(table.legal().every((text) => text === 'end' || text.startsWith('bank'))).toBe(true);
  });
});
