import { expect, test } from 'vitest';
import { aTable, type Holdings } from '../a-table.ts';

/** Cards one star short of their end: the discoverer's stars, the assistant's star, the last star. */
const NEARLY: Readonly<Record<string, readonly [string, string, string]>> = {
  tau: ['bet eps gam lam 37 eta alf zet', 'mu', 'nu'],
  tri: ['bet eps alf', 'gam', 'del'],
  leo: ['bet del gam1 eta alf tet zet mu', 'eps', 'omi'],
  uma: ['mu psi chi gam bet alf del eps zet eta nu ups', 'omi', 'iot'],
};

/** Seat 0 discovers the card; seat 1 is asked for its Boon. */
function discovered(code: string, assistant: Partial<Holdings> = {}) {
  const [own = '', other = '', last = ''] = NEARLY[code] ?? [];
  return aTable({ slots: [code], marks: { [code]: [own, other] }, journals: [{}, assistant] }).do(`mark ${code} ${last}`);
}

test.each([
  ['Fame', 'tau', 1, { fame: 2 }, { fame: 6 }],
  ['Stardust, above the Pouch size too', 'tau', 2, { stardust: 4 }, { stardust: 10 }],
  ['Telescopes', 'leo', 2, { telescopes: 1 }, { telescopes: 3 }],
  ['Pouch size', 'uma', 2, { pouch: 9 }, { pouch: 11 }],
  ['Pouch size, as far as the track goes', 'uma', 2, { pouch: 11 }, { pouch: 12 }],
  ['Pouch size on a full track', 'uma', 2, { pouch: 12 }, { pouch: 12 }],
  ['Wisdom', 'tri', 3, { wisdom: 3 }, { wisdom: 5 }],
  ['Wisdom, as far as the track goes', 'tri', 3, { wisdom: 13 }, { wisdom: 14 }],
  ['Wisdom on a full track', 'tri', 3, { wisdom: 14 }, { wisdom: 14 }],
])('A8.8 the Boon of %s: box of %s, %i', (_, code, box, before, after) => {
  const table = discovered(code, before);
  const rest = table.journal(1);
  expect(table.do(`boon ${box}`).journal(1)).toEqual({ ...rest, ...after });
});

test('A8.8 the Boon gives what was really gained, and tells so', () => {
  expect(discovered('uma', { pouch: 11 }).do('boon 2').log('gained')).toEqual(['gained 1 pouch 1 A8.8']);
  expect(discovered('uma', { pouch: 12 }).do('boon 2').log('gained')).toEqual([]);
});

test('A8.8 Activation: own Exhausted cards of choice, of any Element', () => {
  const table = discovered('tau', { wisdom: 3, active: ['equ'], exhausted: ['leo', 'cyg', 'cnc'] }).do('boon 4');
  expect(table.waitingFor).toEqual([1]);
  expect(table.legal()).toEqual(['activate cnc', 'activate cyg', 'activate leo']);
  expect(table.why('activate equ')).toBe('A8.8 card-already-active');
  expect(table.why('activate tau')).toBe('A8.8 not-your-card');
  expect(table.why('done')).toBe('A3.1 not-done-yet');
  table.do('activate cnc');
  expect(table.legal()).toEqual(['activate cyg', 'activate leo']);
  table.do('activate leo');
  expect(table.journal(1)).toMatchObject({ active: ['equ', 'cnc', 'leo'], exhausted: ['cyg'] });
  expect(table.log('reactivated')).toEqual(['reactivated 1 cnc A8.8', 'reactivated 1 leo A8.8']);
  expect(table.journal(0).active).toEqual(['tau']);
});

test.each([
  [
    ['leo', 'cyg'],
    ['leo', 'cyg'],
  ],
  [['leo'], ['leo']],
  [[], []],
])('A8.8 Activation with no choice, %j Exhausted, asks nothing', (exhausted, active) => {
  const table = discovered('tau', { exhausted }).do('boon 4');
  expect(table.journal(1)).toMatchObject({ active, exhausted: [] });
  expect(table.state.active).toBe(1);
});

test('A8.8 of two tied who pick Activation, each chooses among the own cards, clockwise from the discoverer', () => {
  const table = aTable({
    players: 4,
    active: 2,
    slots: ['tau'],
    marks: { tau: ['bet eps', 'gam', 'lam 37 eta alf zet', 'mu'] },
    journals: [{}, { wisdom: 1, exhausted: ['leo', 'cyg', 'ari'] }, {}, { wisdom: 1, exhausted: ['per', 'lib', 'and'] }],
  }).do('mark tau nu', 'boon 1');
  expect(table.waitingFor).toEqual([1, 3]);
  table.play(1, 'boon 4').play(3, 'boon 4');
  expect(table.waitingFor).toEqual([3]);
  expect(table.why('activate leo')).toBe('A8.8 not-your-card');
  table.do('activate per', 'activate and');
  expect(table.waitingFor).toEqual([1]);
  table.do('activate ari', 'activate cyg');
  expect([table.journal(1).active, table.journal(3).active]).toEqual([
    ['ari', 'cyg'],
    ['per', 'and'],
  ]);
});

test('A8.8 cards are chosen before the next assistant picks', () => {
  const table = aTable({
    slots: ['tau'],
    marks: { tau: ['bet eps gam lam 37 eta', 'alf zet', 'mu'] },
    journals: [{}, { wisdom: 1, exhausted: ['leo', 'cyg', 'ari'] }],
  }).do('mark tau nu', 'boon 4');
  expect(table.waitingFor).toEqual([1]);
  expect(table.do('activate leo', 'activate ari').waitingFor).toEqual([2]);
  expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3']);
});

test('A8.8 a Boon must be picked, even a useless one', () => {
  const table = discovered('tau', { pouch: 12 });
  expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  for (const text of ['done', 'stop', 'rest']) expect(table.refusal(1, text)).toBeDefined();
  const before = table.journal(1);
  expect(table.do('boon 4').journal(1)).toEqual(before);
});
