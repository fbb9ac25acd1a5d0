import { expect, test } from 'vitest';
import { ABILITIES, CARDS, cardLimit, DREAM_NUMBERS, ELEMENTS, SCORING_CARDS } from '../../src/index.ts';
import { chartOf } from '../../src/sky/chart.ts';
import { aCard, aTable } from '../a-table.ts';

const starsIn = (set: number): number => set.toString(2).replaceAll('0', '').length;

const ALMAGEST = `Andromeda, Aquarius, Aquila, Ara, Argo Navis, Aries, Auriga, Boötes, Cancer, Canis Major, Canis Minor, Capricornus,
  Cassiopeia, Centaurus, Cepheus, Cetus, Corona Australis, Corona Borealis, Corvus, Crater, Cygnus, Delphinus, Draco, Equuleus,
  Eridanus, Gemini, Hercules, Hydra, Leo, Lepus, Libra, Lupus, Lyra, Ophiuchus, Orion, Pegasus, Perseus, Pisces, Piscis Austrinus,
  Sagitta, Sagittarius, Scorpius, Serpens, Taurus, Triangulum, Ursa Major, Ursa Minor, Virgo`;

test('A1.1 the cards are the 48 constellations of the Almagest, each with its own code', () => {
  expect(CARDS.map((card) => card.name).toSorted()).toEqual(ALMAGEST.split(/,\s+/).toSorted());
  expect(new Set(CARDS.map((card) => card.code)).size).toBe(48);
});

test('A1.1 each Element has 12 cards, and the zodiac has its traditional ones', () => {
  const codes = (element: number): string[] => CARDS.filter((card) => card.element === element).map((card) => card.code);
  expect(ELEMENTS.map((_, element) => codes(element).length)).toEqual([12, 12, 12, 12]);
  const [fire, air, water, earth] = ELEMENTS.map((_, element) => codes(element));
  expect(fire).toEqual(expect.arrayContaining(['ari', 'leo', 'sgr']));
  expect(air).toEqual(expect.arrayContaining(['gem', 'lib', 'aqr']));
  expect(water).toEqual(expect.arrayContaining(['cnc', 'sco', 'psc']));
  expect(earth).toEqual(expect.arrayContaining(['tau', 'vir', 'cap']));
});

test.each(CARDS)('A1.1 $name: 5 to 14 stars, Final Scoring Fame 1 or 2, one Ability, four Boons, the first of Fame', (card) => {
  expect(card.stars.length).toBeGreaterThanOrEqual(5);
  expect(card.stars.length).toBeLessThanOrEqual(14);
  expect([1, 2]).toContain(card.finalFame);
  expect(Object.keys(ABILITIES)).toContain(card.ability);
  expect(card.boons).toHaveLength(4);
  expect(card.boons[0]?.kind).toBe('fame');
  for (const { kind, amount } of card.boons) {
    expect(['fame', 'stardust', 'telescope', 'pouch', 'wisdom', 'activation']).toContain(kind);
    expect(Number.isInteger(amount) && amount > 0).toBe(true);
  }
});

test('A1.1 the first Boon grows with the card', () => {
  const expected = (stars: number): number => (stars <= 6 ? 2 : stars <= 8 ? 3 : stars <= 11 ? 4 : 5);
  expect(CARDS.filter((card) => card.boons[0]?.amount !== expected(card.stars.length))).toEqual([]);
});

test('A1.1 the figures hold 448 stars, no line twice, none from a star to itself', () => {
  expect(CARDS.reduce((sum, card) => sum + card.stars.length, 0)).toBe(448);
  for (const { lines } of CARDS) {
    expect(new Set(lines.map((line) => line.toSorted((a, b) => a - b).join())).size).toBe(lines.length);
    expect(lines.every(([a, b]) => a !== b && a >= 0 && b >= 0)).toBe(true);
  }
});

test.each(CARDS)('A1.2 $name: one Starting star, 1 to 3 Grand stars with proper names, the rest Common', (card) => {
  expect(starsIn(card.start)).toBe(1);
  expect([1, 2, 3]).toContain(starsIn(card.grand));
  expect([card.start & card.grand, card.start & card.common, card.grand & card.common]).toEqual([0, 0, 0]);
  expect(starsIn(card.start) + starsIn(card.grand) + starsIn(card.common)).toBe(card.stars.length);
  const names = new Map(chartOf(card.code).map(({ star, name }) => [star, name]));
  expect([...names.keys()]).toEqual(card.stars);
  const grand = card.stars.filter((_, star) => card.grand & (1 << star));
  expect(grand.filter((star) => !names.get(star))).toEqual([]);
});

test('A1.2 Taurus: Elnath starts, Aldebaran and Alcyone are Grand', () => {
  const { stars, start, grand } = aCard('tau');
  expect(stars.filter((_, star) => start & (1 << star))).toEqual(['bet']);
  expect(stars.filter((_, star) => grand & (1 << star)).toSorted()).toEqual(['alf', 'eta']);
  const names = chartOf('tau')
    .filter(({ star }) => ['bet', 'alf', 'eta'].includes(star))
    .map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['Alcyone', 'Aldebaran', 'Elnath']));
  expect(names).toHaveLength(3);
});

test.each(CARDS)('A1.3 $name: adjacent means joined by one line, both ways; every star can be reached', (card) => {
  card.neighbours.forEach((around, star) => {
    card.stars.forEach((_, other) => {
      const joined = card.lines.some((line) => line.includes(star) && line.includes(other) && star !== other);
      expect((around & (1 << other)) !== 0).toBe(joined);
    });
  });
  let reached = card.start;
  for (const _ of card.stars)
    reached = card.neighbours.reduce((set, around, star) => (reached & (1 << star) ? set | around : set), reached);
  expect(starsIn(reached)).toBe(card.stars.length);
});

test('A1.3 a star beyond another one is not adjacent', () => {
  const table = aTable({ slots: ['tau'] }).do('mark tau bet');
  expect(table.legal()).toEqual(['mark tau eps', 'stop']);
  expect(table.why('mark tau gam')).toBe('A5.3 not-next-to-the-last-star');
});

test('A1.4 a Journal starts with Fame 0, Pouch 5, no Wisdom, no Telescope', () => {
  expect(aTable().journal(2)).toMatchObject({ fame: 0, pouch: 5, wisdom: 0, telescopes: 0, active: [], exhausted: [] });
});

test('A1.4 the Wisdom track: marks inside an unfinished section do not raise the limit', () => {
  const limits = Array.from({ length: 15 }, (_, marks) => cardLimit(marks));
  expect(limits).toEqual([2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8]);
});

test('A1.4 the Pouch ends at 12, the Wisdom track at 14 marks', () => {
  const table = aTable({ journals: [{ pouch: 11, wisdom: 13, active: ['gem', 'crt', 'cmi', 'sge'] }] });
  expect(table.do('use gem', 'use cmi').journal(0)).toMatchObject({ pouch: 12, wisdom: 14 });
  expect(table.do('use crt', 'use sge').journal(0)).toMatchObject({ pouch: 12, wisdom: 14 });
});

test('A1.4 Stardust and Telescopes never run out in the supply', () => {
  const table = aTable({ journals: [{ stardust: 60, telescopes: 20, active: ['leo', 'cep'] }] }).do('use leo', 'use cep');
  expect(table.journal(0)).toMatchObject({ stardust: 64, telescopes: 21 });
});

test('A1.5 the six Final Scoring cards show each pair of different Elements once', () => {
  const pairs = SCORING_CARDS.map((pair) => pair.map((element) => ELEMENTS[element]).join(' '));
  expect(pairs.toSorted()).toEqual(['air earth', 'air water', 'fire air', 'fire earth', 'fire water', 'water earth']);
});

test('A1.6 the Spheres form a ring: Fire, Air, Water, Earth, Fire', () => {
  const table = aTable({ sphere: 'fire' });
  const seen = [0, 1, 2, 3].map(() => table.do('rest').sphere);
  expect(seen).toEqual(['air', 'water', 'earth', 'fire']);
});

test.each([2, 3, 4, 5])('A1.6 with %i players there is one slot more than players', (players) => {
  expect(aTable({ players }).slots).toHaveLength(players + 1);
});

test('A1.6 the dream numbers are Fire 1, Air 2, Water 3, Earth 4', () => {
  expect(ELEMENTS.map((element, index) => `${element} ${DREAM_NUMBERS[index]}`)).toEqual(['fire 1', 'air 2', 'water 3', 'earth 4']);
});
