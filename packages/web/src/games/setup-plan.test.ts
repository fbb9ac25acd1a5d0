import { adAstra } from '@astrarium/ad-astra';
import { ASTRA_INKS } from '@astrarium/protocol';
import { describe, expect, it } from 'vitest';
import { changeSeat, moveSeat, takeInk } from '../play/setup/seating.ts';
import {
  adAstraTableOf,
  checkAdAstraPlan,
  FACTION_INK_LIST,
  FIRST_AD_ASTRA_PLAN,
  quickAdAstraTable,
  readAdAstraPlan,
} from './ad-astra/setup/ad-astra-plan.ts';
import { checkPlan, FIRST_PLAN, quickTable, readPlan, seatsOf, tableOf } from './astra/setup/plan.ts';

const LENT = ['Hypatia', 'Hipparchus', 'Aglaonice', 'Aratus', 'Timocharis'];

describe('the plan of a table', () => {
  it('never has an ink twice', () => {
    let plan = FIRST_PLAN;
    for (const [key, ink] of [...ASTRA_INKS, ...ASTRA_INKS.toReversed()].entries()) plan = takeInk(plan, key % 5, ink);
    expect(plan.seats.map(({ ink }) => ink).toSorted()).toEqual(ASTRA_INKS.toSorted());
  });

  it('keeps the first player at whatever place that seat is moved to', () => {
    const plan = { ...moveSeat(FIRST_PLAN, 0, 1), first: 0 };
    expect(tableOf(plan, LENT, 'Auptolemy')).toMatchObject({
      options: { players: 2, first: 1 },
      seats: [{ name: 'Hipparchus' }, { name: 'Hypatia' }],
    });
    expect(tableOf({ ...plan, first: 4 }, LENT, 'Auptolemy').options).toEqual({ players: 2, first: 'random' });
  });

  it('finds names that nobody could see, or that look alike', () => {
    const plan = changeSeat(changeSeat(FIRST_PLAN, 0, { name: '\u3164' }), 1, { name: 'A\u202e' });
    expect([...checkPlan({ ...plan, players: 2 }, LENT, 'Auptolemy').names.values()]).toEqual(['name', 'name']);
    const alike = changeSeat(changeSeat(FIRST_PLAN, 0, { name: 'Zo\u00eb' }), 1, { name: 'Zoe\u0308' });
    expect([...checkPlan(alike, LENT, 'Auptolemy').names]).toEqual([[1, 'sameName']]);
  });

  it('finds names that are missing or doubled, among the seats taken only', () => {
    const plan = changeSeat(changeSeat({ ...FIRST_PLAN, players: 3 }, 1, { name: ' ' }), 2, { name: 'Hypatia ' });
    expect([...checkPlan(plan, LENT, 'Auptolemy').names]).toEqual([
      [1, 'name'],
      [2, 'sameName'],
    ]);
    expect(checkPlan({ ...plan, players: 2 }, LENT, 'Auptolemy').names.size).toBe(1);
  });

  it.each([
    ['', false],
    [' 1 ', false],
    ['C0FFEE', false],
    ['f'.repeat(65), true],
    ['0x1', true],
  ])('takes %j for a seed or not', (seed, wrong) => {
    expect(checkPlan({ ...FIRST_PLAN, seed }, LENT, 'Auptolemy').seed).toBe(wrong);
  });

  it('is read back as it was kept, and anything else gives the first plan', () => {
    const plan = { ...takeInk(changeSeat(FIRST_PLAN, 0, { name: 'Zoë' }), 0, 'jade'), players: 4, first: 2 };
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
    const other = [undefined, '', 'null', '{}', '[]', JSON.stringify({ ...plan, players: 9 }), JSON.stringify({ ...plan, seats: [1] })];
    for (const text of other) expect(readPlan(text)).toBe(FIRST_PLAN);
    const unknownBot = JSON.stringify(changeSeat(plan, 1, { player: 'oracle' }));
    expect(readPlan(unknownBot)).toBe(FIRST_PLAN);
  });

  it('at once is one person against one Adept, who never have the same name or ink', () => {
    const plan = changeSeat(FIRST_PLAN, 0, { name: 'Hipparchus' });
    const { seats } = quickTable(plan, LENT);
    expect(seats.map(({ player }) => player)).toEqual(['human', 'adept']);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(2);
    expect(new Set(seats.map(({ ink }) => ink)).size).toBe(2);
    expect(seatsOf(plan)).toHaveLength(2);
  });
});

describe('the plan of a table of Ad Astra', () => {
  it('becomes options that the game takes, with the faction of each ink', () => {
    const plan = {
      ...takeInk(FIRST_AD_ASTRA_PLAN, 0, 'ash'),
      players: 4,
      first: 2,
      rules: 'original',
      galaxy: 'uneven',
      arcanum: false,
    } as const;
    const { game, options, seats } = adAstraTableOf(plan, LENT);
    expect(game).toBe('ad-astra');
    expect(adAstra.options(options)).toEqual({
      players: 4,
      first: 2,
      rules: 'original',
      galaxy: 'uneven',
      arcanum: false,
      responsum: true,
      factions: ['grey', 'yellow', 'green', 'blue'],
    });
    expect(seats.map(({ ink }) => ink)).toEqual(['ash', 'amber', 'jade', 'azure']);
    expect(seats.map(({ player }) => player)).toEqual(['human', 'adept', 'adept', 'adept']);
  });

  it('never has a faction twice, and finds names that are missing or doubled', () => {
    let plan = FIRST_AD_ASTRA_PLAN;
    for (const [key, ink] of [...FACTION_INK_LIST, ...FACTION_INK_LIST.toReversed()].entries()) plan = takeInk(plan, key % 5, ink);
    expect(plan.seats.map(({ ink }) => ink).toSorted()).toEqual(FACTION_INK_LIST.toSorted());
    const named = changeSeat(changeSeat(plan, 1, { name: ' ' }), 2, { name: 'Hypatia ' });
    expect([...checkAdAstraPlan(named, LENT).names]).toEqual([
      [1, 'name'],
      [2, 'sameName'],
    ]);
    expect(checkAdAstraPlan({ ...plan, seed: 'xyz' }, LENT).seed).toBe(true);
  });

  it('is read back as it was kept, and anything else gives the first plan', () => {
    const plan = { ...takeInk(changeSeat(FIRST_AD_ASTRA_PLAN, 0, { name: 'Zoë' }), 0, 'jade'), players: 5, galaxy: 'uneven' };
    expect(readAdAstraPlan(JSON.stringify(plan))).toEqual(plan);
    const other = [
      undefined,
      'null',
      JSON.stringify({ ...plan, players: 2 }),
      JSON.stringify({ ...plan, rules: 'house' }),
      JSON.stringify(FIRST_PLAN),
    ];
    for (const text of other) expect(readAdAstraPlan(text)).toBe(FIRST_AD_ASTRA_PLAN);
  });

  it('at once is one person against two Adepts of different names and factions', () => {
    const { options, seats } = quickAdAstraTable(changeSeat(FIRST_AD_ASTRA_PLAN, 0, { name: 'Hipparchus' }), LENT);
    expect(seats.map(({ player }) => player)).toEqual(['human', 'adept', 'adept']);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
    expect(adAstra.options(options)).toMatchObject({ players: 3, first: 'random', factions: ['red', 'green', 'blue'] });
  });
});
