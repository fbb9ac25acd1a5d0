import { describe, expect, test } from 'vitest';
import { aTable, type Plan } from '../a-table.ts';

/** Leo begun: from Denebola on, δ, Algieba (Grand), η, Regulus (Grand), ο. */
const leoBegun = (...active: string[]): Plan => ({
  slots: ['leo', 'tau', 'cas', 'uma'],
  marks: { leo: ['', 'bet'] },
  journals: [{ wisdom: 3, active }],
});

describe('A7.15 Fame for Grand stars', () => {
  test.each(['cnc', 'cra', 'ori'])('A7.15 %s: 1 Fame for each Grand star marked this turn', (code) => {
    const table = aTable(leoBegun(code)).do(`use ${code}`, 'mark leo del', 'mark leo gam1', 'mark leo eta', 'mark leo alf', 'stop');
    expect(table.journal(0)).toMatchObject({ fame: 2, wisdom: 5 });
    expect(table.log('gained').at(-1)).toBe('gained 0 fame 2 A7.15');
  });

  test('A7.15 by whatever means: further Observes and Abilities', () => {
    const { journals: [own] = [], ...plan } = leoBegun('cnc', 'cen');
    const table = aTable({ ...plan, journals: [{ ...own, telescopes: 1 }] }).do('use cnc', 'use cen', 'mark tau eta');
    table.do('mark leo del', 'mark leo gam1', 'stop', 'again', 'mark cas del', 'mark cas gam', 'mark cas alf', 'stop');
    expect(table.journal(0).fame).toBe(3);
  });

  test('A7.15 nothing for Common and Starting stars, nothing in other turns', () => {
    const table = aTable(leoBegun('cnc')).do('use cnc', 'mark cas del', 'mark cas gam', 'stop');
    expect(table.journal(0).fame).toBe(0);
    table.do('mark cas alf', 'stop', 'rest', 'mark leo del', 'mark leo gam1', 'stop');
    expect([table.journal(0).fame, table.journal(1).fame]).toEqual([0, 0]);
  });
});

describe('A7.16 a rich Rest', () => {
  test.each(['cyg', 'lup', 'sgr'])('A7.16 %s: a Rest adds the whole Pouch size', (code) => {
    const table = aTable({ journals: [{ stardust: 8, pouch: 7, active: [code] }] }).do(`use ${code}`);
    expect(table.journal(0).stardust).toBe(8);
    expect(table.do('rest').journal(0).stardust).toBe(15);
    expect(table.log('gained')).toEqual(['gained 0 stardust 7 A7.16']);
  });

  test('A7.16 instead of the refill, not on top of it', () => {
    expect(
      aTable({ journals: [{ stardust: 2, active: ['cyg'] }] })
        .do('use cyg', 'rest')
        .journal(0).stardust,
    ).toBe(7);
  });

  test('A7.16 nothing if the action is an Observe', () => {
    const table = aTable({ slots: ['tau'], journals: [{ active: ['cyg'] }] }).do('use cyg', 'mark tau bet', 'stop');
    expect(table.journal(0).stardust).toBe(7);
  });
});

describe('A7.17 the way to the Grand star', () => {
  test.each(['aqr', 'cap', 'hya'])('A7.17 %s: back comes what was spent before the first Grand star of the Observe', (code) => {
    // ζ is a dead end after Aldebaran; Elnath, Ain and Prima Hyadum come back, the Starting star included.
    const table = aTable({ slots: ['tau'], journals: [{ active: [code] }] }).do(`use ${code}`);
    table.do('mark tau bet', 'mark tau eps', 'mark tau gam', 'mark tau alf', 'mark tau zet');
    expect(table.journal(0).stardust).toBe(8 - 5 + 3);
    expect(table.log('gained').at(-1)).toBe('gained 0 stardust 3 A7.17');
  });

  test('A7.17 stars between two Grand stars stay paid', () => {
    const table = aTable(leoBegun('hya')).do('use hya', 'mark leo del', 'mark leo gam1', 'mark leo eta', 'mark leo alf', 'mark leo omi');
    expect(table.journal(0).stardust).toBe(8 - 5 + 1);
    const far = aTable({ slots: ['sco'], marks: { sco: ['', 'bet1 del'] }, journals: [{ active: ['hya'] }] }).do('use hya');
    far.do(...['sig', 'alf', 'tau', 'eps', 'mu1', 'zet2', 'eta', 'tet'].map((star) => `mark sco ${star}`));
    expect(far.journal(0)).toMatchObject({ stardust: 8 - 8 + 1, wisdom: 2 });
  });

  test('A7.17 a second Grand star right after the first takes nothing away', () => {
    const table = aTable({ slots: ['her'], marks: { her: ['', 'iot tet pi eps'] }, journals: [{ active: ['hya'] }] }).do('use hya');
    table.do('mark her del', 'mark her alf1', 'mark her bet', 'stop');
    expect(table.journal(0)).toMatchObject({ stardust: 8 - 3 + 1, wisdom: 2 });
  });

  test('A7.17 with the Grand star first, or with none, nothing comes back', () => {
    const first = aTable({ slots: ['cas'], marks: { cas: ['', 'del gam'] }, journals: [{ active: ['aqr'] }] });
    expect(first.do('use aqr', 'mark cas alf', 'mark cas bet').journal(0).stardust).toBe(6);
    const none = aTable({ slots: ['cas'], journals: [{ active: ['aqr'] }] });
    expect(none.do('use aqr', 'mark cas del', 'mark cas gam', 'stop').journal(0).stardust).toBe(6);
  });

  test('A7.17 each Observe counts on its own', () => {
    const table = aTable({ slots: ['cas', 'tau'], journals: [{ stardust: 12, telescopes: 3, active: ['cap'] }] }).do('use cap');
    table.do('mark cas del', 'mark cas gam', 'mark cas alf', 'stop', 'again'); // back: 2
    table.do('mark tau bet', 'mark tau eps', 'stop', 'again'); // no Grand star: 0
    table.do('mark tau gam', 'mark tau alf', 'stop', 'again'); // back: 1
    table.do('mark cas eps'); // a dead end without a Grand star: 0
    expect(table.journal(0)).toMatchObject({ stardust: 12 - 8 + 3, telescopes: 0 });
  });

  test('A7.17 a Grand star marked by an Ability opens no way; free stars give nothing back', () => {
    const table = aTable({ slots: ['cas', 'tau'], journals: [{ wisdom: 1, active: ['cap', 'cen', 'her'] }] });
    table.do('use cap', 'use cen', 'mark cas alf', 'use her', 'mark tau bet', 'mark tau eps');
    table.do('mark cas gam', 'stop');
    expect(table.journal(0)).toMatchObject({ stardust: 7, wisdom: 2 });
  });
});

describe('A7.18 only Common stars', () => {
  const taken = { slots: ['ori', 'leo', 'cas', 'uma'], marks: { ori: ['', 'ksi'], leo: ['', 'bet'], cas: ['', 'del'] } };

  test.each(['peg', 'psa', 'tau'])('A7.18 %s: all Stardust spent on marking comes back', (code) => {
    const table = aTable({ ...taken, journals: [{ telescopes: 1, active: [code] }] }).do(`use ${code}`);
    table.do('mark leo tet', 'stop', 'again', 'mark cas gam', 'stop');
    expect(table.journal(0)).toMatchObject({ stardust: 8, telescopes: 0 });
    expect(table.log('gained')).toEqual(['gained 0 stardust 2 A7.18']);
  });

  test('A7.18 no other turn-lasting Ability does that', () => {
    const table = aTable({ ...taken, journals: [{ wisdom: 3, active: ['boo', 'cnc', 'cyg', 'aqr'] }] });
    table.do('use boo', 'use cnc', 'use cyg', 'use aqr', 'mark leo tet', 'stop');
    expect(table.journal(0).stardust).toBe(7);
  });

  test.each([
    ['a Grand star', ['mark cas gam', 'mark cas alf', 'stop'], 6],
    ['a Starting star', ['mark uma mu', 'stop'], 7],
    ['a Starting star in another Observe', ['mark leo del', 'stop', 'again', 'mark uma mu', 'stop'], 6],
  ])('A7.18 spoiled by %s', (_, decisions, stardust) => {
    const table = aTable({ ...taken, journals: [{ telescopes: 1, active: ['peg'] }] }).do('use peg', ...decisions);
    if (table.state.active === 0) table.do('done');
    expect(table.journal(0).stardust).toBe(stardust);
  });

  test('A7.18 spoiled by a Discovery, whichever card it is', () => {
    const plan = {
      slots: ['tri', 'leo'],
      marks: { tri: ['bet eps alf gam'], leo: ['', 'bet'] },
      journals: [{ active: ['peg', 'cen'] }],
    } as const;
    expect(aTable(plan).do('use peg', 'mark tri del').journal(0).stardust).toBe(7);
    const byAbility = aTable(plan).do('use peg', 'use cen', 'mark tri del', 'mark leo del', 'stop', 'discard cen');
    expect(byAbility.journal(0)).toMatchObject({ stardust: 7, active: ['tri'] });
  });

  test('A7.18 telescopes, and Stardust spent on them, do not come back', () => {
    const table = aTable({ ...taken, journals: [{ active: ['peg', 'ara'] }] }).do('use peg', 'use ara', 'buy', 'done');
    expect(table.do('mark leo tet', 'stop', 'done').journal(0)).toMatchObject({ stardust: 5, telescopes: 1 });
  });
});

test('A7.19 two of A7.15 add up', () => {
  const table = aTable(leoBegun('cnc', 'cra', 'ori')).do('use cnc', 'use ori', 'mark leo del', 'mark leo gam1', 'stop');
  expect(table.journal(0).fame).toBe(2);
});

test.each([
  ['A7.16', ['cyg', 'lup'], ['rest'], 8 + 5],
  ['A7.17', ['aqr', 'hya'], ['mark leo del', 'mark leo gam1', 'stop'], 8 - 2 + 1],
  ['A7.18', ['peg', 'psa'], ['mark leo del', 'stop'], 8],
])('A7.19 two of %s do not add up', (_, [one = '', two = ''], decisions, stardust) => {
  const table = aTable(leoBegun(one, two)).do(`use ${one}`, `use ${two}`, ...decisions);
  expect(table.journal(0).stardust).toBe(stardust);
});

test('A7.20 A7.15 pays for Grand stars marked earlier in the turn', () => {
  const table = aTable(leoBegun('cen', 'cnc')).do('use cen', 'mark tau alf', 'use cnc', 'rest');
  expect(table.journal(0).fame).toBe(1);
});

test.each([
  ['cen', ['mark cas alf']],
  ['cen', ['mark cas del']],
  ['her', ['mark cas del', 'mark leo tet']],
])('A7.20 A7.18 is spoiled by a Starting or Grand star that %s marks: %j', (code, marks) => {
  const after = aTable(leoBegun('psa', code)).do('use psa', `use ${code}`, ...marks, 'mark leo del', 'stop');
  expect(after.journal(0).stardust).toBe(7);
  const before = aTable(leoBegun('psa', code)).do(`use ${code}`, ...marks, 'use psa', 'mark leo del', 'stop');
  expect(before.journal(0).stardust).toBe(7);
});

test('A7.20 a Common star marked by an Ability does not spoil A7.18', () => {
  const table = aTable(leoBegun('psa', 'cen')).do('use psa', 'use cen', 'mark cas bet', 'mark leo del', 'stop');
  expect(table.journal(0).stardust).toBe(8);
});

test('A7.20 the dreamer’s Grand star pays nobody', () => {
  const table = aTable({
    players: 2,
    slots: ['crv', 'tau', 'leo'],
    marks: { tau: ['bet'], leo: ['bet'] },
    journals: [{ active: ['cnc'] }],
  }).do('use cnc', 'rest', 'mark crv del', 'mark crv gam');
  expect([table.journal(0).fame, table.journal(1).fame, table.state.active]).toEqual([0, 0, 1]);
});

test('A7.21 an action skipped by A7.13 is no Rest: no Dream phase, no refill, the Sphere stays', () => {
  const table = aTable({ players: 2, sphere: 'air', slots: ['tau', 'leo', 'cyg'], journals: [{ stardust: 0, active: ['vir', 'lup'] }] });
  table.do('use lup', 'use vir', 'mark tau bet', 'done');
  expect(table.waitingFor).toEqual([1]);
  expect(table.state.active).toBe(1);
  expect(table.journal(0).stardust).toBe(0);
  expect(table.sphere).toBe('air');
});

test.each(['and', 'eri', 'vir'])('A7.21 %s can be used only while a star is unmarked', (code) => {
  const plan = { above: 0, below: 0, slots: ['tri'], marks: { tri: ['bet eps alf gam'] } } as const;
  const table = aTable({ ...plan, journals: [{ active: [code, 'cen'] }] });
  expect(table.legal()).toContain(`use ${code}`);
  table.do('use cen', 'mark tri del');
  expect(table.legal()).toEqual(['rest']);
  expect(table.why(`use ${code}`)).toBe('A7.21 no-star-unmarked');
});

test('A7.22 Abilities win over the general rules they contradict', () => {
  // A3.1 asks for an action: Virgo skips it. A5.2 asks for the Starting star: Cetus ignores it. A5.4 asks for a price: both are free.
  const table = aTable({ slots: ['tau'], journals: [{ stardust: 0, active: ['vir', 'cet'] }] });
  table.do('use cet', 'mark tau eta', 'use vir', 'mark tau nu', 'done');
  expect([table.journal(0).stardust, table.state.active]).toEqual([0, 1]);
  // A6.1 stops at the Pouch size: Cygnus does not.
  expect(
    aTable({ journals: [{ stardust: 5, active: ['cyg'] }] })
      .do('use cyg', 'rest')
      .journal(0).stardust,
  ).toBe(10);
});

test('A7.22 a Boon wins over the general rules it contradicts', () => {
  // A6.1 reactivates cards of the active Sphere only: Activation asks for no Element.
  const table = aTable({ sphere: 'water', slots: ['tri'], marks: { tri: ['bet eps alf', 'gam'] }, journals: [{}, { exhausted: ['leo'] }] });
  expect(table.do('mark tri del', 'boon 4').journal(1)).toMatchObject({ active: ['leo'], exhausted: [] });
});
