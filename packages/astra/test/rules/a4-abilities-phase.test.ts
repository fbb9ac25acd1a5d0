import { expect, test } from 'vitest';
import { aTable, type Plan } from '../a-table.ts';

test('A4.1 any number of own Active cards, in any order; each use exhausts the card', () => {
  const plan = { slots: ['tau'], journals: [{ wisdom: 1, active: ['leo', 'cep', 'gem'] }] } as const;
  const table = aTable(plan).do('use gem', 'use leo');
  expect(table.journal(0)).toMatchObject({ active: ['cep'], exhausted: ['gem', 'leo'], stardust: 12, pouch: 6, telescopes: 0 });
  expect(table.log('used')).toEqual(['used 0 gem A7.7', 'used 0 leo A7.3']);
  expect(aTable(plan).do('use cep', 'use leo', 'use gem').journal(0).exhausted).toEqual(['cep', 'leo', 'gem']);
  expect(aTable(plan).do('rest').journal(0)).toMatchObject({ active: ['leo', 'cep', 'gem'], exhausted: [] });
});

test('A4.1 an Exhausted card can not be used', () => {
  const table = aTable({ journals: [{ active: ['leo'], exhausted: ['gem'] }] });
  expect(table.legal()).not.toContain('use gem');
  expect(table.why('use gem')).toBe('A4.1 card-exhausted');
  table.do('use leo');
  expect(table.legal()).not.toContain('use leo');
  expect(table.why('use leo')).toBe('A4.1 card-exhausted');
});

test('A4.1 cards of others, in the slots or in the deck can not be used', () => {
  const table = aTable({ slots: ['tau'], deck: ['equ'], journals: [{}, { active: ['leo'] }] });
  for (const code of ['leo', 'tau', 'equ']) expect(table.why(`use ${code}`)).toBe('A4.1 not-your-card');
});

test('A4.1 a reactivated card can be used again, at the earliest in the next turn', () => {
  const table = aTable({ players: 3, sphere: 'fire', journals: [{ active: ['leo'] }] }).do('use leo', 'rest');
  expect(table.journal(0)).toMatchObject({ active: ['leo'], stardust: 12 });
  expect(table.do('rest', 'rest', 'use leo').journal(0)).toMatchObject({ exhausted: ['leo'], stardust: 16 });
});

test.each([
  ['cen', 'A7.10'],
  ['dra', 'A7.11'],
  ['her', 'A7.12'],
  ['vir', 'A7.13'],
])('A4.2 the instant Ability of %s (%s) is finished before another begins', (code) => {
  const table = aTable({ slots: ['tau', 'leo', 'cyg', 'uma'], journals: [{ active: [code, 'aql'] }] }).do(`use ${code}`);
  expect(table.legal().filter((text) => !text.startsWith('mark '))).toEqual([]);
  expect(table.why('use aql')).toBe('A4.2 finish-the-ability');
});

test('A4.2 buying Telescopes is finished before another Ability begins', () => {
  const table = aTable({ slots: ['tau'], journals: [{ active: ['ara', 'aql'] }] }).do('use ara');
  expect(table.legal()).toEqual(['buy', 'done']);
  expect(table.why('use aql')).toBe('A4.2 finish-the-ability');
});

test('A4.2 buying Telescopes is finished before the action begins; no marks are due', () => {
  const table = aTable({ slots: ['tau'], journals: [{ active: ['ara'] }] }).do('use ara');
  expect(table.refusal(0, 'mark tau bet')).toBeDefined();
  expect(table.why('rest')).toBe('A4.2 finish-the-ability');
});

test('A4.2 Abilities that last for the turn run side by side', () => {
  const table = aTable({ slots: ['cas'], journals: [{ wisdom: 1, active: ['boo', 'cnc', 'aqr'] }] }).do('use boo', 'use cnc', 'use aqr');
  // Boötes lets the Observe begin on Caph, Cancer pays for Schedar, Aquarius gives back what Caph cost.
  table.do('mark cas bet', 'mark cas alf', 'stop');
  expect(table.journal(0)).toMatchObject({ fame: 1, stardust: 7, wisdom: 2 });
});

test('A4.3 a card gained this turn comes Active and can be used from the next turn on', () => {
  const table = aTable({ players: 3, slots: ['tri'], marks: { tri: ['bet eps alf gam'] }, journals: [{ active: ['leo', 'cep'] }] });
  table.do('mark tri del');
  expect(table.legal()).toEqual(['discard cep', 'discard leo', 'discard tri']);
  expect(table.why('use tri')).toBe('A4.1 abilities-come-first');
  table.do('discard cep');
  expect(table.journal(0).active).toEqual(['leo', 'tri']);
  expect(table.why('use tri', 0)).toBe('A3.1 not-your-turn');
  expect(table.do('rest', 'rest', 'use tri').journal(0)).toMatchObject({ stardust: 9, exhausted: ['tri'] });
});

test.each<[string, string, Plan]>([
  ['cas', 'no card with a star of one’s own', {}],
  ['per', 'no card of the Sphere', { sphere: 'water' }],
  ['gem', 'a full Pouch track', { journals: [{ pouch: 12 }] }],
  ['cmi', 'a full Wisdom track', { journals: [{ wisdom: 14 }] }],
  ['ara', 'too little Stardust to buy', { journals: [{ stardust: 2 }] }],
])('A4.4 %s may be used even if it does nothing: %s', (code, _, { sphere = 'fire', journals = [{}] }) => {
  const table = aTable({ sphere, slots: ['tau'], marks: { tau: ['', 'bet'] }, journals: [{ ...journals[0], active: [code] }] });
  const before = table.journal(0);
  expect(table.legal()).toContain(`use ${code}`);
  expect(table.do(`use ${code}`).journal(0)).toEqual({ ...before, active: [], exhausted: [code] });
  expect(table.log('gained')).toEqual([]);
  expect(table.legal()).toContain('rest');
});

test.each(['cen', 'dra', 'her'])('A4.4 %s may be used even if no star is left to mark', (code) => {
  const table = aTable({ above: 0, below: 0, journals: [{ active: [code] }] });
  expect(table.slots).toEqual(['-', '-', '-', '-']);
  expect(table.do(`use ${code}`).legal()).toEqual(['rest']);
});

test('A4.4 three cards where only two have an unmarked star: two marks', () => {
  const table = aTable({ above: 0, below: 0, slots: ['tau', 'leo'], journals: [{ active: ['dra'] }] }).do('use dra');
  table.do('mark leo bet', 'mark tau bet');
  expect(table.legal()).toEqual(['mark leo del', 'mark leo tet', 'mark tau eps', 'rest']);
});

test('A4.4 two stars where only one is left: one mark', () => {
  const table = aTable({
    above: 0,
    below: 0,
    slots: ['tri'],
    marks: { tri: ['bet eps alf gam'] },
    journals: [{ active: ['her'] }],
  });
  expect(table.do('use her', 'mark tri del').legal()).toEqual(['rest']);
});

test('A4.4 two stars where the first leads to a dead end and no other card is left: one mark', () => {
  const table = aTable({ above: 0, below: 0, slots: ['cas'], marks: { cas: ['', 'del'] }, journals: [{ active: ['psc'] }] });
  expect(table.do('use psc', 'mark cas eps').legal()).toEqual(['mark cas gam', 'rest']);
});

test.each(['cen', 'dra', 'her', 'vir'])('A4.4 once %s is used, its marks are not optional', (code) => {
  const table = aTable({ slots: ['tau', 'leo', 'cyg', 'uma'], journals: [{ active: [code] }] }).do(`use ${code}`);
  for (const text of ['rest', 'done', 'stop']) expect(table.why(text)).toBe('A4.4 marks-are-due');
});

test('A4.4 the second and third mark are due like the first', () => {
  const table = aTable({ slots: ['tau', 'leo', 'cyg', 'uma'], journals: [{ active: ['dra', 'her'] }] }).do('use dra', 'mark tau bet');
  expect(table.why('done')).toBe('A4.4 marks-are-due');
  expect(table.do('mark leo bet').why('rest')).toBe('A4.4 marks-are-due');
  table.do('mark cyg bet1', 'use her', 'mark tau eps');
  expect(table.why('stop')).toBe('A4.4 marks-are-due');
  expect(table.do('mark tau gam').legal()).toContain('rest');
});
