import { ABILITIES, CARDS } from '@astrarium/astra';
import { ASTRA_TEXT } from '@astrarium/astra/text';
import { describe, expect, it } from 'vitest';
import { type CardFilter, EVERY_CONSTELLATION, filterCards, STAR_BANDS } from './filter.ts';

describe('filter the list of the atlas', () => {
  it('shows all of them by name until something is asked for', () => {
    expect(codes({})).toHaveLength(48);
    expect(codes({}, 'fr').slice(0, 2)).toEqual(['aql', 'and']);
  });

  it('every card is in exactly one band of stars', () => {
    const bands = (['few', 'some', 'many'] as const).map((stars) => codes({ stars }));
    expect(bands.flat().toSorted()).toEqual(CARDS.map(({ code }) => code).toSorted());
    for (const [least, most] of Object.values(STAR_BANDS)) expect(least).toBeLessThan(most);
    expect(codes({ stars: 'few' })).toContain('equ');
    expect(codes({ stars: 'many' })).toContain('arg');
  });

  it('by Ability: each of the 18 is found', () => {
    expect(codes({ ability: 'mark-star-and-neighbours' })).toEqual(['and', 'eri', 'vir']);
    for (const ability of Object.keys(ABILITIES) as (keyof typeof ABILITIES)[]) expect(codes({ ability }).length).toBeGreaterThan(0);
  });

  it('by Boons: the card has every one of those asked for', () => {
    const both = codes({ boons: new Set(['pouch', 'wisdom']) });
    expect(both).toContain('her');
    expect(both).not.toContain('ori');
    for (const code of both) {
      const kinds = CARDS.find((card) => card.code === code)?.boons.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['pouch', 'wisdom']));
    }
  });

  it('all at once, with name and Element', () => {
    expect(codes({ elements: new Set(['fire']), stars: 'many', boons: new Set(['stardust']), search: 'betel' })).toEqual(['ori']);
    expect(codes({ elements: new Set(['water']), search: 'betel' })).toEqual([]);
  });
});

function codes(filter: Partial<CardFilter>, language: 'en' | 'fr' = 'en'): string[] {
  return filterCards({ ...EVERY_CONSTELLATION, ...filter }, ASTRA_TEXT[language], language).map(({ code }) => code);
}
