import { at } from '@astrarium/core';
import { expect, test } from 'vitest';
import { type AstraState, astra, scoreElements } from '../../src/index.ts';
import { type ATable, aTable, type Plan } from '../a-table.ts';

/** Triangulum about to be discovered by the active player alone, on a Sphere where a Rest discards nothing. */
const discovering: Plan = { slots: ['tri', 'cas'], marks: { tri: ['bet eps alf gam'] }, deck: ['equ', 'uma', 'peg'] };

function linesOf(table: ATable, seat: number): Record<string, number> {
  const lines = astra.result(table.state)?.seats[seat]?.lines ?? [];
  return Object.fromEntries(lines.map(({ name, points }) => [name, points]));
}

test('A9.1 the end is triggered when a refill brings the Game End card to the top', () => {
  const table = aTable({ ...discovering, above: 1 });
  expect(table.state.triggeredBy).toBe(-1);
  table.do('mark tri del');
  expect(table.slots[0]).toBe('equ');
  expect(table.log('dealt', 'end-triggered')).toEqual(['dealt equ 0 A8.7', 'end-triggered 0 1 A9.2']);
});

test('A9.1 the end is triggered when a Rest discards the last card above the Game End card', () => {
  const table = aTable({ sphere: 'earth', above: 1 }).do('rest');
  expect(table.log('end-triggered')).toEqual(['end-triggered 0 1 A9.2']);
  expect(aTable({ sphere: 'earth', above: 1 }).do('rest', 'rest').log('end-triggered')).toHaveLength(1);
});

test('A9.1 not a card earlier', () => {
  expect(aTable({ sphere: 'earth', above: 2 }).do('rest').log('end-triggered')).toEqual([]);
  expect(
    aTable({ ...discovering, above: 2 })
      .do('mark tri del')
      .log('end-triggered'),
  ).toEqual([]);
});

test('A9.1 drawing goes on below the Game End card, even within one refill', () => {
  const table = aTable({
    ...discovering,
    above: 1,
    marks: { tri: ['bet eps alf gam'], cas: ['del gam alf bet'] },
    journals: [{ active: ['her'], wisdom: 1 }],
  }).do('use her', 'mark tri del', 'mark cas eps', 'rest', 'discover tri');
  expect(table.log('dealt', 'end-triggered')).toEqual(['dealt equ 0 A8.7', 'end-triggered 0 1 A9.2', 'dealt uma 1 A8.7']);
  expect(astra.view(table.state, 'spectator').deck).toEqual({ above: 0, below: 24 });
});

/** Everybody rests until the game is over, or for 20 turns; who that was. */
function restAll(table: ATable): number[] {
  const seats: number[] = [];
  while (table.waitingFor.length > 0 && seats.length < 20) {
    seats.push(table.state.active);
    table.do('rest');
  }
  return seats;
}

test.each([
  [3, 1, 1, [1, 2, 0]],
  [3, 1, 2, [2, 0, 1, 2, 0]],
  [3, 1, 0, [0, 1, 2, 0]],
  [5, 0, 0, [0, 1, 2, 3, 4]],
  [5, 0, 4, [4, 0, 1, 2, 3, 4]],
  [4, 3, 0, [0, 1, 2, 3, 0, 1, 2]],
])('A9.2 %i players, first seat %i: triggered by a Rest in the turn of seat %i, these play: %j', (players, first, active, turns) => {
  const table = aTable({ players, first, active, round: 7, sphere: 'earth', above: 1 });
  expect(restAll(table)).toEqual(turns);
  expect(table.state.round).toBe(active === first ? 7 : 8);
  expect(astra.result(table.state)?.why).toBe(active === first ? 'end-by-first-player' : 'end-by-other-player');
});

test('A9.2 triggered by a refill it is the same', () => {
  const table = aTable({ ...discovering, first: 0, above: 1 }).do('mark tri del');
  expect(restAll(table)).toEqual([1, 2]);
  const other = aTable({ ...discovering, first: 2, active: 0, above: 1 }).do('mark tri del');
  expect(restAll(other)).toEqual([1, 2, 0, 1]);
});

test('A9.2 without the trigger the game goes on; after the last turn nobody plays', () => {
  const table = aTable({ above: 0, active: 2 });
  expect(astra.result(table.state)).toBeUndefined();
  table.do('rest');
  expect([table.waitingFor, table.legal(0)]).toEqual([[], []]);
  for (const seat of [0, 1, 2]) expect(table.why('rest', seat)).toBe('A9.2 game-over');
  expect(table.log().at(-1)).toBe('ended A9.3');
});

const FINISH: Plan = {
  above: 0,
  active: 2,
  sphere: 'fire',
  slots: ['tau', 'leo', 'uma', 'gem'],
  marks: { tau: ['bet eps gam', 'lam mu'], leo: ['bet del tet', 'eta'], uma: ['', 'psi'] },
  scoring: ['fire air', 'water earth', 'fire earth'],
  journals: [
    { fame: 7, pouch: 6, wisdom: 4, stardust: 8, telescopes: 3, active: ['per', 'lib'], exhausted: ['vir'] },
    { fame: 0, pouch: 12, wisdom: 14, stardust: 2, telescopes: 9 },
    { fame: 31, stardust: 9, active: ['tri'], exhausted: ['cyg'] },
  ],
};

test('A9.3 each source of Fame is a line of its own', () => {
  const table = aTable(FINISH).do('rest');
  // Stars: 3 on Taurus and 3 on Leo are 6 together, hence 3. Active: Perseus 2 and Libra 1; Virgo is Exhausted.
  expect(linesOf(table, 0)).toEqual({ fame: 7, pouch: 6, limit: 4, stardust: 2, stars: 3, active: 3, elements: 7 });
  // 2 + 1 + 1 stars; Telescopes score nothing.
  expect(linesOf(table, 1)).toEqual({ fame: 0, pouch: 12, limit: 8, stardust: 0, stars: 2, active: 0, elements: 0 });
  expect(linesOf(table, 2)).toEqual({ fame: 31, pouch: 5, limit: 2, stardust: 3, stars: 0, active: 2, elements: 5 });
  expect(astra.result(table.state)?.seats.map(({ total }) => total)).toEqual([32, 22, 48]);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [11, 3],
  [12, 4],
])('A9.3 %i Stardust left give %i Fame', (stardust, points) => {
  const table = aTable({ above: 0, active: 2, journals: [{ stardust }] }).do('rest');
  expect(linesOf(table, 0).stardust).toBe(points);
});

test('A9.3 stars on a card discovered in the last turn no longer count', () => {
  const plan = { above: 0, active: 2, slots: ['tri', 'tau'], marks: { tri: ['bet eps', '', 'alf gam'], tau: ['bet'] } } as const;
  const table = aTable({ ...plan, journals: [{}, {}, { stardust: 1 }] }).do('mark tri del', 'boon 1');
  expect([linesOf(table, 0).stars, linesOf(table, 2).stars, linesOf(table, 2).active]).toEqual([0, 0, 2]);
  expect(linesOf(aTable(plan).do('rest'), 0).stars).toBe(1);
});

test('A9.4 the worked example: Air and Fire on the card, 3 Air, 2 Earth, 3 Water collected, 28', () => {
  const cards = ['cyg', 'lib', 'and', 'equ', 'vir', 'cnc', 'del', 'psc'];
  const journals = [{ wisdom: 14, active: cards.slice(0, 4), exhausted: cards.slice(4) }];
  const table = aTable({ above: 0, active: 2, scoring: ['air fire'], journals }).do('rest');
  expect(linesOf(table, 0).elements).toBe(28);
});

test.each([
  [[0, 0, 0, 0], 0],
  [[1, 1, 0, 0], 0],
  [[1, 1, 1, 0], 3],
  [[1, 1, 1, 1], 6],
  [[2, 1, 1, 0], 5],
  [[2, 2, 2, 2], 8 + 12],
  [[3, 3, 3, 0], 18 + 9],
  [[0, 4, 0, 0], 11],
  [[1, 4, 3, 2], 28],
  [[4, 4, 4, 4], 44 + 24],
])('A9.4 rows of %j marks score %i', (rows, points) => {
  expect(scoreElements(rows)).toBe(points);
});

test('A9.4 marks past the fourth are lost; the card’s own marks come on top of the collected', () => {
  const elements = (scoring: string, ...cards: string[]) =>
    linesOf(aTable({ above: 0, active: 2, scoring: [scoring], journals: [{ wisdom: 14, active: cards }] }).do('rest'), 0).elements;
  expect(elements('air water', 'cyg', 'lib', 'and')).toBe(11);
  expect(elements('air water', 'cyg', 'lib', 'and', 'crv', 'aql', 'dra')).toBe(11);
  expect(elements('fire earth', 'cyg', 'lib', 'and')).toBe(6 + 3);
});

test('A9.5 most Fame in all wins, not most Fame so far; a tie is a shared victory', () => {
  expect(astra.result(aTable(FINISH).do('rest').state)?.winners).toEqual([2]);
  const ending = (fame: readonly number[], stardust: readonly number[]) => {
    const journals = fame.map((points, seat) => ({ fame: points, stardust: at(stardust, seat) }));
    return astra.result(aTable({ above: 0, active: 2, journals }).do('rest').state)?.winners;
  };
  expect(ending([10, 8, 3], [6, 15, 6])).toEqual([1]);
  expect(ending([10, 9, 10], [6, 9, 6])).toEqual([0, 1, 2]);
  expect(ending([10, 9, 10], [6, 6, 8])).toEqual([0, 2]);
});

test('A9.5 Fame has no upper limit', () => {
  const table = aTable({ above: 0, active: 2, journals: [{ fame: 89 }, { fame: 88 }], slots: ['cas'], marks: { cas: ['', '', 'del'] } });
  table.do('rest');
  expect(linesOf(table, 0).fame).toBe(89);
  expect(astra.result(table.state)?.seats[0]?.total).toBe(98);
  const more = aTable({ slots: ['tri'], marks: { tri: ['bet eps alf', 'gam'] }, journals: [{}, { fame: 90 }] }).do(
    'mark tri del',
    'boon 1',
  );
  expect(more.journal(1).fame).toBe(92);
});

test('A9.6 everyone may see how many cards lie above the Game End card', () => {
  const table = aTable({ players: 4, sphere: 'earth', above: 5 });
  const counts = () => ([0, 1, 2, 3, 'spectator'] as const).map((viewer) => astra.view(table.state, viewer).deck);
  expect(counts()).toEqual(Array.from({ length: 5 }, () => ({ above: 5, below: 18 })));
  table.do('rest');
  expect(counts()).toEqual(Array.from({ length: 5 }, () => ({ above: 4, below: 18 })));
});

test('A9.6 nobody may see which: another order of the deck looks the same to all', () => {
  const table = aTable({ above: 5 });
  const { deck, drawn } = table.state;
  const other: AstraState = { ...table.state, deck: [...deck.slice(0, drawn), ...deck.slice(drawn).toReversed()] };
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(astra.view(other, viewer)).toEqual(astra.view(table.state, viewer));
  expect(Object.keys(astra.view(table.state, 0).deck)).toEqual(['above', 'below']);
});
