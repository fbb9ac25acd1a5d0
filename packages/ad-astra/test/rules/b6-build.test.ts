import { describe, expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

describe('who builds', () => {
  test('B6.1 the owner any number of items, one after another; then each other player at most one', () => {
    const hands = ['WWWFFFEEEXYZ', 'WWFFEEXY', 'WWFFEEXY', 'WWFFEEXY'];
    const table = aTable({ cards: ['0 build'], hands });
    table.do('starship X', 'starship Y', 'terraform sol1', 'pass');
    expect(table.asked).toBe(1);
    table.do('starship X');
    expect(table.asked).toBe(2);
    table.do('pass');
    expect(table.asked).toBe(3);
    expect(table.log('built')).toHaveLength(4);
  });

  test('B6.1 who has no card is not asked', () => {
    const table = aTable({ cards: ['0 build'], hands: ['', '', 'W', ''] });
    expect(table.asked).toBe(2);
  });

  test('B6.1 nobody builds on another card', () => {
    expect(aTable({ cards: ['0 m1'] }).why('starship X')).toBe('B6.1 not-now');
  });
});

describe('costs', () => {
  const planets = ['sR1 water', 'sR2 food'];
  test.each([
    ['colony sR1 X', 'WFX', 'colony'],
    ['colony sR1 Z', 'WFZ', 'colony'],
    ['factory sR2', 'WFE', 'factory'],
    ['terraform sR1', 'FE', 'terraformer'],
    ['starship Y', 'WFEY', 'starship'],
  ])('B6.2 %s costs %s, which return to the bank', (text, cost, item) => {
    const plan = { cards: ['0 build'], planets, ships: ['sR1'], colonies: ['sR2'] };
    const table = aTable({
      ...plan,
      hands: [
        `${cost}ZZ`
          .split('')
          .toSorted((a, b) => 'WFEXYZ'.indexOf(a) - 'WFEXYZ'.indexOf(b))
          .join(''),
      ],
    });
    const before = table.bank.length;
    table.do(text);
    expect(table.hand(0)).toBe('ZZ');
    expect(table.bank).toHaveLength(before + cost.length);
    expect(table.log('built')[0]).toContain(item);
    for (const letter of cost) {
      const short = aTable({ ...plan, hands: [cost.replace(letter, '')] });
      expect(short.why(text)).toBe('B6.2 pay-the-cost');
      expect(short.missing(text)).toMatch(/ 0 of 1$/);
    }
  });
});

describe('where', () => {
  const planets = ['sR1 water', 'sR2 food', 'sR3 xanthium', 'lR1 water'];

  test('B6.3 a colony on a planet with an own starship, or that the player terraformed', () => {
    const table = aTable({ cards: ['0 build'], planets, ships: ['sR1', 'sR3'], terraformers: ['sR2'], hands: ['WWFFXX'] });
    expect(table.why('colony sR3 X')).toBe('B6.3 needs-starship-or-terraformer');
    expect(table.why('colony lR1 X')).toBe('B6.3 needs-starship-or-terraformer');
    expect(table.why('colony sR7 X')).toBe('B6.3 no-planet-there');
    table.do('colony sR1 X', 'colony sR2 X');
    expect([table.on('sR1'), table.on('sR2')]).toEqual(['0: ship colony', '0: colony terraformer']);
  });

  test('B6.3 one colony or factory per planet', () => {
    const table = aTable({ cards: ['0 build'], planets, ships: ['sR1 sR2'], colonies: ['sR1'], factories: ['sR2'], hands: ['WWFFEXX'] });
    expect(table.why('colony sR1 X')).toBe('B6.3 one-settlement-per-planet');
    expect(table.why('colony sR2 X')).toBe('B6.3 one-settlement-per-planet');
    expect(table.why('factory sR2')).toBe('B6.3 one-settlement-per-planet');
  });

  test('B6.3 a factory replaces an own colony, whose pawn goes back to the supply', () => {
    const table = aTable({ cards: ['0 build'], planets, ships: ['sR1'], colonies: ['sR2', 'sR3'], hands: ['WWFFEE'] });
    expect(table.why('factory sR1')).toBe('B6.3 colony-first');
    expect(table.why('factory sR3')).toBe('B6.3 colony-first');
    expect(table.view(0).seats[0]?.supply).toEqual([3, 3, 3, 4]);
    table.do('factory sR2');
    expect(table.on('sR2')).toBe('0: factory');
    expect(table.view(0).seats[0]?.supply).toEqual([3, 4, 2, 4]);
  });

  test('B6.4 a terraformer on a planet with an own colony, factory or starship: 4 points at once', () => {
    const table = aTable({ cards: ['0 build'], planets, ships: ['sR1'], colonies: ['sR2', 'sR3'], hands: ['FFFEEE'] });
    expect(table.why('terraform sR3')).toBe('B6.4 needs-a-pawn');
    expect(table.do('terraform sR1').scores[0]).toBe(4);
    expect(table.do('terraform sR2').scores[0]).toBe(8);
    expect(table.do('terraform sol1').scores[0]).toBe(12);
    expect(table.log('scored')[0]).toBe('scored 0 terraforming 4 B6.4');
  });

  test('B6.4 once per planet, and not on an alien planet', () => {
    const table = aTable({
      cards: ['0 build'],
      planets: ['sR1 water', 'sR2 alien'],
      ships: ['sR1 sR2'],
      terraformers: ['sR1'],
      hands: ['FFFEEE'],
    });
    expect(table.why('terraform sR1')).toBe('B6.4 already-terraformed');
    expect(table.why('terraform sR2')).toBe('B6.4 alien-planet');
  });

  test('B6.5 a starship goes into deep space', () => {
    const table = aTable({ cards: ['0 build'], planets, ships: ['sR1'] }).do('starship Z');
    expect(table.ships(0)).toBe('deep sR1');
    expect(table.log('built')).toEqual(['built 0 starship B6.5']);
  });

  test('B6.6 on an alien planet a colony gives 3 points at once and a factory 6; they produce nothing', () => {
    const table = aTable({ cards: ['0 build', '0 p1'], planets: ['sR1 alien'], ships: ['sR1'], hands: ['WWFFEX'] });
    expect(table.do('colony sR1 X').scores[0]).toBe(3);
    expect(table.do('factory sR1').scores[0]).toBe(9);
    expect(table.log('scored')).toEqual(['scored 0 alien 3 B6.6', 'scored 0 alien 6 B6.6']);
    table.until('produce').do('produce F');
    expect(table.hand(0)).toBe('');
  });
});
