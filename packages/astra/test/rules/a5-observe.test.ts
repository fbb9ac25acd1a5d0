import { expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

/** What the marks alone leave open on this card. */
const onCard = (legal: readonly string[], code: string): string[] =>
  legal.filter((text) => text.startsWith(`mark ${code} `)).map((text) => text.slice(9));

test('A5.1 an Observe needs at least 1 Stardust', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 0 }] });
  expect(table.refusal(0, 'mark tau bet')).toEqual({
    rule: 'A5.1',
    reason: 'no-stardust',
    missing: { what: 'stardust', need: 1, have: 0 },
  });
  expect(aTable({ slots: ['tau'], journals: [{ stardust: 1 }] }).why('mark tau bet')).toBe('fine');
});

test('A5.1 only cards in the slots can be observed', () => {
  const table = aTable({ slots: ['tau'], deck: ['equ'], journals: [{ active: ['leo'] }] });
  expect(table.why('mark equ eps')).toBe('A5.1 card-not-in-slots');
  expect(table.why('mark leo bet')).toBe('A5.1 card-not-in-slots');
});

test('A5.1 at least one star is marked, in a further Observe too', () => {
  const table = aTable({ slots: ['tau'], journals: [{ telescopes: 1 }] });
  expect(table.why('stop')).toBe('A5.5 no-observe-to-stop');
  table.do('mark tau bet', 'stop', 'again');
  expect(table.legal()).not.toContain('stop');
  expect(table.why('stop')).toBe('A5.1 mark-a-star-first');
  expect(table.why('done')).toBe('A3.1 not-done-yet');
});

test('A5.2 an untouched card begins at its Starting star', () => {
  const table = aTable({ slots: ['tau', 'cas', 'cyg', 'uma'] });
  expect(table.legal()).toEqual(['mark cas del', 'mark cyg bet1', 'mark tau bet', 'mark uma mu', 'rest']);
  expect(table.why('mark tau eps')).toBe('A5.2 not-the-starting-star');
  expect(table.why('mark tau alf')).toBe('A5.2 not-the-starting-star');
});

test.each([
  ['one’s own', 3, ['bet eps gam']],
  ['another’s', 3, ['', 'bet eps gam']],
  ['several players’', 3, ['eps', 'bet', 'gam']],
  ['the dreamer’s', 2, ['', '', 'bet eps gam']],
  ['mixed', 2, ['eps', 'gam', 'bet']],
])('A5.2 a card with marks begins next to any marked star: %s', (_, players, tau) => {
  const table = aTable({ players, slots: ['tau'], marks: { tau } });
  expect(onCard(table.legal(), 'tau')).toEqual(['alf', 'lam']);
  for (const star of ['zet', 'mu', '37', 'eta', 'nu']) expect(table.why(`mark tau ${star}`)).toBe('A5.2 not-next-to-a-marked-star');
});

test('A5.2 where a mark stands apart from the Starting star, only its neighbours count', () => {
  const table = aTable({ slots: ['tau'], marks: { tau: ['', 'nu'] } });
  expect(onCard(table.legal(), 'tau')).toEqual(['mu']);
  expect(table.why('mark tau bet')).toBe('A5.2 not-next-to-a-marked-star');
});

test('A5.3 each further star is next to the one marked just before: no jump, no earlier branch, no other card', () => {
  const table = aTable({ slots: ['tau', 'leo'] }).do('mark tau bet', 'mark tau eps', 'mark tau gam', 'mark tau lam');
  expect(table.legal()).toEqual(['mark tau 37', 'mark tau mu', 'stop']);
  // Aldebaran hangs on Prima Hyadum, which was marked before λ.
  expect(table.why('mark tau alf')).toBe('A5.3 not-next-to-the-last-star');
  expect(table.why('mark tau eta')).toBe('A5.3 not-next-to-the-last-star');
  expect(table.why('mark leo bet')).toBe('A5.3 another-card');
});

test('A5.3 a ring may be followed either way round', () => {
  const table = aTable({ slots: ['tri'] }).do('mark tri bet');
  expect(table.legal()).toEqual(['mark tri del', 'mark tri eps', 'stop']);
  expect(table.do('mark tri del').legal()).toEqual(['mark tri gam', 'stop']);
});

test('A5.4 each star costs 1 Stardust', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 6 }] });
  const left = ['bet', 'eps', 'gam', 'alf'].map((star) => table.do(`mark tau ${star}`).journal(0).stardust);
  expect(left).toEqual([5, 4, 3, 2]);
  expect(table.log('spent')).toEqual(Array.from({ length: 4 }, () => 'spent 0 stardust 1 A5.4'));
});

test('A5.4 a marked star is never marked again, whoever marked it', () => {
  const table = aTable({ players: 2, slots: ['tau'], marks: { tau: ['bet', 'eps', 'gam'] } });
  for (const star of ['bet', 'eps', 'gam']) expect(table.why(`mark tau ${star}`)).toBe('A5.4 star-already-marked');
  table.do('mark tau lam');
  for (const star of ['lam', 'gam']) expect(table.why(`mark tau ${star}`)).toBe('A5.4 star-already-marked');
  expect(table.stars('tau', 0)).toEqual(['bet', 'lam']);
});

test('A5.5 the Observe ends when the player stops', () => {
  const table = aTable({ slots: ['tau'] }).do('mark tau bet', 'stop');
  expect([table.state.active, table.journal(0).stardust]).toEqual([1, 7]);
});

test('A5.5 the Observe ends with the last Stardust, even where there is a way on', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 2 }] }).do('mark tau bet');
  expect(table.state.active).toBe(0);
  expect(table.do('mark tau eps').state.active).toBe(1);
  expect(table.journal(0).stardust).toBe(0);
});

test('A5.5 the Observe ends at a dead end, even with Stardust left', () => {
  const table = aTable({ slots: ['tau'], marks: { tau: ['', 'bet eps gam'] } }).do('mark tau alf');
  expect(table.state.active).toBe(0);
  expect(table.do('mark tau zet').state.active).toBe(1);
  expect(table.journal(0).stardust).toBe(6);
});

test('A5.6 a Grand star gives 1 Wisdom at once; Starting and Common stars give none', () => {
  const table = aTable({ slots: ['tau'] }).do('mark tau bet', 'mark tau eps', 'mark tau gam');
  expect(table.journal(0).wisdom).toBe(0);
  expect(table.do('mark tau alf').journal(0).wisdom).toBe(1);
  expect(table.waitingFor).toEqual([0]);
  expect(table.log('gained')).toEqual(['gained 0 wisdom 1 A5.6']);
});

test.each([
  ['cen', ['mark tau alf'], 1],
  ['dra', ['mark cas alf', 'mark tau bet', 'mark uma mu'], 1],
  ['her', ['mark cas alf', 'mark cas bet'], 1],
  ['vir', ['mark leo eta'], 2],
])('A5.6 a Grand star that an Ability marks gives Wisdom too: %s', (code, marks, wisdom) => {
  const table = aTable({ slots: ['tau', 'leo', 'cas', 'uma'], marks: { cas: ['', 'del gam'] }, journals: [{ active: [code] }] });
  expect(table.do(`use ${code}`, ...marks).journal(0).wisdom).toBe(wisdom);
});

test('A5.6 Wisdom beyond the end of the track is lost', () => {
  const table = aTable({ slots: ['cas'], marks: { cas: ['', 'del gam'] }, journals: [{ wisdom: 14, active: ['cnc'] }] });
  table.do('use cnc', 'mark cas alf', 'stop');
  expect(table.journal(0)).toMatchObject({ wisdom: 14, fame: 1 });
  expect(table.log('gained')).toEqual(['gained 0 fame 1 A7.15']);
});

test('A5.7 after an Observe, another for 1 Telescope: on the same card or on another', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ telescopes: 2 }] }).do('mark tau bet', 'mark tau eps', 'mark tau gam');
  table.do('mark tau alf', 'mark tau zet');
  expect(table.legal()).toEqual(['again', 'done']);
  expect(table.why('mark tau lam')).toBe('A5.7 telescope-first');
  // The same card: another branch.
  table.do('again');
  expect(table.journal(0).telescopes).toBe(1);
  expect(onCard(table.legal(), 'tau')).toEqual(['lam']);
  expect(onCard(table.legal(), 'leo')).toEqual(['bet']);
  table.do('mark tau lam', 'stop', 'again', 'mark leo bet');
  expect(table.journal(0)).toMatchObject({ telescopes: 0, stardust: 1 });
  expect(table.do('stop').state.active).toBe(1);
  expect(table.log('spent').filter((line) => line.includes('telescope'))).toEqual(
    Array.from({ length: 2 }, () => 'spent 0 telescope 1 A5.7'),
  );
});

test('A5.7 a further Observe follows the same rules', () => {
  const table = aTable({ slots: ['tau', 'leo'], journals: [{ telescopes: 1 }] }).do('mark tau bet', 'stop', 'again');
  expect(table.why('mark tau gam')).toBe('A5.2 not-next-to-a-marked-star');
  expect(table.why('mark leo del')).toBe('A5.2 not-the-starting-star');
  table.do('mark leo bet');
  expect(table.why('mark tau eps')).toBe('A5.3 another-card');
});

test('A5.7 a Telescope may be kept; without one, or without Stardust, no further Observe', () => {
  const plan = { slots: ['tau'], journals: [{ telescopes: 1, stardust: 2 }] } as const;
  const kept = aTable(plan).do('mark tau bet', 'stop', 'done');
  expect([kept.state.active, kept.journal(0).telescopes]).toEqual([1, 1]);
  const broke = aTable(plan).do('mark tau bet', 'mark tau eps');
  expect([broke.state.active, broke.journal(0).telescopes]).toEqual([1, 1]);
  expect(aTable({ slots: ['tau'] }).do('mark tau bet', 'stop').state.active).toBe(1);
});

test('A5.7 with no star left unmarked there is no further Observe', () => {
  const plan = { above: 0, below: 0, slots: ['tri'], marks: { tri: ['bet eps alf gam'] }, journals: [{ telescopes: 1 }] } as const;
  const table = aTable(plan).do('mark tri del');
  expect([table.state.active, table.journal(0).telescopes]).toEqual([1, 1]);
});

test('A5.7 a Telescope is no good before the first Observe', () => {
  const table = aTable({ slots: ['tau'], journals: [{ telescopes: 3 }] });
  expect(table.legal()).not.toContain('again');
  expect(table.why('again')).toBe('A5.7 no-observe-before-this');
});

test('A5.8 a finished card can not be chosen any more this turn', () => {
  const table = aTable({ slots: ['tri', 'tau'], marks: { tri: ['', 'bet eps alf gam'] }, journals: [{ telescopes: 1, active: ['cen'] }] });
  table.do('mark tri del', 'again');
  expect(onCard(table.legal(), 'tri')).toEqual([]);
  expect(table.why('mark tri del')).toBe('A5.8 card-finished');
  expect(table.why('mark tau bet')).toBe('fine');
});

test('A5.8 a card that an Ability finished waits for the Discovery as well', () => {
  const table = aTable({ slots: ['tri', 'tau'], marks: { tri: ['', 'bet eps alf gam'] }, journals: [{ active: ['cen', 'her'] }] });
  table.do('use cen', 'mark tri del');
  expect(table.slots.slice(0, 2)).toEqual(['tri', 'tau']);
  expect(table.why('mark tri bet')).toBe('A5.8 card-finished');
  expect(table.do('use her').why('mark tri del')).toBe('A5.8 card-finished');
});

test('A5.9 without Stardust there is only the Rest', () => {
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 0, telescopes: 2 }] });
  expect(table.legal()).toEqual(['rest']);
  expect(table.do('rest').state.active).toBe(1);
});

test('A5.9 with no unmarked star left there is only the Rest', () => {
  const plan = { above: 0, below: 0, slots: ['tri'], marks: { tri: ['bet eps alf gam'] }, journals: [{ active: ['cen'] }] } as const;
  expect(aTable(plan).do('use cen', 'mark tri del').legal()).toEqual(['rest']);
  expect(aTable({ above: 0, below: 0 }).legal()).toEqual(['rest']);
});
