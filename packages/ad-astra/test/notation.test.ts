import { Chance, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { COUNTER, OFFER } from '../src/decisions.ts';
import { type AdAstraOptions, adAstra } from '../src/index.ts';
import { AD_ASTRA_TEXT, namesOf, REASONS, refusalWords, sentence } from '../src/text/index.ts';

describe('notation', () => {
  test.each([
    'plan m2 7',
    'plan s3 15',
    'produce W',
    'fly deep sR',
    'fly sR3 lY',
    'fly sol1 deep',
    'fly deep sol',
    'peek',
    'land nY7',
    'colony sR3 X',
    'factory sol1',
    'terraform tY2',
    'starship Z',
    'offer 1 2 WW E',
    'offer 99 0 - WFEXYZ',
    'counter 3 E -',
    'accept 1',
    'decline 99',
    'bank W E',
    'end',
    'score settlements',
    'discard Z',
    'use responsum',
    'take X',
    'look nR',
    'swap 12',
    'pass',
  ])('%s reads and writes back', (text) => {
    expect(adAstra.write(adAstra.read(text))).toBe(text);
  });

  test('every offer that is listed reads back', () => {
    for (const decision of [...OFFER.flat(2), ...COUNTER.flat()]) expect(adAstra.read(adAstra.write(decision))).toEqual(decision);
  });

  test.each([
    ['', /expected one that begins with plan, produce, fly/],
    ['plan', /expected "plan CARD SPACE"/],
    ['plan p4 1', /card: got "p4", expected one of p1, p2/],
    ['plan p1 0', /space: got "0", expected a number from 1 to 15/],
    ['plan p1 16', /from 1 to 15/],
    ['plan p1 01', /from 1 to 15/],
    ['plan p1  1', /expected "plan CARD SPACE"/],
    ['land deep', /planet: got "deep"/],
    ['land sR8', /a number from 1 to 7/],
    ['land xx1', /such as sR3/],
    ['fly deep moon', /system: got "moon"/],
    ['colony sR1 W', /ore: got "W", expected one of X, Y, Z/],
    ['produce w', /resource: got "w"/],
    ['offer 1 2 EW W', /cards: got "EW", expected letters in the order WFEXYZ/],
    ['offer 1 2 W Q', /cards: got "Q"/],
    [`offer 1 2 ${'W'.repeat(26)} F`, /cards: got "WWW/],
    ['offer 0 2 W F', /offer: got "0"/],
    ['offer 1 5 W F', /seat: got "5"/],
    ['accept 100', /offer: got "100"/],
    ['use excalibur', /artifact: got "excalibur"/],
    ['look sol', /system: got "sol"/],
    ['PASS', /expected one that begins with/],
  ])('"%s" is refused with what would be right', (text, message) => {
    expect(() => adAstra.read(text)).toThrow(message);
  });
});

describe('options', () => {
  const DEFAULTS: AdAstraOptions = {
    players: 4,
    first: 'random',
    rules: 'summary',
    galaxy: 'even',
    arcanum: true,
    responsum: true,
    factions: 'random',
  };

  test('what is left out has a default, and what was read reads again', () => {
    expect(adAstra.options({ players: 4 })).toEqual(DEFAULTS);
    expect(adAstra.options(DEFAULTS)).toEqual(DEFAULTS);
    const chosen = { ...DEFAULTS, players: 3, first: 2, factions: ['blue', 'grey', 'red'], galaxy: 'uneven', arcanum: false };
    expect(adAstra.options(chosen)).toEqual(chosen);
  });

  test.each([
    [undefined, /options: got nothing, expected an object/],
    [[], /expected an object/],
    [{}, /options.players: got nothing, expected a whole number from 3 to 5/],
    [{ players: 2 }, /from 3 to 5/],
    [{ players: 3, first: 3 }, /options.first: got 3, expected "random" or a seat from 0 to 2/],
    [{ players: 3, galaxy: 'flat' }, /options.galaxy: got "flat", expected "even" or "uneven"/],
    [{ players: 3, arcanum: 1 }, /options.arcanum: got 1, expected true or false/],
    [{ players: 3, factions: ['red', 'blue'] }, /options.factions: .* expected "random" or 3 different ones of red, yellow/],
    [{ players: 3, factions: ['red', 'blue', 'red'] }, /3 different ones/],
    [{ players: 3, factions: ['red', 'blue', 'pink'] }, /3 different ones/],
    [{ players: 3, speed: 1 }, /options.speed: got 1, expected no such option/],
  ])('%j is refused with what would be right', (options, message) => {
    expect(() => adAstra.options(options)).toThrow(message);
  });
});

describe.each(['en', 'fr'] as const)('words in %s', (language) => {
  const text = AD_ASTRA_TEXT[language];

  test('every event of a game has a sentence', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 13; seed += 1) {
      const chance = new Chance(childSeed(readSeed('7e47'), seed));
      const names = namesOf(['Robin', 'Matthew', 'Dorothy']);
      const tell = (event: Parameters<typeof adAstra.reveals>[0]): void => {
        kinds.add(event.kind);
        expect(sentence(text, event, names)).toMatch(/^[^?]+\.$/);
        expect(sentence(text, event, names)).not.toMatch(/undefined|null|NaN/);
      };
      const state = adAstra.setup(adAstra.options({ players: 3 }), chance, tell);
      for (let seats = adAstra.waitingFor(state), n = 0; seats.length > 0; seats = adAstra.waitingFor(state), n += 1) {
        const legal = adAstra.legal(state, seats[0] ?? 0);
        const idle = legal.find((one) => one.do === 'pass' || one.do === 'end' || (one.do === 'plan' && one.card > 2));
        // In the last game nobody does anything.
        const decision = seed === 12 && idle !== undefined ? idle : legal[(n * 7 + seed) % legal.length];
        if (decision !== undefined) adAstra.apply(state, seats[0] ?? 0, decision, chance, tell);
      }
    }
    expect(Object.keys(text.events).filter((kind) => !kinds.has(kind) && kind !== 'swapped')).toEqual([]);
  });

  test('every reason has words, and no other has', () => {
    expect(Object.keys(text.reasons).toSorted()).toEqual([...REASONS].toSorted());
    expect(refusalWords(text, { rule: 'B1.1', reason: 'occupied' })).toBe(text.reasons.occupied);
    for (const code of ['bored', 'toString']) expect(refusalWords(text, { rule: 'B1.1', reason: code })).toBeUndefined();
  });
});
