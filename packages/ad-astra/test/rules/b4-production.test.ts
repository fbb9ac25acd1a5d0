import { expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

test('B4.1 the owner picks one of the card’s two resources for everybody', () => {
  const table = aTable({ cards: ['0 p1'], homes: ['food', 'food', 'xanthium', 'water'] });
  expect(table.asked).toBe(0);
  expect(table.legal()).toEqual(['produce F', 'produce X']);
  expect(table.why('produce W')).toBe('B4.1 not-on-the-card');
  expect(table.why('pass')).toBe('B3.2 decide-first');
  table.do('produce F');
  expect(table.log('resource-chosen', 'gained')).toEqual(['resource-chosen 0 food B4.1', 'gained 0 food 2 B4.2', 'gained 1 food 2 B4.2']);
});

test('B4.2 1 card per own colony and starship on a matching planet, 2 per factory; they add up', () => {
  const table = aTable({
    cards: ['0 p2'],
    homes: ['water', 'energy', 'energy', 'energy'],
    planets: ['sR1 water', 'sR2 water', 'lR1 water', 'tR1 energy'],
    ships: ['sR1 sR1 tR1', 'lR1'],
    colonies: ['sR1', 'sR2'],
    hands: ['', '', '', ''],
  }).do('produce W');
  // Home factory 2, two ships and a colony 3; seat 1: a ship and a colony.
  expect(table.hand(0)).toBe('WWWWW');
  expect(table.hand(1)).toBe('WW');
  expect(table.hand(2)).toBe('');
});

test('B4.2 alien planets, deep space and terraformers give nothing', () => {
  const table = aTable({
    cards: ['0 p2'],
    planets: ['sR1 alien', 'sR2 water'],
    ships: ['deep sR1', 'sR2'],
    colonies: ['sR1', ''],
    terraformers: ['', 'sR2'],
    hands: ['', '', '', ''],
  }).do('produce W');
  expect(table.hand(0)).toBe('');
  expect(table.hand(1)).toBe('W');
});

test('B4.3 a short bank hands out clockwise from the owner, each full due in turn, until empty', () => {
  const table = aTable({
    cards: ['2 p2'],
    homes: ['water', 'water', 'water', 'water'],
    hands: ['W'.repeat(10), 'W'.repeat(10), '', ''],
  }).do('produce W');
  expect(table.log('gained')).toEqual(['gained 2 water 2 B4.2', 'gained 3 water 2 B4.2', 'gained 0 water 1 B4.3']);
  expect(table.hand(1)).toBe('W'.repeat(10));
  expect(table.bank).not.toContain('W');
});

test('B4.3 an empty bank gives nothing to anybody', () => {
  const table = aTable({
    cards: ['2 p2'],
    homes: ['water', 'water', 'water', 'water'],
    hands: ['W'.repeat(10), 'W'.repeat(10), 'WWWWW', ''],
  });
  expect(table.do('produce W').log('gained')).toEqual([]);
});
