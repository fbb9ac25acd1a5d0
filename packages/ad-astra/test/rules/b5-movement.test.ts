import { at } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { MOVEMENT, SYSTEMS } from '../../src/index.ts';
import { aTable, placeBy } from '../a-table.ts';

/** Red's Movement 1. */
const [A = '', B = ''] = at(at(MOVEMENT, 0), 0).map((system) => SYSTEMS[system]);

describe('who moves when', () => {
  test('B5.1 the owner 1 ship, each other player 1, then the owner all his others', () => {
    const table = aTable({ cards: ['0 m1'], ships: ['deep deep deep', 'deep deep', 'deep', 'deep'] });
    const order: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      expect(table.phase).toBe('move');
      order.push(table.asked);
      table.do(table.legal().find((text) => text.startsWith('fly')) ?? 'pass');
      table.do(table.legal().find((text) => text.startsWith('land')) ?? '');
    }
    expect(table.phase).not.toBe('move');
    expect(order).toEqual([0, 1, 2, 3, 0, 0]);
    expect(table.ships(0)).not.toContain('deep');
    expect(table.ships(1)).toContain('deep');
  });

  test('B5.1 each ship moves at most once per card', () => {
    const table = aTable({ cards: ['0 m1'], ships: ['deep deep'] }).do(`fly deep ${A}`, `land ${A}1`, 'pass', 'pass', 'pass');
    expect(table.asked).toBe(0);
    expect(table.why(`fly ${A}1 ${B}`)).toBe('B5.1 ship-has-moved');
    expect(table.legal()).toEqual([`fly deep ${B}`, `fly deep ${A}`, 'pass'].toSorted());
    expect(table.why('fly sR1 deep')).toBe('B5.1 no-ship-there');
  });

  test('B5.1 an owner whose ships have all moved is not asked again', () => {
    const table = aTable({ cards: ['0 m1', '1 build'] }).do(`fly deep ${A}`, `land ${A}1`, 'pass', 'pass', 'pass');
    expect(table.phase).toBe('build');
  });
});

describe('costs', () => {
  const ships = ['sR1 sR1 sR1', '', 'deep'];
  const planets = ['sR1 water', `${A}1 food`];

  test('B5.2 deep space to a planet of a system on the card costs nothing', () => {
    const table = aTable({ cards: ['0 m1'], hands: [''] }).do(`fly deep ${A}`);
    expect(table.phase).toBe('land');
    expect(table.log('spent')).toEqual([]);
  });

  test('B5.2 planet to deep space 1 Energy, from any system', () => {
    const table = aTable({ cards: ['0 m1'], ships, planets, hands: ['E'] });
    expect(table.do('fly sR1 deep').ships(0)).toBe('deep sR1 sR1');
    expect(table.log('spent')).toEqual(['spent 0 energy 1 B5.2']);
  });

  test('B5.2 inside one system on the card 1 Energy', () => {
    const table = aTable({ cards: ['0 m1'], ships: [`${A}1`], planets, hands: ['E'] }).do(`fly ${A}1 ${A}`);
    expect(table.hand(0)).toBe('');
    expect(table.why(`land ${A}1`)).toBe('B5.2 same-planet');
    expect(table.do(`land ${A}2`).ships(0)).toBe(`${A}2`);
  });

  test('B5.2 from another system 2 Energy, refused with what is missing', () => {
    const short = aTable({ cards: ['0 m1'], ships, planets, hands: ['E'] });
    expect(short.why(`fly sR1 ${A}`)).toBe('B5.2 pay-the-cost');
    expect(short.missing(`fly sR1 ${A}`)).toBe('energy 1 of 2');
    const table = aTable({ cards: ['0 m1'], ships, planets, hands: ['EE'] }).do(`fly sR1 ${A}`);
    expect(table.hand(0)).toBe('');
  });

  test('B5.2 only the systems on the card, but both of them for everyone', () => {
    const table = aTable({ cards: ['0 m1'] });
    expect(table.why('fly deep sR')).toBe('B5.2 not-on-the-card');
    expect(table.why('fly deep deep')).toBe('B5.2 same-planet');
    table.do('pass');
    // Yellow has no card with these two; it moves by Red's.
    expect(table.legal()).toEqual([`fly deep ${B}`, `fly deep ${A}`, 'pass'].toSorted());
  });
});

describe('landing', () => {
  test('B5.3 the player may look at all face-down planets of the system, then lands', () => {
    const table = aTable({ cards: ['0 m1'], hidden: [`${A}1 water`, `${A}2 alien`], planets: [`${A}3 food`] }).do(`fly deep ${A}`);
    expect(table.why('pass')).toBe('B5.3 land-first');
    table.do('peek');
    const saw = table.told.find(({ event }) => event.kind === 'saw');
    expect(saw?.only).toBe(0);
    expect(JSON.stringify(saw?.event)).toContain(`{"place":${placeBy(`${A}2`)},"planet":6}`);
    expect(table.why('peek')).toBe('B5.7 already-seen');
    expect(table.do(`land ${A}1`).log('turned-up', 'landed')).toEqual([`turned-up 0 ${A}1 water B5.3`, `landed 0 ${A}1 B5.3`]);
  });

  test('B5.3 without a look a face-down planet can be landed on too, or a face-up one', () => {
    const table = aTable({ cards: ['0 m1'], planets: [`${A}3 food`] }).do(`fly deep ${A}`);
    expect(table.legal().filter((text) => text.startsWith('land')).length).toBe(table.state.sizes[SYSTEMS.findIndex((code) => code === A)]);
    expect(table.do(`land ${A}3`).log('turned-up')).toEqual([]);
  });

  test('B5.3 after entering, the ship lands in that system and no other', () => {
    const table = aTable({ cards: ['0 m1'] }).do(`fly deep ${A}`);
    expect(table.why(`land ${B}1`)).toBe('B5.3 not-in-the-system');
    expect(table.why(`land ${A}7`)).toBe('B5.3 no-planet-there');
    expect(table.why(`fly deep ${B}`)).toBe('B5.1 not-now');
  });

  test('B5.3 a system with no planet to land on can’t be entered', () => {
    const size = aTable().state.sizes[SYSTEMS.findIndex((code) => code === A)] ?? 0;
    const all = Array.from({ length: size }, (_, index) => `${A}${index + 1}`);
    const ships = ['deep', all.slice(0, 4).join(' '), all.slice(4).join(' ')];
    const table = aTable({ cards: ['0 m1'], explored: true, ships });
    expect(table.why(`fly deep ${A}`)).toBe('B5.3 no-planet-to-land-on');
    expect(table.why(`fly deep ${B}`)).toBe('fine');
  });

  test('B5.4 no landing where another player has a pawn of any kind; own pawns may share', () => {
    const table = aTable({
      cards: ['0 m1'],
      planets: [`${A}1 food`, `${A}2 water`, `${A}3 energy`, `${A}4 xanthium`],
      ships: ['deep', `${A}1`],
      colonies: [`${A}4`, `${A}2`],
      terraformers: ['', '', `${A}3`],
    }).do(`fly deep ${A}`);
    for (const place of [`${A}1`, `${A}2`, `${A}3`]) expect(table.why(`land ${place}`)).toBe('B5.4 occupied');
    expect(table.do(`land ${A}4`).on(`${A}4`)).toBe('0: ship colony');
  });

  test('B5.4 a planet that was left bare is free again', () => {
    const planets = [`${A}1 food`];
    const table = aTable({ cards: ['1 m1', '0 m1'], planets, ships: ['deep', `${A}1`], hands: ['', 'E'] });
    table.do(`fly ${A}1 deep`, 'pass', 'pass', 'pass').do(`fly deep ${A}`);
    expect(table.on(`${A}1`)).toBe('nothing');
    expect(table.why(`land ${A}1`)).toBe('fine');
  });

  test('B5.5 Sol can’t be entered', () => {
    const table = aTable({ cards: ['0 m1'] });
    expect(table.why('fly deep sol')).toBe('B5.5 not-to-sol');
  });
});

describe('what is found', () => {
  test('B5.6 who turns up an alien planet draws one artifact; others only learn that', () => {
    const table = aTable({ cards: ['0 m1'], hidden: [`${A}1 alien`], deck: ['velum'] }).do(`fly deep ${A}`, `land ${A}1`);
    expect(table.artifacts(0)).toEqual(['velum']);
    expect(table.log('drew', 'artifact')).toEqual(['drew 0 B5.6', 'artifact 0 velum B5.6']);
    expect(table.told.find(({ event }) => event.kind === 'artifact')?.only).toBe(0);
  });

  test('B5.6 landing on an alien planet that is face up gives none; nor does another planet', () => {
    const table = aTable({ cards: ['0 m1'], planets: [`${A}1 alien`], hidden: [`${A}2 water`], deck: ['velum'] });
    table.do(`fly deep ${A}`, `land ${A}1`).do(`fly deep ${A}`, `land ${A}2`);
    expect(table.log('drew')).toEqual([]);
  });

  test('B5.7 what was seen stays on that player’s screen, and on nobody else’s', () => {
    const table = aTable({ cards: ['0 m1'], hidden: [`${A}1 water`, `${A}2 alien`] }).do(`fly deep ${A}`, 'peek', `land ${A}1`);
    table.until('plan').do('plan p1 1').skip(30);
    const alien = placeBy(`${A}2`);
    expect(table.view(0).planets[alien]).toBe(6);
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(table.view(viewer).planets[alien]).toBeNull();
      expect(table.view(viewer).planets[placeBy(`${A}1`)]).toBe(0);
      expect(table.knows(viewer)).not.toContain('"saw"');
    }
  });
});
