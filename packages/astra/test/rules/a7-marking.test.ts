import { expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

/** The last two cards of a game: everything that can be marked is on them. */
const TWO_CARDS = { above: 0, below: 0, slots: ['tri', 'cas'] } as const;

test.each(['cen', 'cet', 'ser'])('A7.10 %s: any one unmarked star anywhere, free', (code) => {
  const table = aTable({ ...TWO_CARDS, marks: { tri: ['', 'bet eps'] }, journals: [{ stardust: 1, active: [code] }] }).do(`use ${code}`);
  expect(table.legal()).toEqual([
    'mark cas alf',
    'mark cas bet',
    'mark cas del',
    'mark cas eps',
    'mark cas gam',
    'mark tri alf',
    'mark tri del',
    'mark tri gam',
  ]);
  table.do('mark cas bet');
  expect(table.journal(0)).toMatchObject({ stardust: 1, wisdom: 0 });
  expect(table.stars('cas', 0)).toEqual(['bet']);
  expect(table.log('marked')).toEqual(['marked 0 cas bet A7.10']);
  // The action follows, and begins next to that star.
  expect(table.legal()).toEqual(['mark cas alf', 'mark tri alf', 'mark tri del', 'rest']);
});

test('A7.10 not a marked star, not a card elsewhere', () => {
  const table = aTable({ slots: ['tau'], deck: ['equ'], marks: { tau: ['', 'bet'] }, journals: [{ active: ['cen'] }] }).do('use cen');
  expect(table.why('mark tau bet')).toBe('A5.4 star-already-marked');
  expect(table.why('mark equ eps')).toBe('A5.1 card-not-in-slots');
});

test('A7.10 it works without Stardust', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 0, active: ['cet'] }] }).do('use cet', 'mark tau eta');
  expect(table.journal(0)).toMatchObject({ stardust: 0, wisdom: 1 });
  expect(table.legal()).toEqual(['rest']);
});

test.each(['arg', 'dra', 'lep'])('A7.11 %s: one star on each of three different cards, free, by A5.2', (code) => {
  const slots = ['tau', 'leo', 'cyg', 'cas'];
  const table = aTable({ slots, marks: { tau: ['', 'bet eps gam'] }, journals: [{ stardust: 0, active: [code] }] }).do(`use ${code}`);
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1', 'mark leo bet', 'mark tau alf', 'mark tau lam']);
  table.do('mark tau alf');
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1', 'mark leo bet']);
  expect(table.why('mark tau zet')).toBe('A7.11 three-different-cards');
  expect(table.why('mark leo del')).toBe('A5.2 not-the-starting-star');
  table.do('mark leo bet');
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1']);
  table.do('mark cas del');
  expect(table.journal(0)).toMatchObject({ stardust: 0, wisdom: 1 });
  expect(table.legal()).toEqual(['rest']);
  expect(table.log('marked')).toEqual(['marked 0 tau alf A7.11', 'marked 0 leo bet A7.11', 'marked 0 cas del A7.11']);
});

test.each(['her', 'oph', 'psc'])('A7.12 %s: two stars on one card, free, the second by A5.3', (code) => {
  const table = aTable({
    slots: ['tau', 'leo', 'cyg', 'cas'],
    marks: { tau: ['', 'bet eps gam'] },
    journals: [{ stardust: 0, active: [code] }],
  });
  table.do(`use ${code}`);
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1', 'mark leo bet', 'mark tau alf', 'mark tau lam']);
  expect(table.why('mark tau mu')).toBe('A5.2 not-next-to-a-marked-star');
  table.do('mark tau alf');
  // λ could be a first star, but not the one after Aldebaran.
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1', 'mark leo bet', 'mark tau zet']);
  expect(table.why('mark tau lam')).toBe('A5.3 not-next-to-the-last-star');
  table.do('mark tau zet');
  expect(table.journal(0)).toMatchObject({ stardust: 0, wisdom: 1 });
  expect(table.legal()).toEqual(['rest']);
  expect(table.stars('tau', 0)).toEqual(['alf', 'zet']);
});

test.each(['her', 'oph', 'psc'])('A7.12 %s: or one star on each of two cards, each by A5.2', (code) => {
  const table = aTable({ slots: ['tau', 'leo', 'cyg', 'cas'], journals: [{ active: [code] }] }).do(`use ${code}`, 'mark tau bet');
  expect(table.why('mark leo del')).toBe('A5.2 not-the-starting-star');
  table.do('mark leo bet');
  expect([table.stars('tau', 0), table.stars('leo', 0)]).toEqual([['bet'], ['bet']]);
  expect(table.legal()).toContain('rest');
  expect(table.journal(0).stardust).toBe(8);
});

test.each(['and', 'eri', 'vir'])('A7.13 %s: any star and every unmarked star next to it, free; no action this turn', (code) => {
  const table = aTable({ slots: ['tau', 'cas'], marks: { cas: ['', 'del gam'] }, journals: [{ stardust: 3, active: [code, 'leo'] }] });
  table.do(`use ${code}`);
  // Untouched as Taurus is, the choice is not bound to its Starting star; nor on Cassiopeia to the neighbours of marked stars.
  expect(table.legal()).toEqual(expect.arrayContaining(['mark tau gam', 'mark tau eta', 'mark cas bet', 'mark cas alf', 'mark cas eps']));
  expect(table.why('mark cas gam')).toBe('A5.4 star-already-marked');
  table.do('mark tau gam');
  expect(table.stars('tau', 0)).toEqual(['eps', 'gam', 'lam', 'alf']);
  expect(table.journal(0)).toMatchObject({ stardust: 3, wisdom: 1 });
  expect(table.legal()).toEqual(['done', 'use leo']);
  expect(table.why('rest')).toBe('A7.13 action-skipped');
  expect(table.why('mark tau bet')).toBe('A7.13 action-skipped');
  expect(table.do('use leo').legal()).toEqual(['done']);
  expect(table.do('done').state.active).toBe(1);
});

test('A7.13 only unmarked stars are taken, and only those next to the chosen one', () => {
  const table = aTable({ slots: ['tau'], marks: { tau: ['', 'bet eps', 'alf'] }, journals: [{ active: ['and'] }] }).do(
    'use and',
    'mark tau gam',
  );
  expect([table.stars('tau', 0), table.stars('tau', 1), table.stars('tau', 2)]).toEqual([['gam', 'lam'], ['bet', 'eps'], ['alf']]);
  expect(table.journal(0).wisdom).toBe(0);
});

test('A7.13 each Grand star among them gives 1 Wisdom', () => {
  const table = aTable({ slots: ['leo'], journals: [{ active: ['vir'] }] }).do('use vir', 'mark leo eta');
  expect(table.stars('leo', 0)).toEqual(['gam1', 'eta', 'alf']);
  expect(table.journal(0).wisdom).toBe(2);
});

test('A7.13 a card finished so is discovered though the action is skipped', () => {
  const table = aTable({ slots: ['tri'], marks: { tri: ['', 'bet eps'] }, journals: [{ active: ['vir'] }] });
  table.do('use vir', 'mark tri gam', 'done').play(1, 'boon 1');
  expect(table.journal(0)).toMatchObject({ active: ['tri'], exhausted: ['vir'], wisdom: 1 });
  expect(table.state.active).toBe(1);
});

test('A7.13 other Abilities may come before it and after it, a second one of its kind too', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ wisdom: 1, active: ['and', 'vir', 'aql'] }] });
  table.do('use aql', 'use and', 'mark tau nu', 'use vir', 'mark leo eps', 'done');
  expect([table.stars('tau', 0), table.stars('leo', 0)]).toEqual([
    ['mu', 'nu'],
    ['mu', 'eps'],
  ]);
});

test.each(['boo', 'cma', 'sco'])('A7.14 %s: an Observe may begin on any Common star, marked card or not', (code) => {
  const table = aTable({ ...TWO_CARDS, marks: { tri: ['', 'bet'] }, journals: [{ active: [code] }] });
  expect(table.legal()).toEqual(['mark cas del', 'mark tri del', 'mark tri eps', 'rest', `use ${code}`]);
  table.do(`use ${code}`);
  // The Starting star of Cassiopeia stays open by A5.2; its Grand star does not open, nor does Triangulum's.
  expect(table.legal()).toEqual([
    'mark cas bet',
    'mark cas del',
    'mark cas eps',
    'mark cas gam',
    'mark tri del',
    'mark tri eps',
    'mark tri gam',
    'rest',
  ]);
  expect(table.why('mark cas alf')).toBe('A5.2 not-the-starting-star');
  expect(table.why('mark tri alf')).toBe('A5.2 not-next-to-a-marked-star');
  table.do('mark cas bet');
  expect(table.journal(0).stardust).toBe(7);
});

test('A7.14 a Starting star is no Common star', () => {
  const table = aTable({ slots: ['tau'], marks: { tau: ['', 'nu'] }, journals: [{ active: ['boo'] }] }).do('use boo');
  expect(table.why('mark tau bet')).toBe('A5.2 not-next-to-a-marked-star');
  expect(table.why('mark tau eps')).toBe('fine');
});

test('A7.14 a Grand star next to a marked one may begin as ever', () => {
  const table = aTable({ slots: ['cas'], marks: { cas: ['', 'del gam'] }, journals: [{ active: ['boo'] }] }).do('use boo');
  expect(table.why('mark cas alf')).toBe('fine');
});

test('A7.14 the stars after the first follow A5.3', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ active: ['sco'] }] }).do('use sco', 'mark tau 37');
  expect(table.legal()).toEqual(['mark tau eta', 'mark tau lam', 'stop']);
  expect(table.why('mark tau zet')).toBe('A5.3 not-next-to-the-last-star');
  expect(table.why('mark leo mu')).toBe('A5.3 another-card');
});

test('A7.14 it holds for every Observe of the turn, and for this turn only', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ telescopes: 2, active: ['cma'] }] });
  table.do('use cma', 'mark tau nu', 'stop', 'again', 'mark tau zet', 'stop', 'again', 'mark leo mu', 'stop');
  expect(table.state.active).toBe(1);
  expect(table.why('mark tau 37')).toBe('A5.2 not-next-to-a-marked-star');
  expect(table.do('rest', 'rest').why('mark tau 37')).toBe('A5.2 not-next-to-a-marked-star');
});

test('A7.14 it opens no finished card', () => {
  const table = aTable({ slots: ['tri', 'tau'], marks: { tri: ['bet eps alf gam'] }, journals: [{ active: ['boo', 'cen'] }] });
  table.do('use boo', 'use cen', 'mark tri del');
  expect(table.why('mark tri eps')).toBe('A5.8 card-finished');
});
