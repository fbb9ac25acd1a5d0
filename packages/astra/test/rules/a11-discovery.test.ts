import { Chance, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { astra } from '../../src/index.ts';
import type { LibraryPlan } from '../a-library.ts';
import { type ATable, aCard, aTable, type Plan } from '../a-table.ts';

/** Focus Fire: Auptolemy marks the card in the first slot, Taurus, up to 2 stars. */
const FIRE_2: LibraryPlan = { left: 'cas', right: 'crv', rolls: [1, 1, 1] };
const SLOTS = ['tau', 'aql', 'lup'];

/** Taurus, but for its star nu, marked with these pens. Boons: Fame 4, Stardust 6, Pouch 1, Activation 2. */
function finishing(tau: readonly string[], plan: Plan = {}): ATable {
  return aTable({ slots: SLOTS, solo: FIRE_2, marks: { tau }, ...plan });
}

describe('A11.10 cards that Auptolemy discovers', () => {
  test('A11.10 go to its pile, Active, and stay so', () => {
    const table = finishing(['', 'bet eps gam lam 37 eta alf zet mu'], {
      active: 1,
      journals: [{}, { active: ['equ', 'tri', 'lyr', 'sge'] }],
    }).goOn();
    expect(table.journal(1).active).toEqual(['equ', 'tri', 'lyr', 'sge', 'tau']);
    expect(table.journal(1).exhausted).toEqual([]);
    expect(table.log('discovered')).toEqual(['discovered 1 tau A8.4']);
  });

  test('A11.10 know no limit: nothing is discarded', () => {
    const pile = ['equ', 'tri', 'lyr', 'sge', 'ari', 'umi'];
    const table = finishing(['', 'bet eps gam lam 37 eta alf zet mu'], { active: 1, journals: [{}, { active: pile }] }).goOn();
    expect(table.log('discarded')).toEqual([]);
    expect(table.journal(1).active).toHaveLength(7);
  });

  test('A11.10 the slot is refilled, and the person’s turn begins', () => {
    const table = finishing(['', 'bet eps gam lam 37 eta alf zet mu'], { active: 1, deck: ['uma'] }).goOn();
    expect(table.slots[0]).toBe('uma');
    expect(table.waitingFor).toEqual([0]);
    expect(table.log('turn')).toEqual(['turn 0 2 A3.1']);
  });

  test.each([
    ['more stars than the dreamer', ['bet eps gam lam', '37 eta', 'alf zet mu'], 4],
    ['fewer stars than the dreamer', ['bet', 'eps gam lam 37', 'eta alf zet mu'], 2],
  ])('A11.10 the person picks a Boon in its turn, with %s', (_, tau, boons) => {
    const table = finishing(tau, { active: 1 }).goOn();
    expect(table.waitingFor).toEqual([0]);
    expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4'].slice(4 - boons));
    table.do('boon 4');
    expect(table.journal(1).active).toEqual(['tau']);
    expect(table.journal(1).fame).toBe(12);
  });

  test('A11.10 without a star of the person’s nobody is asked', () => {
    const table = finishing(['', 'bet eps gam lam 37', 'eta alf zet mu'], { active: 1 }).goOn();
    expect(table.log('picked')).toEqual([]);
    expect(table.state.active).toBe(0);
  });
});

describe('A11.11 cards that the person discovers', () => {
  test('A11.11 Auptolemy takes the highest Boon of Fame, without being asked', () => {
    const table = finishing(['bet eps gam lam 37', 'eta alf zet mu']).do('mark tau nu');
    expect(table.log('picked', 'gained')).toContain('picked 1 tau box 1 A11.11');
    expect(table.journal(1).fame).toBe(12 + 4);
    expect(table.journal(0).active).toEqual(['tau']);
    // 4 Fame bring no Telescope.
    expect(table.journal(1).telescopes).toBe(0);
  });

  test('A11.11 whatever the dreamer has', () => {
    const table = finishing(['bet eps gam', 'lam', '37 eta alf zet mu']).do('mark tau nu');
    expect(table.log('picked')).toEqual(['picked 1 tau box 1 A11.11']);
  });

  test('A11.11 not without a star of its own', () => {
    const table = finishing(['bet eps gam lam 37', '', 'eta alf zet mu']).do('mark tau nu');
    expect(table.log('picked')).toEqual([]);
    expect(table.journal(1).fame).toBe(12);
  });

  test.each([
    ['tri', 2, 1],
    ['aql', 3, 1],
    ['lup', 4, 0],
    ['vir', 5, 0],
  ])('A11.11 %s: for %i Fame it gets %i Telescopes', (code, fame, telescopes) => {
    const all = aCard(code).stars;
    const table = aTable({
      slots: [code, 'tau', 'uma'],
      solo: { left: 'crv', right: 'crb', rolls: [1] },
      marks: { [code]: [all.slice(1, -1).join(' '), all.slice(0, 1).join(' ')] },
    }).do(`mark ${code} ${all.at(-1)}`);
    expect(table.journal(1)).toMatchObject({ fame: 12 + fame, telescopes });
    const gained = table.log('gained').filter((line) => line.startsWith('gained 1'));
    expect(gained).toEqual([`gained 1 fame ${fame} A8.8`, ...(telescopes > 0 ? ['gained 1 telescope 1 A11.11'] : [])]);
  });
});

describe('A11.9 A11.11 cards that the dreamer finishes', () => {
  /** Triangulum, all but del: Fame 2, Telescope 1, Wisdom 2, Activation 1. The person Rests to Air and dreams its last star. */
  const dreaming = (tri: readonly string[], tall: Plan = {}) =>
    aTable({
      sphere: 'fire',
      slots: ['tri', 'equ', 'cas'],
      marks: { tri, equ: ['', 'eps'], cas: ['', 'del'] },
      solo: { left: 'crv', right: 'crb', rolls: [1] },
      ...tall,
    });

  test('A11.11 both assist: with more stars Auptolemy picks first, by itself', () => {
    const table = dreaming(['bet', 'eps alf', 'gam']).do('rest', 'mark tri del');
    expect(table.log('picked')).toEqual(['picked 1 tri box 1 A11.11']);
    expect(table.journal(1)).toMatchObject({ fame: 14, telescopes: 1 });
    expect(table.legal()).toEqual(['boon 3', 'boon 4']);
    expect(table.why('boon 1')).toBe('A8.2 boon-crossed-out');
  });

  test('A11.11 with more stars the person picks first; Auptolemy takes the highest Fame left', () => {
    const table = dreaming(['bet eps alf', 'gam']).do('rest', 'mark tri del');
    expect(table.log('picked')).toEqual([]);
    table.do('boon 2');
    expect(table.log('picked')).toEqual(['picked 0 tri box 2 A8.2', 'picked 1 tri box 1 A11.11']);
  });

  test('A11.11 where no Fame is left, it takes nothing', () => {
    const table = dreaming(['bet eps alf', 'gam']).do('rest', 'mark tri del', 'boon 1');
    expect(table.log('picked')).toEqual(['picked 0 tri box 1 A8.2']);
    expect(table.journal(1)).toMatchObject({ fame: 12, telescopes: 0 });
    expect(table.discard).toContain('tri');
  });

  test('A11.11 tied, both pick at the same time and may take the same', () => {
    const table = dreaming(['bet eps', 'alf gam']).do('rest', 'mark tri del');
    expect(table.waitingFor).toEqual([0]);
    expect(table.legal()).toEqual(['boon 1', 'boon 2', 'boon 3', 'boon 4']);
    table.do('boon 1');
    expect(table.log('picked')).toEqual(['picked 0 tri box 1 A8.3', 'picked 1 tri box 1 A11.11']);
    expect([table.journal(0).fame, table.journal(1).fame]).toEqual([2, 14]);
  });

  test('A11.11 tied, what Auptolemy takes is no secret to a bot either', () => {
    const { state } = dreaming(['bet', 'alf', 'eps gam']).do('rest', 'mark tri del');
    for (let n = 1; n < 8; n += 1) {
      const imagined = astra.imagine(astra.view(state, 0), new Chance(readSeed(`${n}`)));
      expect(imagined.frames.at(-1)?.picks).toEqual([-1, 0]);
    }
  });

  test('A11.9 in Auptolemy’s own dream it is the same, and nobody gains the card', () => {
    // Lyra has the most stars and lacks Vega alone.
    const lyr = ['gam', 'del2 zet1', 'eps2 bet'];
    const table = dreaming([], {
      active: 1,
      journals: [{}, { stardust: 0 }],
      slots: ['lyr', 'equ', 'cas'],
      marks: { lyr, equ: ['eps'], cas: ['del'] },
    }).goOn();
    expect(table.log('marked')).toEqual(['marked nobody lyr alf A10.2']);
    expect(table.log('picked')).toEqual(['picked 1 lyr box 1 A11.11']);
    expect(table.do('boon 3').journal(0).wisdom).toBe(2);
    expect([table.journal(0).active, table.journal(1).active]).toEqual([[], []]);
    expect(table.log('discovered')).toEqual(['discovered nobody lyr A10.7']);
    expect(table.state.active).toBe(0);
  });
});

describe('A11.14 A11.15 Telescopes by modifiers', () => {
  const tri = ['bet eps alf', 'gam'];
  const discovering = (solo: LibraryPlan, marks: readonly string[] = tri) =>
    aTable({ slots: ['tri', 'tau', 'uma'], marks: { tri: marks }, solo: { left: 'crv', right: 'crb', rolls: [1], ...solo } }).do(
      'mark tri del',
    );

  test('A11.14 (3) with no-telescopes it collects none', () => {
    expect(discovering({ modifiers: ['no-telescopes'] }).journal(1)).toMatchObject({ fame: 14, telescopes: 0 });
  });

  test('A11.15 (2) with telescope-per-discovery it collects one for each card the person discovers', () => {
    const solo: LibraryPlan = { modifiers: ['telescope-per-discovery'] };
    expect(discovering(solo).journal(1).telescopes).toBe(2);
    const without = discovering(solo, ['bet eps alf gam']);
    expect(without.journal(1).telescopes).toBe(1);
    expect(without.log('gained')).toContain('gained 1 telescope 1 A11.15');
  });

  test('A11.15 (2) not for its own discoveries, nor for the dreamer’s', () => {
    const solo: LibraryPlan = { ...FIRE_2, modifiers: ['telescope-per-discovery'] };
    const own = finishing(['', 'bet eps gam lam 37 eta alf zet mu'], { active: 1, solo }).goOn();
    expect([own.journal(1).active, own.journal(1).telescopes]).toEqual([['tau'], 0]);
    const dreamt = aTable({
      slots: ['tri', 'equ', 'cas'],
      marks: { tri: ['bet eps alf gam'], equ: ['eps'], cas: ['del'] },
      solo: { left: 'crv', right: 'crb', modifiers: ['telescope-per-discovery'] },
    }).do('rest', 'mark tri del', 'boon 1');
    expect(dreamt.journal(1).telescopes).toBe(0);
  });

  test('A11.16 both together: none', () => {
    expect(discovering({ modifiers: ['no-telescopes', 'telescope-per-discovery'] }).journal(1).telescopes).toBe(0);
  });
});
