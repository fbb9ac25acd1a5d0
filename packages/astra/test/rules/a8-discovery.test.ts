import { expect, test } from 'vitest';
import { aTable, type Plan } from '../a-table.ts';

/** Taurus with one star missing, ν; the stars by seat. Boons: Fame 4, Stardust 6, Improvement 1, Activation 2. */
const taurus = (players: number, stars: readonly string[], plan: Plan = {}) =>
  aTable({ ...plan, players, slots: ['tau'], marks: { tau: stars } });

/** Triangulum and Cassiopeia, each one star short of its end, and Hercules to mark both. No Rest here reactivates anything. */
const twoAtOnce: Plan = {
  sphere: 'water',
  slots: ['leo', 'tri', 'uma', 'cas'],
  marks: { tri: ['bet eps alf', 'gam'], cas: ['del gam', 'alf bet'] },
  journals: [{ active: ['her'] }],
};
const HERCULES = ['use her', 'mark tri del', 'mark cas eps'];

test('A8.1 every card with all stars marked is discovered by the active player, whoever marked the rest', () => {
  const table = taurus(3, ['', 'bet eps gam lam 37 eta alf zet mu']).do('mark tau nu').play(1, 'boon 1');
  expect(table.journal(0).active).toEqual(['tau']);
  expect(table.slots).not.toContain('tau');
  expect(table.log('discovered')).toEqual(['discovered 0 tau A8.4']);
});

test('A8.1 a card with a star unmarked is not discovered', () => {
  const table = taurus(3, ['bet eps gam lam 37 eta alf zet']).do('mark tau mu', 'stop');
  expect([table.slots[0], table.journal(0).active, table.state.active]).toEqual(['tau', [], 1]);
});

test('A8.1 a card that an Ability finished is discovered after the action, a Rest too', () => {
  const table = aTable({ ...twoAtOnce, journals: [{ active: ['cen'] }] }).do('use cen', 'mark cas eps');
  expect(table.slots).toContain('cas');
  table.do('rest', 'boon 1');
  expect(table.journal(0)).toMatchObject({ active: ['cas'], exhausted: ['cen'] });
});

test('A8.1 several cards in one turn are all discovered', () => {
  const table = aTable({ ...twoAtOnce, journals: [{ active: ['her'], wisdom: 1 }] }).do(
    ...HERCULES,
    'rest',
    'discover tri',
    'boon 1',
    'boon 1',
  );
  expect(table.journal(0).active).toEqual(['tri', 'cas']);
});

test('A8.2 all others with a star on it pick one Boon each, most stars first', () => {
  const table = taurus(5, ['bet zet mu', 'eps gam lam', '37', '', 'eta alf']).do('mark tau nu');
  expect(table.waitingFor).toEqual([1]);
  expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  for (const seat of [0, 2, 3, 4]) expect(table.why('boon 2', seat)).toBe('A8.2 others-pick-boons');
  expect(table.do('boon 2').waitingFor).toEqual([4]);
  expect(table.legal()).toEqual(['boon 1', 'boon 3', 'boon 4']);
  expect(table.why('boon 2')).toBe('A8.2 boon-crossed-out');
  expect(table.do('boon 1').waitingFor).toEqual([2]);
  expect(table.legal()).toEqual(['boon 3', 'boon 4']);
  table.do('boon 3');
  expect(table.log('picked')).toEqual(['picked 1 tau box 2 A8.2', 'picked 4 tau box 1 A8.2', 'picked 2 tau box 3 A8.2']);
  expect(table.state.active).toBe(1);
  expect([1, 4, 2, 3].map((seat) => table.journal(seat))).toMatchObject([
    { stardust: 14 },
    { fame: 4 },
    { pouch: 6 },
    { fame: 0, stardust: 8 },
  ]);
});

test('A8.3 tied assistants pick at the same time, may pick the same Boon, and it is crossed out after', () => {
  const table = taurus(4, ['bet zet mu lam', 'eps gam', '37 eta', 'alf']).do('mark tau nu');
  expect(table.waitingFor).toEqual([1, 2]);
  expect(table.play(2, 'boon 1').waitingFor).toEqual([1]);
  expect(table.why('boon 2', 2)).toBe('A8.2 others-pick-boons');
  // Nothing is crossed out or handed out before both have picked.
  expect(table.legal(1)).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  expect(table.journal(2).fame).toBe(0);
  table.play(1, 'boon 1');
  expect([table.journal(1).fame, table.journal(2).fame]).toEqual([4, 4]);
  expect(table.waitingFor).toEqual([3]);
  expect(table.legal(3)).toEqual(['boon 2', 'boon 3', 'boon 4']);
});

test('A8.3 all picks of the tie are crossed out together', () => {
  const table = taurus(5, ['bet mu', 'eps gam', 'lam 37', 'eta alf', 'zet']).do('mark tau nu');
  expect(table.waitingFor).toEqual([1, 2, 3]);
  table.play(3, 'boon 3').play(1, 'boon 1').play(2, 'boon 2');
  expect(table.legal(4)).toEqual(['boon 4']);
  for (const box of [1, 2, 3]) expect(table.why(`boon ${box}`, 4)).toBe('A8.2 boon-crossed-out');
  expect(table.log('picked').slice(0, 3)).toEqual(['picked 1 tau box 1 A8.3', 'picked 2 tau box 2 A8.3', 'picked 3 tau box 3 A8.3']);
});

test('A8.3 a tie may come after a single assistant', () => {
  const table = taurus(4, ['bet zet', 'eps gam', '37 eta alf', 'lam mu']).do('mark tau nu');
  expect(table.waitingFor).toEqual([2]);
  expect(table.do('boon 1').waitingFor).toEqual([1, 3]);
  expect([table.legal(1), table.legal(3)]).toEqual([
    ['boon 2', 'boon 3', 'boon 4'],
    ['boon 2', 'boon 3', 'boon 4'],
  ]);
});

test('A8.3 the picks of a tie are sealed: nobody else sees which Boon it is', () => {
  const picked = (box: number) => taurus(4, ['bet zet mu lam', 'eps gam', '37 eta', 'alf']).do('mark tau nu').play(2, `boon ${box}`);
  const seen = (box: number) => picked(box).seenBy([0, 1, 3, 'spectator']);
  expect(seen(1)).toEqual(seen(2));
  expect(seen(1)).toEqual(seen(4));
  expect(picked(1).seenBy([2])).not.toEqual(picked(2).seenBy([2]));
  expect(picked(1).log().at(-1)).toBe('sealed 2 A8.3');
});

test.each([
  ['boon 1', 'boon 1'],
  ['boon 1', 'boon 2'],
  ['boon 4', 'boon 3'],
  ['boon 4', 'boon 4'],
])('A8.3 whoever of the tie picks first, the outcome is the same: %s and %s', (one, two) => {
  const exhausted = [{}, { wisdom: 1, exhausted: ['leo', 'cyg', 'ari'] }, { wisdom: 1, exhausted: ['per', 'lib', 'and'] }];
  const tie = () => taurus(4, ['bet zet mu lam', 'eps gam', '37 eta', 'alf'], { journals: exhausted }).do('mark tau nu');
  const a = tie().play(1, one).play(2, two);
  const b = tie().play(2, two).play(1, one);
  expect(a.state).toEqual(b.state);
  expect(a.log('picked', 'gained')).toEqual(b.log('picked', 'gained'));
});

test('A8.4 the discoverer never picks a Boon, with most stars neither', () => {
  const table = taurus(3, ['bet eps gam lam 37 eta alf zet', 'mu']).do('mark tau nu');
  expect(table.waitingFor).toEqual([1]);
  expect(table.legal(0)).toEqual([]);
  table.do('boon 4');
  expect(table.journal(0)).toMatchObject({ fame: 0, stardust: 7, pouch: 5, active: ['tau'], exhausted: [] });
});

test('A8.4 with no assistant the card comes at once, Active', () => {
  const table = taurus(3, ['bet eps gam lam 37 eta alf zet mu']).do('mark tau nu');
  expect(table.journal(0)).toMatchObject({ active: ['tau'], exhausted: [] });
  expect(table.state.active).toBe(1);
});

test('A8.4 the Boons are picked before the card comes to the discoverer', () => {
  const table = taurus(3, ['bet eps gam lam 37 eta alf zet', 'mu']).do('mark tau nu');
  expect([table.journal(0).active, table.slots[0]]).toEqual([[], 'tau']);
  expect(table.do('boon 1').journal(0).active).toEqual(['tau']);
});

test.each([
  ['cas', 'tri'],
  ['tri', 'cas'],
])('A8.5 the active player chooses the order, here %s before %s; each has its own Boons', (one, two) => {
  const table = aTable({ ...twoAtOnce, journals: [{ active: ['her'], wisdom: 1 }] }).do(...HERCULES, 'rest');
  expect(table.waitingFor).toEqual([0]);
  expect(table.legal()).toEqual(['discover cas', 'discover tri']);
  expect(table.do(`discover ${one}`).waitingFor).toEqual([1]);
  // The other card still lies there while this one is resolved; the same box is open again on it.
  expect(table.slots).toContain(two);
  table.do('boon 1');
  expect(table.journal(0).active).toEqual([one]);
  expect(table.legal(1)).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
  table.do('boon 1');
  expect(table.log('picked', 'discovered')).toEqual([
    `picked 1 ${one} box 1 A8.2`,
    `discovered 0 ${one} A8.4`,
    `picked 1 ${two} box 1 A8.2`,
    `discovered 0 ${two} A8.4`,
  ]);
});

test('A8.5 only finished cards can be chosen, only by the active player', () => {
  const table = aTable({ ...twoAtOnce, deck: ['equ'] }).do(...HERCULES, 'rest');
  expect(table.why('discover leo')).toBe('A8.1 card-not-finished');
  expect(table.why('discover equ')).toBe('A8.1 card-not-in-slots');
  expect(table.why('discover tri', 1)).toBe('A3.1 not-your-turn');
  expect(table.why('boon 1', 1)).toBe('A3.1 not-your-turn');
});

const overLimit = (wisdom = 0): Plan => ({
  ...twoAtOnce,
  journals: [{ wisdom, active: ['cen'], exhausted: ['leo'] }],
  slots: ['ori', 'tri', 'uma', 'cas'],
});

test.each(['cas', 'cen', 'leo'])('A8.6 over the limit, cards of choice are discarded, new or old, Active or Exhausted: %s', (code) => {
  const table = aTable(overLimit()).do('use cen', 'mark cas eps', 'rest', 'boon 1');
  expect(table.waitingFor).toEqual([0]);
  expect(table.legal()).toEqual(['discard cas', 'discard cen', 'discard leo']);
  expect(table.why('discard tri')).toBe('A8.6 not-your-card');
  expect(table.why('done')).toBe('A3.1 not-done-yet');
  table.do(`discard ${code}`);
  const { active, exhausted } = table.journal(0);
  expect([...active, ...exhausted].toSorted()).toEqual(['cas', 'cen', 'leo'].filter((card) => card !== code));
  expect(table.discard.at(-1)).toBe(code);
  expect(table.state.active).toBe(1);
});

test('A8.6 with a limit of 3 the third card stays', () => {
  const table = aTable(overLimit(1)).do('use cen', 'mark cas eps', 'rest', 'boon 1');
  expect(table.state.active).toBe(1);
  expect(table.journal(0)).toMatchObject({ active: ['cas'], exhausted: ['leo', 'cen'] });
});

test('A8.6 the limit is checked once, after all cards have come', () => {
  const table = aTable({ ...twoAtOnce, journals: [{ active: ['her', 'lib'] }] }).do(
    ...HERCULES,
    'rest',
    'discover tri',
    'boon 1',
    'boon 1',
  );
  expect(table.legal()).toEqual(['discard cas', 'discard her', 'discard lib', 'discard tri']);
  table.do('discard tri');
  expect(table.legal()).toEqual(['discard cas', 'discard her', 'discard lib']);
  table.do('discard her');
  expect(table.journal(0)).toMatchObject({ active: ['lib', 'cas'], exhausted: [] });
});

test('A8.7 then the emptied slots are refilled, lowest slot first', () => {
  const table = aTable({ ...twoAtOnce, deck: ['equ', 'cyg'] }).do(...HERCULES, 'rest', 'discover cas', 'boon 1', 'boon 1');
  expect(table.slots).toEqual(['leo', '-', 'uma', '-']);
  table.do('discard cas');
  expect(table.slots).toEqual(['leo', 'equ', 'uma', 'cyg']);
  expect(table.log('discarded', 'dealt')).toEqual(['discarded 0 cas journal A8.6', 'dealt equ 1 A8.7', 'dealt cyg 3 A8.7']);
  expect([table.stars('equ', 0), table.stars('equ', 1)]).toEqual([[], []]);
  expect(table.why('mark equ eps')).toBe('fine');
});

test('A8.7 an empty deck refills nothing; the last card goes to the lowest slot', () => {
  const play = (below: number) =>
    aTable({ ...twoAtOnce, above: 0, below }).do(...HERCULES, 'rest', 'discover cas', 'boon 1', 'boon 1', 'discard cas').slots;
  expect(play(0)).toEqual(['leo', '-', 'uma', '-']);
  const [, second, , fourth] = play(1);
  expect(second).not.toBe('-');
  expect(fourth).toBe('-');
});
