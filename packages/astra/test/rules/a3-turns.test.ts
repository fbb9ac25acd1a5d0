import { expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

test.each([
  [2, 1, [1, 0, 1, 0]],
  [3, 2, [2, 0, 1, 2, 0, 1]],
  [5, 3, [3, 4, 0, 1, 2, 3]],
])('A3.1 with %i players turns go clockwise from the first player, seat %i', (players, first, order) => {
  // With 2 players a Rest brings a dream, so everybody observes one star instead.
  const table = aTable({ players, first, slots: ['tau', 'leo'] });
  const seen = order.map(() => {
    const seat = table.state.active;
    table.do(table.legal()[0] ?? '', 'stop');
    return seat;
  });
  expect(seen).toEqual(order);
});

test('A3.1 a new round begins with the first player', () => {
  const table = aTable({ players: 3, first: 1 });
  const rounds = [0, 1, 2, 3, 4, 5].map(() => table.do('rest').state.round);
  expect(rounds).toEqual([1, 1, 2, 2, 2, 3]);
  expect(table.log('turn')).toEqual(['turn 2 1 A3.1', 'turn 0 1 A3.1', 'turn 1 2 A3.1', 'turn 2 2 A3.1', 'turn 0 2 A3.1', 'turn 1 3 A3.1']);
});

test('A3.1 nobody plays out of turn', () => {
  const table = aTable({ players: 3, active: 1, journals: [{ active: ['leo'] }] });
  expect(table.waitingFor).toEqual([1]);
  expect(table.legal(0)).toEqual([]);
  expect(table.why('rest', 0)).toBe('A3.1 not-your-turn');
  expect(table.why('use leo', 0)).toBe('A3.1 not-your-turn');
  expect(table.why('rest', 2)).toBe('A3.1 not-your-turn');
});

test('A3.1 the Ability phase is optional, the action is not', () => {
  const table = aTable({ slots: ['tau'], journals: [{ active: ['leo'] }] });
  expect(table.legal()).toEqual(expect.arrayContaining(['mark tau bet', 'rest', 'use leo']));
  expect(table.legal()).not.toContain('done');
  expect(table.why('done')).toBe('A3.1 observe-or-rest');
  table.do('use leo');
  expect(table.why('done')).toBe('A3.1 observe-or-rest');
});

test('A3.1 one action a turn: Observe or Rest, and Abilities only before it', () => {
  const table = aTable({ slots: ['tau'], journals: [{ telescopes: 1, active: ['leo'] }] }).do('mark tau bet');
  expect(table.why('rest')).toBe('A6.3 too-late-to-rest');
  expect(table.why('use leo')).toBe('A4.1 abilities-come-first');
  table.do('stop');
  expect(table.legal()).toEqual(['again', 'done']);
  expect(table.why('rest')).toBe('A6.3 too-late-to-rest');
  expect(table.why('use leo')).toBe('A4.1 abilities-come-first');
  expect(table.do('done').state.active).toBe(1);
});

test('A3.1 what belongs to another phase is refused by the rule of that phase', () => {
  const table = aTable({ slots: ['tau'], journals: [{ active: ['leo'] }] });
  expect(['stop', 'again', 'buy', 'discover tau', 'boon 1', 'activate leo', 'discard leo'].map((text) => table.why(text))).toEqual([
    'A5.5 no-observe-to-stop',
    'A5.7 no-observe-before-this',
    'A7.4 nothing-to-buy-now',
    'A8.5 no-order-to-choose-now',
    'A8.2 no-boon-to-pick-now',
    'A8.8 nothing-to-reactivate-now',
    'A8.6 nothing-to-discard-now',
  ]);
});

test('A3.1 Ability, Rest, Discovery, Dream come in this order; the Dream only with two players', () => {
  const plan = { sphere: 'fire', slots: ['tri', 'tau', 'leo'], marks: { tri: ['bet eps', 'alf gam'] }, deck: ['equ'] } as const;
  const two = aTable({ ...plan, players: 2, journals: [{ active: ['cen'] }] }).do('use cen', 'mark tri del', 'rest');
  two.play(1, 'boon 1').play(0, 'mark tau bet', 'mark tau eps');
  expect(two.log('used', 'rested', 'picked', 'discovered', 'dealt', 'marked', 'turn')).toEqual([
    'used 0 cen A7.10',
    'marked 0 tri del A7.10',
    'rested 0 A6.1',
    'picked 1 tri box 1 A8.2',
    'discovered 0 tri A8.4',
    'dealt equ 0 A8.7',
    'marked nobody tau bet A10.2',
    'marked nobody tau eps A10.2',
    'turn 1 1 A3.1',
  ]);
  const three = aTable({ ...plan, players: 3, journals: [{ active: ['cen'] }] })
    .do('use cen', 'mark tri del', 'rest')
    .play(1, 'boon 1');
  expect(three.log().at(-1)).toBe('turn 1 1 A3.1');
});

test('A3.1 nothing of a turn is left in the next one: turn-lasting Abilities', () => {
  const table = aTable({ slots: ['tau'], journals: [{ active: ['cnc', 'cyg'] }] });
  table.do('use cnc', 'use cyg', 'mark tau bet', 'stop');
  // Seat 1 gets no Fame for Aldebaran, seat 2 no rich Rest.
  table.do('mark tau eps', 'mark tau gam', 'mark tau alf', 'stop').do('rest');
  expect(table.journal(1)).toMatchObject({ fame: 0, wisdom: 1 });
  expect(table.journal(2)).toMatchObject({ stardust: 8 });
});

test.each([
  ['Grand stars marked', 'cnc', ['rest'], { fame: 0, stardust: 8 }],
  ['Stardust spent before a Grand star', 'aqr', ['rest'], { stardust: 8 }],
  ['Stardust spent, Starting and Grand stars marked', 'peg', ['mark tau lam', 'stop'], { stardust: 8 }],
])('A3.1 nothing of a turn is left in the next one: %s', (_, code, decisions, after) => {
  const table = aTable({ slots: ['tau'], journals: [{}, { active: [code] }] });
  table.do('mark tau bet', 'mark tau eps', 'mark tau gam', 'mark tau alf', 'stop');
  expect(table.do(`use ${code}`, ...decisions).journal(1)).toMatchObject(after);
});

test('A3.1 nothing of a turn is left in the next one: a skipped action, a Rest', () => {
  const skipped = aTable({ slots: ['tau'], journals: [{ active: ['vir'] }] }).do('use vir', 'mark tau bet', 'done');
  expect(skipped.legal()).toEqual(expect.arrayContaining(['mark tau gam', 'rest']));
  expect(skipped.why('done')).toBe('A3.1 observe-or-rest');
  const rested = aTable({ players: 2, sphere: 'earth', slots: ['tau', 'tri', 'cas'] }).do('rest', 'mark tau bet');
  expect(rested.do('mark tri bet', 'stop').waitingFor).toEqual([0]);
  expect(rested.legal()).toContain('rest');
});

test('A3.2 end-of-turn effects come after the last Observe, not between two', () => {
  const table = aTable({ slots: ['cas', 'tau'], journals: [{ stardust: 5, telescopes: 1, active: ['cap', 'cnc'] }] });
  table.do('use cap', 'use cnc', 'mark cas del', 'mark cas gam', 'mark cas alf', 'stop');
  expect(table.journal(0)).toMatchObject({ stardust: 2, fame: 0 });
  table.do('again', 'mark tau bet', 'stop');
  expect(table.journal(0)).toMatchObject({ stardust: 3, fame: 1 });
});

test('A3.2 end-of-turn effects come before the Discovery is carried out', () => {
  const table = aTable({ slots: ['tri'], marks: { tri: ['', 'bet eps'] }, journals: [{ active: ['hya', 'ori'] }] });
  table.do('use hya', 'use ori', 'mark tri del', 'mark tri gam', 'mark tri alf');
  expect(table.waitingFor).toEqual([1]);
  expect(table.journal(0)).toMatchObject({ stardust: 7, fame: 1 });
  table.do('boon 1');
  expect(table.log('gained', 'picked', 'discovered').slice(1)).toEqual([
    'gained 0 fame 1 A7.15',
    'gained 0 stardust 2 A7.17',
    'picked 1 tri box 1 A8.2',
    'gained 1 fame 2 A8.8',
    'discovered 0 tri A8.4',
  ]);
});

test('A3.2 they know whether a Discovery will be triggered', () => {
  const plan = { slots: ['tri'], journals: [{ active: ['peg'] }] } as const;
  const discovers = aTable({ ...plan, marks: { tri: ['bet eps alf gam'] } }).do('use peg', 'mark tri del');
  expect(discovers.journal(0)).toMatchObject({ stardust: 7, active: ['tri'], exhausted: ['peg'] });
  const stops = aTable({ ...plan, marks: { tri: ['bet eps alf'] } }).do('use peg', 'mark tri del', 'stop');
  expect(stops.journal(0)).toMatchObject({ stardust: 8, active: [] });
});
