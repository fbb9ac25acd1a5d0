import { describe, expect, test } from 'vitest';
import { adAstra } from '../../src/index.ts';
import { aTable } from '../a-table.ts';

describe('B12.1 costs of the original print', () => {
  const plan = { rules: 'original', cards: ['0 build'], planets: ['sR1 water', 'sR2 food'], ships: ['sR1'], colonies: ['sR2'] } as const;
  test.each([
    ['factory sR2', 'XYZ', 'B12.1'],
    ['terraform sR1', 'WWFF', 'B12.1'],
    ['starship X', 'XXYZ', 'B12.1'],
    ['starship Z', 'XYZZ', 'B12.1'],
    ['colony sR1 Y', 'WFY', 'B6.2'],
  ])('B12.1 %s costs %s', (text, cost, rule) => {
    const table = aTable({ ...plan, hands: [cost] });
    expect(table.do(text).hand(0)).toBe('');
    for (const letter of cost) {
      const rest = cost.replace(letter, '');
      expect(aTable({ ...plan, hands: [rest] }).why(text)).toBe(`${rule} pay-the-cost`);
    }
  });

  test('B12.1 the summary’s prices do not hold', () => {
    const table = aTable({ ...plan, hands: ['WFE'] });
    expect(table.why('factory sR2')).toBe('B12.1 pay-the-cost');
    expect(table.why('terraform sR1')).toBe('B12.1 pay-the-cost');
  });
});

describe('B12.2 terraforming in the original print', () => {
  const plan = {
    cards: ['0 build'],
    planets: ['sR1 water', 'sR2 food', 'sR3 xanthium', 'sR4 energy'],
    ships: ['sR1 sR2 sR3 sR4'],
    hands: ['WWWWFFFFEE'],
  };

  test('B12.2 only Water and Food planets can be terraformed', () => {
    const table = aTable({ ...plan, rules: 'original' });
    expect(table.why('terraform sR3')).toBe('B12.2 not-water-or-food');
    expect(table.why('terraform sR4')).toBe('B12.2 not-water-or-food');
    expect(table.do('terraform sR1', 'terraform sR2').scores[0]).toBe(8);
  });

  test('B12.2 by the summary every planet but an alien one can', () => {
    const table = aTable(plan);
    for (const place of ['sR1', 'sR2', 'sR3', 'sR4']) expect(table.why(`terraform ${place}`)).toBe('fine');
  });
});

test('B12.1 and B12.2 are the option "rules"', () => {
  expect(adAstra.options({ players: 3 }).rules).toBe('summary');
  expect(adAstra.options({ players: 3, rules: 'original' }).rules).toBe('original');
  expect(() => adAstra.options({ players: 3, rules: 'house' })).toThrow('options.rules: got "house", expected "summary" or "original"');
});
