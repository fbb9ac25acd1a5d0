import { ASTRA_TEXT } from '@astrarium/astra/text';
import { describe, expect, it } from 'vitest';
import { typeset } from '../../../i18n/typeset.ts';
import { type CardSelection, chooseCards, EVERY_CARD } from './choose-cards.ts';

describe('choosing cards', () => {
  it('shows all 48 by name, in the order of the language', () => {
    expect(codes({})).toHaveLength(48);
    expect(codes({}).slice(0, 3)).toEqual(['and', 'aqr', 'aql']);
    expect(codes({}, 'fr').slice(0, 3)).toEqual(['aql', 'and', 'ara']);
    // É is sorted with E, not after Z.
    expect(codes({}, 'fr').indexOf('eri')).toBeLessThan(codes({}, 'fr').indexOf('gem'));
  });

  it('finds by name without accents, by Latin name and by star', () => {
    expect(codes({ search: 'bootes' })).toEqual(['boo']);
    expect(codes({ search: ' ÉRIDAN ' }, 'fr')).toEqual(['eri']);
    expect(codes({ search: 'capricornus' }, 'fr')).toEqual(['cap']);
    expect(codes({ search: 'aldebaran' })).toEqual(['tau']);
    expect(codes({ search: 'xyz' })).toEqual([]);
  });

  it('keeps to the Elements chosen, and to all when none is', () => {
    const fire = codes({ elements: new Set(['fire']) });
    const both = codes({ elements: new Set(['fire', 'water']) });
    expect(fire).toHaveLength(12);
    expect(both).toHaveLength(24);
    expect(both).toEqual(expect.arrayContaining(fire));
  });

  it('sorts by number of stars, and by name among equals', () => {
    const counts = chooseCards({ ...EVERY_CARD, order: 'stars' }, ASTRA_TEXT.en, 'en').map((card) => card.stars.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('typesetting', () => {
  it('curves quotation marks and binds French signs to their words', () => {
    expect(typeset("'before the dog' isn't", 'en')).toBe('‘before the dog’ isn’t');
    expect(typeset("C'est « ceci » : oui", 'fr')).toBe('C’est «\u00a0ceci\u00a0»\u00a0: oui');
  });
});

function codes(choice: Partial<CardSelection>, language: 'en' | 'fr' = 'en'): string[] {
  return chooseCards({ ...EVERY_CARD, ...choice }, ASTRA_TEXT[language], language).map((card) => card.code);
}
