import { describe, expect, test } from 'vitest';
import { MARK } from '../src/decisions.ts';
import { astra, CARDS, cardByCode } from '../src/index.ts';

describe('notation', () => {
  test('names cards by code and stars by designation', () => {
    const taurus = cardByCode('tau');
    expect(astra.read('mark tau bet')).toEqual({ do: 'mark', card: taurus?.id, star: 0 });
    expect(astra.write({ do: 'boon', box: 1 })).toBe('boon 2');
    expect(astra.write({ do: 'use', card: taurus?.id ?? -1 })).toBe('use tau');
  });

  test('every star of every card has a name of its own that reads back', () => {
    const texts = MARK.flat().map((decision) => astra.write(decision));
    expect(new Set(texts).size).toBe(CARDS.reduce((sum, card) => sum + card.stars.length, 0));
    expect(texts.map((text) => astra.write(astra.read(text)))).toEqual(texts);
  });

  test.each([
    ['', /begins with mark, use/],
    ['observe tau', /begins with mark, use/],
    ['mark', /expected "mark CARD STAR"/],
    ['mark tau', /expected "mark CARD STAR"/],
    ['mark tau alf extra', /expected "mark CARD STAR"/],
    ['mark  tau alf', /expected "mark CARD STAR"/],
    ['mark xyz alf', /card: got "xyz", expected a card code/],
    ['mark tau zzz', /star: got "zzz", expected a star of Taurus: bet, eps, gam/],
    ['boon 0', /boon: got "0", expected a box from 1 to 4/],
    ['boon 5', /box from 1 to 4/],
    ['boon 1.0', /box from 1 to 4/],
    ['rest now', /expected "rest"/],
    ['constructor', /begins with mark, use/],
    ['Rest', /begins with mark, use/],
  ])('"%s" is refused with what would be right', (text, message) => {
    expect(() => astra.read(text)).toThrow(message);
  });
});

describe('options', () => {
  test('the first player is drawn unless it is chosen', () => {
    expect(astra.options({ players: 3 })).toEqual({ players: 3, first: 'random' });
    expect(astra.options({ players: 3, first: 2 })).toEqual({ players: 3, first: 2 });
  });

  test.each([
    [undefined, /options: got nothing, expected an object/],
    [[], /expected an object/],
    [{}, /options.players: got nothing, expected a whole number from 1 to 5/],
    [{ players: 7 }, /options.players: got 7, expected a whole number from 1 to 5/],
    [{ players: 0 }, /options.players: got 0/],
    [{ players: '3' }, /got "3"/],
    [{ players: 3, first: 3 }, /options.first: got 3, expected "random" or a seat from 0 to 2/],
    [{ players: 3, speed: 'fast' }, /options.speed: got "fast", expected no such option/],
  ])('%j is refused with what would be right', (options, message) => {
    expect(() => astra.options(options)).toThrow(message);
  });
});
