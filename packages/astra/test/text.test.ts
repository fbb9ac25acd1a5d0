import { readdirSync, readFileSync } from 'node:fs';
import { Chance, childSeed, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { frenchFaults } from '../../../test/french-faults.ts';
import { type AstraEvent, astra, CARDS, cardByCode } from '../src/index.ts';
import { CATALOGUE } from '../src/sky/catalogue.ts';
import { loadLore, skyOf } from '../src/sky/index.ts';
import { ASTRA_TEXT, letterOn, namesOf, REASONS, refusalWords, sentence, starLetter } from '../src/text/index.ts';

const LANGUAGES = ['en', 'fr'] as const;

describe('the words of Astra', () => {
  it('has a sentence for every reason the rules give, and for no other', () => {
    const folder = new URL('../src/', import.meta.url);
    const sources = ['game.ts', ...readdirSync(new URL('rules/', folder)).map((file) => `rules/${file}`)];
    const code = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const given = [...code.matchAll(/refuse\('[A-Z\d.]+', ([^)]+)/g)].flatMap(([, value = '']) =>
      [...value.replace(/missing.*|\{.*/, '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name),
    );
    expect(new Set(given)).toEqual(new Set(REASONS));
    const words = (reason: string): string | undefined => refusalWords(ASTRA_TEXT.en, { rule: 'A1.1', reason });
    expect(words('no-stardust')).toBe(ASTRA_TEXT.en.reasons['no-stardust']);
    for (const other of ['no-reason', 'toString']) expect(words(other)).toBeUndefined();
  });

  it.each(LANGUAGES)('names every card and tells its tale: %s', async (language) => {
    const { cardNames } = ASTRA_TEXT[language];
    const lore = await loadLore(language);
    expect(new Set(Object.values(cardNames)).size).toBe(48);
    for (const card of CARDS) {
      expect(cardNames[card.code], card.code).toMatch(/\S/);
      expect(lore[card.code], card.code).toMatch(/\.$/);
    }
  });

  it('counts in each language by its own rule', () => {
    expect(ASTRA_TEXT.en.boons('telescope', 1)).toBe('1 Telescope');
    expect(ASTRA_TEXT.en.boons('telescope', 2)).toBe('2 Telescopes');
    expect(ASTRA_TEXT.en.boons('activation', 2)).toBe('reactivate 2 cards');
    expect(ASTRA_TEXT.fr.boons('stardust', 1)).toBe('1\u00a0poussière d’étoile');
    expect(ASTRA_TEXT.fr.boons('stardust', 5)).toBe('5\u00a0poussières d’étoile');
    expect(ASTRA_TEXT.fr.boons('fame', 4)).toBe('4\u00a0points de renommée');
  });

  it.each(LANGUAGES)('tells whatever happens in a game, in whole sentences: %s', (language) => {
    const told = new Map<AstraEvent['kind'], string>();
    const names = namesOf(['Robin', 'Alice', 'Zoé', 'Noah', 'Éva']);
    for (const event of eventsOfGames(12)) {
      const words = sentence(ASTRA_TEXT[language], event, names);
      expect(words).toMatch(/^[\p{Lu}].*\.$/u);
      expect(words).not.toMatch(/undefined|NaN|null|\[object/);
      if (language === 'fr') expect(frenchFaults(words)).toEqual([]);
      told.set(event.kind, words);
    }
    expect([...told.keys()].toSorted()).toEqual(Object.keys(ASTRA_TEXT[language].events).toSorted());
  });
});

describe('the sky behind the cards', () => {
  it.each(CARDS.map((card) => [card.name, card] as const))('%s has its stars in the order of the card', (_name, card) => {
    const sky = skyOf(card.code);
    expect(sky.map((star) => star.star)).toEqual(card.stars);
    expect(CATALOGUE[card.code]?.map(([star]) => star)).toEqual(card.stars);
    expect(sky.map((star) => starLetter(star.star))).toEqual(sky.map((star) => star.bayer));
    for (const [index, star] of sky.entries()) if (card.grand & (1 << index)) expect(star.name, star.star).not.toBeNull();
  });

  it('knows no other card', () => {
    expect(() => skyOf('xyz')).toThrow('xyz');
  });

  it('calls a star by its letter, and a borrowed one by its home where two would be called the same', () => {
    const auriga = cardByCode('aur');
    expect(auriga?.stars.map((_, star) => (auriga === undefined ? '' : letterOn(auriga, star)))).toEqual([
      'β Tau',
      'θ',
      'β',
      'α',
      'ε',
      'η',
      'ι',
      'δ',
    ]);
  });
});

/** Everything told in so many random games, one to five players in turn; the solo ones with an endless Library, so that it is reshuffled. */
function* eventsOfGames(games: number): Generator<AstraEvent> {
  for (let game = 0; game < games; game += 1) {
    const events: AstraEvent[] = [];
    const chance = new Chance(childSeed(readSeed('7e87'), game));
    const tell = (event: AstraEvent): number => events.push(event);
    const state = astra.setup(astra.options(OPTIONS[game % OPTIONS.length]), chance, tell);
    for (let seats = astra.waitingFor(state); seats.length > 0; seats = astra.waitingFor(state)) {
      const seat: Seat = seats[0] ?? 0;
      const legal = astra.legal(state, seat);
      const decision = legal[chance.below('test', legal.length)];
      if (decision === undefined) throw new Error('nothing to decide');
      astra.apply(state, seat, decision, chance, tell);
    }
    yield* events;
  }
  // Too rare to wait for; a golden record has one.
  yield { kind: 'no-focus', rule: 'A11.4' };
}

const OPTIONS = [
  { players: 1, modifiers: ['endless-library', 'hidden-right'] },
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 5 },
];
