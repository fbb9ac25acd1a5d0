import { expect, test } from 'vitest';
import { ABILITIES, CARDS } from '../../src/index.ts';
import { aTable, type Holdings } from '../a-table.ts';

/** The Journal of a player who has used this one card, from the start of a game. */
function used(code: string, tracks: Partial<Holdings> = {}): Holdings {
  return aTable({ slots: ['tau', 'peg', 'cyg', 'ori'], journals: [{ ...tracks, active: [code] }] })
    .do(`use ${code}`)
    .journal(0);
}

const AT_START = { fame: 0, pouch: 5, wisdom: 0, stardust: 8, telescopes: 0, active: [] };

test.each(['equ', 'tri'])('A7.1 %s: 2 Stardust', (code) => {
  expect(used(code)).toEqual({ ...AT_START, stardust: 10, exhausted: [code] });
});

test.each(['ari', 'del'])('A7.2 %s: 3 Stardust', (code) => {
  expect(used(code)).toEqual({ ...AT_START, stardust: 11, exhausted: [code] });
});

test.each(['aql', 'leo'])('A7.3 %s: 4 Stardust', (code) => {
  expect(used(code)).toEqual({ ...AT_START, stardust: 12, exhausted: [code] });
});

test('A7.1 A7.2 A7.3 the Stardust can be spent in the same turn', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 0, active: ['equ'] }] });
  expect(table.legal()).toEqual(['rest', 'use equ']);
  expect(table.do('use equ', 'mark tau bet', 'mark tau eps').journal(0).stardust).toBe(0);
});

test.each(['ara', 'aur', 'uma'])('A7.4 %s: a Telescope for 3 Stardust, as often as wanted and affordable', (code) => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 8, active: [code] }] }).do(`use ${code}`);
  expect(table.legal()).toEqual(['buy', 'done']);
  expect(table.do('buy').journal(0)).toMatchObject({ stardust: 5, telescopes: 1 });
  expect(table.legal()).toEqual(['buy', 'done']);
  // The second leaves 2 Stardust: the Ability is over by itself.
  expect(table.do('buy').journal(0)).toMatchObject({ stardust: 2, telescopes: 2 });
  expect(table.legal()).toEqual(expect.arrayContaining(['mark tau bet', 'rest']));
  expect(table.why('buy')).toBe('A7.4 nothing-to-buy-now');
});

test('A7.4 one may stop at any number, none included', () => {
  const plan = { slots: ['tau'], journals: [{ stardust: 9, active: ['ara'] }] } as const;
  expect(aTable(plan).do('use ara', 'done').journal(0)).toMatchObject({ stardust: 9, telescopes: 0, exhausted: ['ara'] });
  const one = aTable(plan).do('use ara', 'buy', 'done');
  expect(one.journal(0)).toMatchObject({ stardust: 6, telescopes: 1 });
  expect(one.legal()).toContain('mark tau bet');
});

test('A7.4 with exactly 3 Stardust one can be bought, with 2 none', () => {
  const buyer = (stardust: number) => aTable({ slots: ['tau'], journals: [{ stardust, active: ['aur'] }] }).do('use aur');
  expect(buyer(3).do('buy').journal(0)).toMatchObject({ stardust: 0, telescopes: 1 });
  expect(buyer(2).why('buy')).toBe('A7.4 nothing-to-buy-now');
});

test.each(['cep', 'crb', 'umi'])('A7.5 %s: 1 Telescope', (code) => {
  expect(used(code)).toEqual({ ...AT_START, telescopes: 1, exhausted: [code] });
});

test('A7.5 the Telescope is good for a further Observe in the same turn', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ active: ['cep'] }] }).do('use cep', 'mark tau bet', 'stop', 'again');
  expect(table.do('mark leo bet').journal(0)).toMatchObject({ telescopes: 0, stardust: 6 });
});

test.each(['cmi', 'sge'])('A7.6 %s: 1 Wisdom', (code) => {
  expect(used(code)).toEqual({ ...AT_START, wisdom: 1, exhausted: [code] });
  expect(used(code, { wisdom: 14 }).wisdom).toBe(14);
});

test('A7.6 the Wisdom counts for the card limit of the same turn', () => {
  const plan = { slots: ['tri'], marks: { tri: ['bet eps alf gam'] }, journals: [{ active: ['cmi', 'leo'] }] } as const;
  expect(aTable(plan).do('use cmi', 'mark tri del').journal(0)).toMatchObject({ active: ['leo', 'tri'], exhausted: ['cmi'] });
  expect(aTable(plan).do('mark tri del').legal()).toEqual(['discard cmi', 'discard leo', 'discard tri']);
});

test.each(['gem', 'crt'])('A7.7 %s: 1 Pouch size', (code) => {
  expect(used(code)).toEqual({ ...AT_START, pouch: 6, exhausted: [code] });
  expect(used(code, { pouch: 12 }).pouch).toBe(12);
});

test('A7.7 the larger Pouch counts for a Rest of the same turn', () => {
  expect(
    aTable({ journals: [{ stardust: 0, active: ['gem'] }] })
      .do('use gem', 'rest')
      .journal(0).stardust,
  ).toBe(6);
});

test.each(['cas', 'crv', 'lyr'])('A7.8 %s: 1 Fame for each undiscovered card with a star of yours', (code) => {
  const table = aTable({
    slots: ['tau', 'peg', 'cyg', 'ori'],
    marks: { tau: ['bet eps', 'gam'], peg: ['', 'kap'], cyg: ['gam', 'bet1'] },
    journals: [{ active: [code] }],
  });
  expect(table.do(`use ${code}`).journal(0)).toMatchObject({ fame: 2, stardust: 8 });
  expect(table.log('gained')).toEqual(['gained 0 fame 2 A7.8']);
});

test('A7.8 a star marked earlier in the turn counts; a finished card is no longer undiscovered', () => {
  const plan = {
    slots: ['tri', 'tau'],
    marks: { tri: ['bet eps alf gam'] },
    journals: [{ wisdom: 1, active: ['lyr', 'cen', 'cet'] }],
  } as const;
  expect(aTable(plan).do('use lyr').journal(0).fame).toBe(1);
  expect(aTable(plan).do('use cen', 'mark tau nu', 'use lyr').journal(0).fame).toBe(2);
  expect(aTable(plan).do('use cen', 'mark tri del', 'use lyr').journal(0).fame).toBe(0);
});

test.each(['lib', 'per'])('A7.9 %s: 1 Fame for each own card of the active Sphere, Active or Exhausted', (code) => {
  const journals = [{ wisdom: 8, active: [code, 'cyg', 'leo'], exhausted: ['aql', 'tau'] }, { active: ['and'] }];
  const fame = (sphere: 'fire' | 'air' | 'water' | 'earth') => aTable({ sphere, journals }).do(`use ${code}`).journal(0).fame;
  // Libra itself is of Air, Perseus of Fire: the card that is being used counts too.
  expect([fame('fire'), fame('air'), fame('water'), fame('earth')]).toEqual(code === 'per' ? [2, 2, 0, 1] : [1, 3, 0, 1]);
});

test('A7.1 … A7.18 every effect belongs to its own cards, and to no other', () => {
  const cardsBy = new Map<string, string[]>();
  for (const { code, ability } of CARDS) cardsBy.set(ABILITIES[ability].rule, [...(cardsBy.get(ABILITIES[ability].rule) ?? []), code]);
  expect(Object.fromEntries([...cardsBy].map(([rule, codes]) => [rule, codes.toSorted().join(' ')]))).toEqual({
    'A7.1': 'equ tri',
    'A7.2': 'ari del',
    'A7.3': 'aql leo',
    'A7.4': 'ara aur uma',
    'A7.5': 'cep crb umi',
    'A7.6': 'cmi sge',
    'A7.7': 'crt gem',
    'A7.8': 'cas crv lyr',
    'A7.9': 'lib per',
    'A7.10': 'cen cet ser',
    'A7.11': 'arg dra lep',
    'A7.12': 'her oph psc',
    'A7.13': 'and eri vir',
    'A7.14': 'boo cma sco',
    'A7.15': 'cnc cra ori',
    'A7.16': 'cyg lup sgr',
    'A7.17': 'aqr cap hya',
    'A7.18': 'peg psa tau',
  });
});
