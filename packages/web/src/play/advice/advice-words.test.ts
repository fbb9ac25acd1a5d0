import { typeset } from '@astrarium/core/french';
import { describe, expect, test } from 'vitest';
import { advice as en } from '../../i18n/en/advice.ts';
import { table as tableEn } from '../../i18n/en/table.ts';
import { advice as fr } from '../../i18n/fr/advice.ts';
import { table as tableFr } from '../../i18n/fr/table.ts';
import { hasChoice } from '../guidance/has-choice.ts';
import { leadsTo, wayTowards } from '../leads-to.ts';
import { rounded } from './rounded.ts';

test('what rounds to nothing is nothing, without a sign', () => {
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true);
  expect(Object.is(rounded(-0.4, 0), 0)).toBe(true);
  expect([rounded(-1.26, 1), rounded(99.6, 0)]).toEqual([-1.3, 100]);
});

describe('what is expected of a decision', () => {
  test('counts games and points as one speaks', () => {
    expect(en.expects(64, 3.2)).toBe('wins 64 games in 100, 3.2 points ahead at the end');
    expect(en.expects(1, -1)).toBe('wins 1 game in 100, 1 point behind at the end');
    expect(en.expects(0, 0)).toBe('wins 0 games in 100, level at the end');
    expect(fr.expects(64, 3.2)).toBe('gagne 64\u00a0parties sur 100, 3,2\u00a0points d’avance à la fin');
    expect(fr.expects(0, -1.5)).toBe('gagne 0\u00a0partie sur 100, 1,5\u00a0point de retard à la fin');
    expect(fr.expects(50, 0)).toBe('gagne 50\u00a0parties sur 100, à égalité à la fin');
  });

  test('says of the second best only what it makes less or more', () => {
    expect(en.gain(0, 0)).toBe('There is next to nothing between the two.');
    expect(en.gain(1, -1)).toBe('The first wins 1 game in 100 more and makes 1 point fewer.');
    expect(en.gain(0, 30)).toBe('The first makes 30 points more.');
    expect(fr.gain(2, 0)).toBe('Le premier choix rapporte 2\u00a0parties sur 100 de plus.');
  });
});

test('nobody is asked what to do where there is nothing to choose', () => {
  const update = { legal: { 0: ['done'], 1: ['rest', 'done'], 2: [] } };
  expect([0, 1, 2, 3].map((seat) => hasChoice(update, seat))).toEqual([false, true, false, false]);
});

test('nobody is 0 % sure', () => {
  expect([0, 49, 50, 97].map(tableEn.sure)).toEqual(['undecided', 'undecided', '50 % sure', '97 % sure']);
  expect([0, 97].map((percent) => typeset(tableFr.sure(percent)))).toEqual(['indécis', 'sûr à 97\u00a0%']);
});

test('a part of the table leads to a decision by its first words, and not to one that only begins alike', () => {
  expect(leadsTo(null)).toEqual({});
  expect(leadsTo('offer', null, 'bank')).toEqual({ 'data-leads-to': 'offer,bank' });
  expect(wayTowards('plan p1 3', 'plan p1')).toBe(7);
  expect(wayTowards('plan p1 3', 'plan p1 3')).toBe(9);
  expect(wayTowards('plan p1 11', 'plan p1 1')).toBe(0);
  expect(wayTowards('bank E F', 'offer,bank')).toBe(4);
});
