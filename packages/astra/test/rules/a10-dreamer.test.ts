import { expect, test } from 'vitest';
import { astra } from '../../src/index.ts';
import { aTable, type Plan } from '../a-table.ts';

/** Triangulum, Equuleus and Cassiopeia, all begun, the first one star short; the dreamer of Air marks up to 2 stars. */
const nearlyDreamt = (tri: readonly string[], plan: Plan = {}) =>
  aTable({ ...plan, players: 2, sphere: 'fire', slots: ['tri', 'equ', 'cas'], marks: { tri, equ: ['eps'], cas: ['del'] } });

test('A10.1 with two players there is a third pen, with more there is not', () => {
  const pens = [2, 3, 4, 5].map((players) => astra.view(aTable({ players }).state, 0).slots[0]?.marks.length);
  expect(pens).toEqual([3, 3, 4, 5]);
});

test('A10.1 the dreamer’s stars count as marked for both', () => {
  const table = aTable({ players: 2, slots: ['tau'], marks: { tau: ['', '', 'bet eps'] } });
  expect(table.why('mark tau gam')).toBe('fine');
  expect(table.why('mark tau eps')).toBe('A5.4 star-already-marked');
  expect(table.do('rest').stars('tau', 2)).toEqual(['bet', 'eps']);
});

test('A10.1 the dreamer’s stars belong to nobody', () => {
  const dreamt = { tri: ['', '', 'bet eps alf gam'], tau: ['', '', 'bet eps gam lam'] };
  const begun = aTable({ players: 2, slots: ['tri', 'tau'], marks: dreamt, journals: [{ active: ['lyr'] }] }).do('use lyr');
  expect(begun.journal(0).fame).toBe(0);
  // Nobody assisted: the card comes at once.
  expect(begun.do('mark tri del').journal(0).active).toEqual(['tri']);
  const ended = aTable({ players: 2, slots: ['tri', 'tau'], marks: dreamt, above: 0, active: 1 }).do('mark tri del');
  const stars = astra.result(ended.state)?.seats.map(({ lines }) => lines.find(({ name }) => name === 'stars')?.points);
  expect(stars).toEqual([0, 0]);
});

test.each([
  ['earth', 'fire', 1],
  ['fire', 'air', 2],
  ['air', 'water', 3],
  ['water', 'earth', 4],
] as const)('A10.2 after a Rest from %s to %s the dreamer marks %i, free', (sphere, to, number) => {
  const table = aTable({ players: 2, sphere, slots: ['eri', 'tau', 'leo'], journals: [{ stardust: 5 }, { stardust: 3 }] }).do('rest');
  const path = ['tau1', 'eta', 'eps', 'gam'].slice(0, number);
  expect(table.sphere).toBe(to);
  for (const star of path) {
    expect(table.waitingFor).toEqual([0]);
    table.do(`mark eri ${star}`);
  }
  expect(table.waitingFor).toEqual([1]);
  expect([table.stars('eri', 0), table.stars('eri', 2)]).toEqual([[], path]);
  expect([table.journal(0).stardust, table.journal(1).stardust]).toEqual([5, 3]);
  expect(table.log('marked')).toEqual(path.map((star) => `marked nobody eri ${star} A10.2`));
});

test('A10.2 the dreamer’s stars follow A5.2 and A5.3, on one card', () => {
  const table = aTable({ players: 2, sphere: 'air', slots: ['eri', 'uma', 'leo'] }).do('rest');
  expect(table.legal()).toEqual(['mark eri tau1', 'mark uma mu']);
  expect(table.why('mark eri eta')).toBe('A5.2 not-the-starting-star');
  table.do('mark eri tau1');
  expect(table.legal()).toEqual(['mark eri eta', 'mark eri tau4']);
  expect(table.why('mark uma mu')).toBe('A10.2 another-card');
  expect(table.why('mark eri eps')).toBe('A5.3 not-next-to-the-last-star');
  expect(table.why('mark eri tau1')).toBe('A5.4 star-already-marked');
  expect(table.why('mark eri eta', 1)).toBe('A3.1 not-your-turn');
});

test('A10.2 no dream without a Rest, and none with three players', () => {
  expect(aTable({ players: 2, slots: ['tau'] }).do('mark tau bet', 'stop').waitingFor).toEqual([1]);
  expect(aTable({ players: 3, slots: ['tau'] }).do('rest').waitingFor).toEqual([1]);
});

test('A10.2 the dream comes after the Discovery: the new card can be the dreamer’s', () => {
  const plan: Plan = { deck: ['eri'], journals: [{ active: ['cen', 'aql'] }, {}] };
  const table = nearlyDreamt(['bet eps alf', 'gam'], plan).do('use cen', 'mark tri del', 'rest', 'boon 1', 'discard aql');
  expect(table.slots[0]).toBe('eri');
  expect(table.legal()).toEqual(['mark eri tau1']);
});

test.each([
  ['the only one with no mark', ['uma', 'tri', 'eri'], { uma: ['mu'], eri: ['', 'tau1'] }, ['mark tri bet']],
  ['of several with no mark the one with most stars', ['tri', 'tau', 'cyg'], {}, ['mark tau bet']],
  ['of several with no mark, not a larger one with a mark', ['tri', 'uma', 'cyg'], { uma: ['', '', 'mu'] }, ['mark cyg bet1']],
  ['with a tie, any of them', ['leo', 'tri', 'tau'], {}, ['mark leo bet', 'mark tau bet']],
  [
    'if all have a mark, the one with most stars in all, not most unmarked',
    ['tau', 'uma', 'cyg'],
    { tau: ['bet'], uma: ['mu psi chi gam bet alf del', 'eps zet eta nu ups omi'], cyg: ['', 'bet1'] },
    ['mark uma iot'],
  ],
  [
    'if all have a mark, with a tie any of them',
    ['tau', 'tri', 'leo'],
    { tau: ['bet'], tri: ['', 'bet'], leo: ['', '', 'bet'] },
    ['mark leo del', 'mark leo tet', 'mark tau eps'],
  ],
])('A10.3 the dreamer’s card: %s', (_, slots, marks: Readonly<Record<string, readonly string[]>>, legal) => {
  const table = aTable({ players: 2, slots, marks }).do('rest');
  expect(table.legal()).toEqual(legal);
});

test('A10.3 no other card', () => {
  const table = aTable({ players: 2, slots: ['tri', 'tau', 'cyg'], marks: { cyg: ['bet1'] } }).do('rest');
  expect(table.why('mark tri bet')).toBe('A10.3 not-the-dreamers-card');
  expect(table.why('mark cyg gam')).toBe('A10.3 not-the-dreamers-card');
});

test('A10.3 with no card left there is no dream', () => {
  expect(aTable({ players: 2, above: 0, below: 0 }).do('rest').waitingFor).toEqual([1]);
});

test('A10.4 while there is a way and the number is not reached, marking goes on', () => {
  const table = aTable({ players: 2, sphere: 'water', slots: ['tau', 'tri', 'cyg'] }).do('rest');
  for (const star of ['bet', 'eps', 'gam']) {
    for (const text of ['stop', 'done']) expect(table.why(text)).toBe('A10.4 dream-goes-on');
    expect(table.legal().every((text) => text.startsWith('mark tau '))).toBe(true);
    table.do(`mark tau ${star}`);
  }
  expect(table.legal()).toEqual(['mark tau alf', 'mark tau lam']);
});

test('A10.4 the player may lead the dreamer into a dead end: the rest of the number is lost', () => {
  const plan: Plan = { players: 2, sphere: 'air', slots: ['cas', 'tri', 'equ'], marks: { tri: ['bet'], equ: ['eps'] } };
  const table = aTable(plan).do('rest', 'mark cas del');
  expect(table.legal()).toEqual(['mark cas eps', 'mark cas gam']);
  table.do('mark cas eps');
  expect(table.waitingFor).toEqual([1]);
  expect(table.stars('cas', 2)).toEqual(['del', 'eps']);
});

test('A10.5 the dreamer’s Grand stars give Wisdom to nobody', () => {
  const table = aTable({ players: 2, slots: ['crv', 'tau', 'leo'], marks: { tau: ['bet'], leo: ['bet'] } }).do(
    'rest',
    'mark crv del',
    'mark crv gam',
  );
  expect(table.stars('crv', 2)).toEqual(['del', 'gam']);
  expect([table.journal(0).wisdom, table.journal(1).wisdom]).toEqual([0, 0]);
  expect(table.log('gained')).toEqual([]);
});

test.each([
  ['more', ['bet eps gam', 'lam 37', 'eta alf zet mu'], ['boon 3', 'boon 4']],
  ['one more', ['bet eps gam lam', '37 eta', 'alf zet mu'], ['boon 3', 'boon 4']],
  ['as many', ['bet eps gam lam 37', 'eta alf', 'zet mu'], ['boon 1', 'boon 2', 'boon 3', 'boon 4']],
  ['fewer', ['bet eps gam lam 37', 'eta alf zet', 'mu'], ['boon 1', 'boon 2', 'boon 3', 'boon 4']],
])('A10.6 where the dreamer has %s stars than the assistant, these Boons are open', (_, tau, legal) => {
  const table = aTable({ players: 2, slots: ['tau'], marks: { tau } }).do('mark tau nu');
  expect(table.waitingFor).toEqual([1]);
  expect(table.legal()).toEqual(legal);
  expect(table.why('boon 2')).toBe(legal.length === 4 ? 'fine' : 'A10.6 two-rightmost-only');
});

test('A10.6 the dreamer’s stars against the discoverer’s do not matter', () => {
  const table = aTable({ players: 2, slots: ['tau'], marks: { tau: ['bet', 'eps gam lam 37', 'eta alf zet mu'] } }).do('mark tau nu');
  expect(table.legal()).toHaveLength(4);
});

test('A10.7 a card finished by the dreamer: both assist, most stars first, then it is discarded and replaced', () => {
  const table = nearlyDreamt(['bet eps', 'alf', 'gam'], { deck: ['uma'] }).do('rest', 'mark tri del');
  // Seat 0 has as many stars as the dreamer, seat 1 fewer.
  expect(table.waitingFor).toEqual([0]);
  expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  expect(table.do('boon 4').waitingFor).toEqual([1]);
  expect(table.legal()).toEqual(['boon 3']);
  expect(table.why('boon 1')).toBe('A10.6 two-rightmost-only');
  expect(table.why('boon 4')).toBe('A8.2 boon-crossed-out');
  table.do('boon 3');
  expect([table.journal(0).active, table.journal(1).active]).toEqual([[], []]);
  expect(table.discard.at(-1)).toBe('tri');
  expect(table.slots).toEqual(['uma', 'equ', 'cas']);
  expect(table.stars('uma', 2)).toEqual([]);
  expect(table.waitingFor).toEqual([1]);
  expect(table.log('discovered', 'discarded', 'dealt')).toEqual([
    'discovered nobody tri A10.7',
    'discarded nobody tri sky A10.7',
    'dealt uma 0 A10.7',
  ]);
});

test('A10.7 tied, both pick at the same time', () => {
  const table = nearlyDreamt(['bet eps', 'alf gam']).do('rest', 'mark tri del');
  expect(table.waitingFor).toEqual([0, 1]);
  table.play(1, 'boon 1').play(0, 'boon 1');
  expect([table.journal(0).fame, table.journal(1).fame]).toEqual([2, 2]);
  expect(table.log('picked')).toEqual(['picked 0 tri box 1 A8.3', 'picked 1 tri box 1 A8.3']);
  expect(table.waitingFor).toEqual([1]);
});

test('A10.7 tied below the dreamer, both have the two rightmost Boons', () => {
  const table = nearlyDreamt(['bet', 'alf', 'eps gam']).do('rest', 'mark tri del');
  expect([table.legal(0), table.legal(1)]).toEqual([
    ['boon 3', 'boon 4'],
    ['boon 3', 'boon 4'],
  ]);
});

test.each([
  ['only the one who rested', ['bet eps alf gam'], [0]],
  ['only the other player', ['', 'bet eps alf gam'], [1]],
  ['nobody', ['', '', 'bet eps alf gam'], []],
])('A10.7 with stars of %s, only those with stars are asked', (_, tri, asked) => {
  const table = nearlyDreamt(tri).do('rest', 'mark tri del');
  if (asked.length > 0) {
    expect(table.waitingFor).toEqual(asked);
    table.do('boon 1');
  }
  expect(table.log('picked')).toEqual(asked.map((seat) => `picked ${seat} tri box 1 A8.2`));
  expect(table.discard).toContain('tri');
  expect(table.waitingFor).toEqual([1]);
});

test('A10.7 the refill can trigger the end', () => {
  const table = nearlyDreamt(['', '', 'bet eps alf gam'], { above: 1, active: 1, round: 4 }).do('rest', 'mark tri del');
  expect(table.log('end-triggered')).toEqual(['end-triggered 1 5 A9.2']);
});
