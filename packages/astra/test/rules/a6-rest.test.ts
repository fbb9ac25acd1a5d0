import { expect, test } from 'vitest';
import { aTable } from '../a-table.ts';

test.each([
  [0, 5, 5],
  [3, 5, 5],
  [5, 5, 5],
  [8, 5, 8],
  [4, 12, 12],
])('A6.1 with %i Stardust and a Pouch of %i, a Rest leaves %i', (stardust, pouch, after) => {
  const table = aTable({ journals: [{ stardust, pouch }] }).do('rest');
  expect(table.journal(0)).toMatchObject({ stardust: after, pouch });
  expect(table.log('gained')).toEqual(after > stardust ? [`gained 0 stardust ${after - stardust} A6.1`] : []);
});

test.each([
  ['fire', ['leo', 'ari']],
  ['air', ['cyg']],
  ['water', ['cnc']],
  ['earth', []],
] as const)('A6.1 on the Sphere of %s, all own Exhausted cards of that Element are reactivated: %j', (sphere, cards) => {
  const exhausted = ['leo', 'cyg', 'ari', 'cnc'];
  const table = aTable({ sphere, journals: [{ wisdom: 5, active: ['equ'], exhausted }, { exhausted: ['per', 'lib'] }] }).do('rest');
  expect(table.journal(0).active).toEqual(['equ', ...cards]);
  expect(table.journal(0).exhausted).toEqual(exhausted.filter((code) => !cards.some((card) => card === code)));
  expect(table.journal(1).exhausted).toEqual(['per', 'lib']);
});

test('A6.1 refill, then reactivate by the Sphere the marker stands on, then move the marker', () => {
  const table = aTable({ sphere: 'fire', journals: [{ stardust: 1, exhausted: ['leo', 'cyg'] }] }).do('rest');
  expect(table.log().slice(0, 4)).toEqual(['rested 0 A6.1', 'gained 0 stardust 4 A6.1', 'reactivated 0 leo A6.1', 'sphere air A6.1']);
  expect(table.journal(0)).toMatchObject({ active: ['leo'], exhausted: ['cyg'] });
});

test('A6.1 the marker moves one Sphere clockwise', () => {
  const next = (['fire', 'air', 'water', 'earth'] as const).map((sphere) => aTable({ sphere }).do('rest').sphere);
  expect(next).toEqual(['air', 'water', 'earth', 'fire']);
  expect(aTable({ sphere: 'air', slots: ['tau'] }).do('mark tau bet', 'stop').sphere).toBe('air');
});

test.each(['fire', 'air', 'water'] as const)('A6.2 leaving the Sphere of %s discards nothing', (sphere) => {
  const table = aTable({ sphere, deck: ['equ'] });
  const before = table.discard;
  expect(table.do('rest').discard).toEqual(before);
  expect(table.log('discarded')).toEqual([]);
});

test('A6.2 from Earth to Fire the top card of the deck is discarded', () => {
  const table = aTable({ sphere: 'earth', deck: ['equ', 'uma'] });
  const before = table.discard;
  expect(table.do('rest').discard).toEqual([...before, 'equ']);
  expect(table.log('discarded')).toEqual(['discarded nobody equ deck A6.2']);
  // Three more Spheres pass, then the next card goes.
  expect(table.do('rest', 'rest', 'rest').discard).toEqual([...before, 'equ']);
  expect(table.do('rest').discard).toEqual([...before, 'equ', 'uma']);
});

test('A6.2 an empty deck has nothing to discard', () => {
  const table = aTable({ sphere: 'earth', above: 0, below: 0, slots: ['tau'] });
  const before = table.discard;
  expect(table.do('rest').discard).toEqual(before);
  expect(table.sphere).toBe('fire');
});

test('A6.3 a Rest is the whole action: the turn goes on to the next player, Telescopes or not', () => {
  const table = aTable({ slots: ['tau'], journals: [{ telescopes: 2 }] }).do('rest');
  expect(table.waitingFor).toEqual([1]);
  expect(table.journal(0).telescopes).toBe(2);
});

test('A6.3 in the Dream phase too, no second Rest and no Telescope', () => {
  const table = aTable({ players: 2, slots: ['tau', 'leo', 'cyg'], journals: [{ telescopes: 2 }] }).do('rest');
  expect(table.waitingFor).toEqual([0]);
  expect(table.why('rest')).toBe('A6.3 too-late-to-rest');
  expect(table.why('again')).toBe('A6.3 no-telescopes-after-rest');
  expect(table.legal()).toEqual(['mark leo bet', 'mark tau bet']);
});

test('A6.3 after an Observe there is no Rest', () => {
  const table = aTable({ slots: ['tau'], journals: [{ telescopes: 1 }] }).do('mark tau bet');
  expect(table.why('rest')).toBe('A6.3 too-late-to-rest');
  expect(table.do('stop').why('rest')).toBe('A6.3 too-late-to-rest');
  expect(table.do('again').why('rest')).toBe('A6.3 too-late-to-rest');
});

test('A6.4 Stardust from an Ability may exceed the Pouch size, and a Rest takes none away', () => {
  const table = aTable({ journals: [{ stardust: 5, active: ['leo'] }] }).do('use leo', 'rest');
  expect(table.journal(0)).toMatchObject({ stardust: 9, pouch: 5 });
});

test('A6.4 Stardust from a Boon may exceed the Pouch size', () => {
  const table = aTable({ slots: ['cas'], marks: { cas: ['del gam alf', 'bet'] }, journals: [{}, { stardust: 5 }] });
  expect(table.do('mark cas eps', 'boon 2').journal(1)).toMatchObject({ stardust: 10, pouch: 5 });
});
