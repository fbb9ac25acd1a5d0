import { at } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { ARTIFACTS, adAstra, MOVEMENT, SYSTEMS } from '../../src/index.ts';
import { aTable, placeBy } from '../a-table.ts';

const [A = '', B = ''] = at(at(MOVEMENT, 0), 0).map((system) => SYSTEMS[system]);

describe('B10.1 Repositorium Alienum', () => {
  const plan = { cards: ['0 m1'], hidden: [`${A}1 alien`], deck: ['repositorium'], hands: ['', '', '', ''] };

  test('B10.1 is shown and applied at once when drawn: 4 cards of choice from the bank', () => {
    const table = aTable(plan).do(`fly deep ${A}`, `land ${A}1`);
    expect([table.phase, table.asked]).toEqual(['take', 0]);
    expect(table.log('used')).toEqual(['used 0 repositorium B10.1']);
    expect(table.why('pass')).toBe('B3.2 decide-first');
    table.do('take W', 'take Z', 'take Z', 'take E');
    expect(table.hand(0)).toBe('WEZZ');
    expect(table.artifacts(0)).toEqual([]);
    expect(table.asked).toBe(1);
  });

  test('B10.1 only what the bank has', () => {
    const table = aTable({ ...plan, hands: ['', 'W'.repeat(25), '', ''] }).do(`fly deep ${A}`, `land ${A}1`);
    expect(table.why('take W')).toBe('B10.1 bank-is-out');
    expect(table.why('take F')).toBe('fine');
  });
});

describe('B10.2 Stellarum Ianua', () => {
  test('B10.2 one ship to any planet of any system but Sol, free; the card’s own move is not used up', () => {
    const table = aTable({
      cards: ['1 m1'],
      artifacts: ['ianua'],
      planets: ['sR1 water', 'sR2 food'],
      ships: ['sR1 sR1', 'sR2'],
      hands: ['', 'EE'],
    });
    expect(table.why('use ianua')).toBe('B10.2 artifact-not-held');
    table.do('pass', 'pass', 'pass');
    expect(table.asked).toBe(0);
    table.do('use ianua');
    expect(table.why('fly sR1 sol')).toBe('B5.5 not-to-sol');
    expect(table.why('fly sR1 deep')).toBe('B10.2 to-a-planet');
    expect(table.why('pass')).toBe('B3.2 decide-first');
    table.do('fly sR1 nY', 'land nY1');
    expect(table.ships(0)).toBe('nY1 sR1');
    expect([table.asked, table.phase]).toEqual([0, 'move']);
    expect(table.why('fly nY1 deep')).toBe('B5.1 ship-has-moved');
  });

  test('B10.2 the rules of landing hold, and not on another card', () => {
    const table = aTable({ cards: ['0 m1'], artifacts: ['ianua'], planets: ['sR2 food'], ships: ['deep', 'sR2'] }).do(
      'use ianua',
      'fly deep sR',
    );
    expect(table.why('land sR2')).toBe('B5.4 occupied');
    expect(aTable({ cards: ['0 build'], artifacts: ['ianua'] }).why('use ianua')).toBe('B10.2 artifact-not-now');
  });
});

test('B10.3 Velum Solare: your moves on this card cost no Energy, and only yours', () => {
  const plan = { artifacts: ['velum'], planets: ['sR1 water', 'sR2 food'], ships: ['sR1 sR1', 'sR2'], hands: ['', '', '', ''] };
  const table = aTable({ ...plan, cards: ['0 m1', '0 m2'] });
  expect(table.why(`fly sR1 ${A}`)).toBe('B5.2 pay-the-cost');
  table.do('use velum', `fly sR1 ${A}`, `land ${A}1`);
  expect(table.why('fly sR2 deep')).toBe('B5.2 pay-the-cost');
  table.do('pass', 'pass', 'pass').do('fly sR1 deep');
  expect(table.ships(0)).toBe(`deep ${A}1`);
  expect(table.log('spent')).toEqual([]);
  // The next card costs again.
  expect(table.why(`fly ${A}1 deep`)).toBe('B5.2 pay-the-cost');
});

test('B10.4 Machina Fertilis: after a Production card, your due once more', () => {
  const plan = {
    cards: ['1 p1', '0 p1'],
    homes: ['water', 'water', 'energy', 'energy'],
    artifacts: ['machina', 'oculus'],
    hands: ['', '', '', ''],
  };
  const table = aTable(plan).do('produce W');
  // Whoever holds an artifact and has a due is asked, whichever it is.
  expect([table.asked, table.phase]).toEqual([1, 'harvest']);
  expect(table.why('use machina')).toBe('B10.4 artifact-not-held');
  table.do('pass');
  expect([table.asked, table.phase]).toEqual([0, 'harvest']);
  table.do('use machina');
  expect([table.hand(0), table.hand(1)]).toEqual(['WWWW', 'WW']);
  expect(table.log('gained').at(-1)).toBe('gained 0 water 2 B10.4');
});

test('B10.5 Manus Fabrorum: any number of items on another player’s Build card', () => {
  const plan = { artifacts: ['manus', 'manus'], hands: ['WWWFFFEEEXYZ', 'WWWFFFEEEXYZ'] };
  const table = aTable({ ...plan, artifacts: ['', 'manus'], cards: ['0 build'] }).do('pass');
  table.do('use manus', 'starship X', 'starship Y', 'terraform sol2');
  expect(table.asked).toBe(1);
  expect(table.do('pass').log('built')).toHaveLength(3);
  expect(aTable({ ...plan, artifacts: ['manus'], cards: ['0 build'] }).why('use manus')).toBe('B10.5 artifact-not-now');
});

describe('B10.6 Mercator Ignotus', () => {
  test('B10.6 up to three exchanges of 1 for 1 with the bank, before the Trade card ends', () => {
    const table = aTable({ cards: ['0 trade'], artifacts: ['', '', 'mercator'], hands: ['W', '', 'WWWW', ''] }).do('end');
    expect([table.asked, table.phase]).toEqual([2, 'last-call']);
    table.do('use mercator', 'bank W E', 'bank W X');
    expect(table.why('bank Y X')).toBe('B10.6 not-enough-cards');
    expect(table.view(0).seats[2]?.hand).not.toBeNull();
    table.do('bank W Y');
    expect(table.hand(2)).toBe('WEXY');
    expect(table.log('hands-hidden')).toHaveLength(1);
  });

  test('B10.6 the owner of the card uses it among his trades, and may stop early', () => {
    const table = aTable({ cards: ['0 trade'], artifacts: ['mercator'], hands: ['WW'] }).do('use mercator', 'bank W E', 'pass');
    expect([table.phase, table.hand(0)]).toEqual(['trade', 'WE']);
  });
});

describe('B10.7 Oculus Profundus', () => {
  test('B10.7 at any decision of one’s own: every face-down planet of two systems', () => {
    const table = aTable({ artifacts: ['oculus'], hidden: ['sR1 alien'], planets: ['sR2 water'] }).do('use oculus', 'look sR');
    expect(table.why('look sR')).toBe('B10.7 already-seen');
    table.do('look nY');
    expect(table.phase).toBe('plan');
    expect(table.view(0).planets[placeBy('sR1')]).toBe(6);
    expect(table.view(0).planets[placeBy('nY4')]).not.toBeNull();
    for (const viewer of [1, 'spectator'] as const) expect(table.view(viewer).planets[placeBy('sR1')]).toBeNull();
    expect(table.told.filter(({ event }) => event.kind === 'saw').map(({ only }) => only)).toEqual([0, 0]);
  });

  test('B10.7 a system without face-down planets shows nothing; one is enough if no other is left', () => {
    const table = aTable({ cards: ['0 build'], artifacts: ['oculus'], explored: true, hidden: ['sR1 alien'] }).do('use oculus');
    expect(table.why('look nY')).toBe('B10.7 not-face-down');
    expect(table.do('look sR').phase).toBe('build');
    const none = aTable({ cards: ['0 build'], artifacts: ['oculus'], explored: true });
    expect(none.why('use oculus')).toBe('B10.7 artifact-not-now');
  });
});

describe('B10.8 Laurea Aequalis', () => {
  test('B10.8 tied for best, not at 0, its holder alone takes the 3 points', () => {
    const table = aTable({ cards: ['0 s1'], ships: ['deep deep', 'deep deep'], artifacts: ['', 'laurea'] }).do('score starships');
    expect([table.asked, table.phase]).toEqual([1, 'laurea']);
    expect(table.do('use laurea').scores).toEqual([4, 7, 2, 2]);
    expect(table.log('scored').at(-1)).toBe('scored 1 artifacts 3 B10.8');
  });

  test('B10.8 not without a tie, not at 0, and not for one who is not among the best', () => {
    const artifacts = ['', '', 'laurea'];
    const tied = aTable({ cards: ['0 s1'], ships: ['deep deep', 'deep deep'], artifacts }).do('score starships');
    expect(tied.phase).not.toBe('laurea');
    const zero = aTable({ cards: ['0 s2'], artifacts }).do('score terraformers');
    expect(zero.phase).not.toBe('laurea');
    expect(aTable({ cards: ['2 build'], artifacts }).why('use laurea')).toBe('B10.8 artifact-not-now');
  });
});

describe('B10.9 Clavis Temporum', () => {
  test('B10.9 the card about to be revealed changes places with another face-down one of its owner', () => {
    const table = aTable({ reveal: true, cards: ['0 build', '1 build', '0 trade'], artifacts: ['clavis'] });
    expect([table.asked, table.phase]).toEqual([0, 'reveal']);
    table.do('use clavis');
    expect(table.why('swap 2')).toBe('B10.9 not-your-card');
    expect(table.why('swap 1')).toBe('B10.9 not-face-down');
    expect(table.why('swap 15')).toBe('B2.4 no-such-space');
    table.do('swap 3');
    expect(table.log('revealed')).toEqual(['revealed 0 1 trade B3.2']);
    expect(table.view(0).spaces[2]).toEqual({ owner: 0, card: 6 });
    expect(table.view(1).spaces[2]).toEqual({ owner: 0, card: null });
  });

  test('B10.9 whoever holds an artifact is asked; to pass reveals the card as it lies', () => {
    const table = aTable({ reveal: true, cards: ['0 build', '1 build', '0 trade'], artifacts: ['velum'] });
    expect(table.why('use clavis')).toBe('B10.9 artifact-not-held');
    expect(table.do('pass').log('revealed')).toEqual(['revealed 0 1 build B3.2']);
    expect(aTable({ cards: ['1 build', '0 trade'], artifacts: ['clavis'] }).phase).toBe('build');
  });
});

describe('B10.10 Magnum et Antiquum Arcanum', () => {
  test('B10.10 the game ends at the end of this round', () => {
    const table = aTable({ cards: ['0 build', '1 build'], late: true, artifacts: ['arcanum'], scores: [3, 4, 5, 6] });
    table.until('build').do('use arcanum').until('over');
    expect(adAstra.result(table.state)).toMatchObject({ winners: [3], why: 'arcanum' });
  });

  test('B10.10 in the Action phase only', () => {
    expect(aTable({ artifacts: ['arcanum'] }).why('use arcanum')).toBe('B10.10 artifact-not-now');
  });
});

describe('B10.11 Omnibus Rebus Responsum', () => {
  test('B10.11 with exactly 42 points at the end its holder alone wins', () => {
    const table = aTable({ cards: ['0 build'], late: true, artifacts: ['', 'responsum'], scores: [55, 42, 42, 10] }).until('over');
    expect(adAstra.result(table.state)).toMatchObject({ winners: [1], why: 'responsum' });
    expect(table.log('used')).toEqual(['used 1 responsum B10.11']);
  });

  test.each([41, 43])('B10.11 with %i it does nothing', (score) => {
    const table = aTable({ cards: ['0 build'], late: true, artifacts: ['', 'responsum'], scores: [55, score, 42, 10] }).until('over');
    expect(adAstra.result(table.state)).toMatchObject({ winners: [0], why: 'fifty-points' });
    expect(table.log('used')).toEqual([]);
  });
});

test('B10.1 to B10.11: an artifact is used once, then out of the game', () => {
  const table = aTable({ cards: ['0 m1'], artifacts: ['velum'], hands: [''] }).do('use velum');
  expect(table.why('use velum')).toBe('B10.3 artifact-not-held');
  expect(table.view('spectator').artifacts.used & (1 << ARTIFACTS.indexOf('velum'))).not.toBe(0);
  expect(B).not.toBe('');
});
