import { adAstra, DEEP, DEEP_SPACE, type Place, placeName, SYSTEM_SIZE, SYSTEMS } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { type ATable, aTable } from '../../../../../ad-astra/test/a-table.ts';
import type { Point, Rect } from '../../../lib/geometry.ts';
import { type Direction, neighbour } from '../../../lib/spatial-navigation.ts';
import { arrange, arrangeSystem, countPlace, fleetPlace, stopsIn, stopsOf, touchSize } from './arrange.ts';
import { freshOf } from './follow.ts';
import { type GalaxyOptions, optionsOf } from './options.ts';
import { faceDownLeft, planetState } from './planet-state.ts';
import { type GalaxyTouch, shipInHand, targetsOf, touchDeepSpace, touchFleet, touchPlanet, touchSystem } from './touch.ts';

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** The boxes a desktop, a tablet and a phone give; and one that is hardly large enough. */
const BOXES = [
  [1020, 560],
  [900, 600],
  [834, 560],
  [834, 720],
  [390, 360],
  [390, 420],
  [360, 320],
] as const;

const FULL = SYSTEMS.map(() => SYSTEM_SIZE.max);
const MIXED = [3, 7, 4, 5, 6, 7, 3, 4, 5];

describe.each(BOXES)('the galaxy in a box of %i × %i', (width, height) => {
  const galaxy = arrange(width, height, FULL);
  const planets = galaxy.systems.flatMap(({ planets: points, radius }) => points.map((point) => ({ ...point, radius })));

  it('has every planet inside, with what stands on it', () => {
    for (const { x, y, radius } of planets) {
      expect(x - radius * 1.3).toBeGreaterThanOrEqual(0);
      expect(x + radius * 1.3).toBeLessThanOrEqual(width);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius * 1.5).toBeLessThanOrEqual(height);
    }
  });

  it('has no planet upon another, nor upon a star, nor in deep space', () => {
    for (const [index, one] of planets.entries()) {
      for (const other of planets.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(one.radius * 2.1);
      for (const { star, starSize } of galaxy.systems) expect(distance(one, star)).toBeGreaterThan(one.radius + starSize / 2);
      expect(overlap(square(one, one.radius * 2), galaxy.deep)).toBe(false);
    }
  });

  it('gives each planet a circle of its own to be touched, wide enough for a finger', () => {
    const circles = galaxy.systems.flatMap((one) => one.planets.map((point) => ({ ...point, wide: touchSize(one) })));
    for (const [index, one] of circles.entries()) {
      expect(one.wide).toBeGreaterThanOrEqual(width < 380 ? 26 : 30);
      for (const other of circles.slice(index + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual((one.wide + other.wide) / 2 - 0.01);
    }
  });

  it.each([3, 4, 5])('has room in deep space for the ships of %i players and for the number of planets left', (players) => {
    const rects = [...Array.from({ length: players }, (_, seat) => fleetPlace(galaxy, players, seat)), countPlace(galaxy)];
    for (const [index, one] of rects.entries()) {
      expect(one.width).toBeGreaterThanOrEqual(42);
      expect(one.height).toBeGreaterThanOrEqual(32);
      expect(one.x).toBeGreaterThanOrEqual(galaxy.deep.x);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
      expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
      for (const other of rects.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  it.each([
    ['full', FULL],
    ['uneven', MIXED],
  ])('leads from everything to everything by arrow keys: %s systems', (_name, sizes) => {
    const stops = stopsOf(arrange(width, height, sizes), 5, 4);
    expect(reachable(stops)).toBe(stops.length);
  });
});

it('a single system seen closer has larger planets, and arrow keys that reach them all', () => {
  for (const size of [3, 4, 5, 6, 7]) {
    const closer = arrangeSystem(0, { x: 0, y: 0, width: 380, height: 270 }, size);
    expect(closer.radius).toBeGreaterThan(arrange(390, 360, FULL).systems[0]?.radius ?? Number.NaN);
    expect(closer.planets).toHaveLength(size);
    expect(reachable(stopsIn(closer))).toBe(size + 1);
  }
});

/** Red and its Movement card 2: small yellow and large red. */
const MOVEMENT = {
  players: 3,
  cards: ['0 m2'],
  planets: ['sY1 water', 'lR1 food', 'lR2 energy', 'sR1 xanthium'],
  ships: ['deep lR1 sR1', 'lR2', 'deep'],
  hands: ['EE', '', ''],
};

describe('where ships can fly, and for how much Energy', () => {
  it('B5.2 costs 0 from deep space, 1 to deep space or inside a system, 2 to another system', () => {
    const options = optionsAt(aTable(MOVEMENT));
    expect(costs(options, DEEP_SPACE)).toEqual({ sY: 0, lR: 0 });
    expect(costs(options, place('lR1'))).toEqual({ sY: 2, lR: 1, deep: 1 });
    expect(costs(options, place('sR1'))).toEqual({ sY: 2, lR: 2, deep: 1 });
  });

  it('B5.2 leaves out what can’t be paid', () => {
    const options = optionsAt(aTable({ ...MOVEMENT, hands: ['E', '', ''] }));
    expect(costs(options, place('lR1'))).toEqual({ lR: 1, deep: 1 });
  });

  it('B10.3 makes every flight free', () => {
    const options = optionsAt(aTable({ ...MOVEMENT, hands: ['', '', ''], artifacts: ['velum', '', ''] }).do('use velum'));
    expect(costs(options, place('sR1'))).toEqual({ sY: 0, lR: 0, deep: 0 });
  });

  it('B10.2 opens every system but Sol, free', () => {
    const options = optionsAt(aTable({ ...MOVEMENT, hands: ['', '', ''], artifacts: ['ianua', '', ''] }).do('use ianua'));
    expect(Object.keys(costs(options, DEEP_SPACE)).toSorted()).toEqual(SYSTEMS.filter((code) => code !== 'sol').toSorted());
    expect(Object.values(costs(options, place('lR1')))).toEqual(Array.from({ length: 8 }, () => 0));
  });

  it('takes the only ship in hand by itself, and lets it go when told', () => {
    const one = optionsAt(aTable({ ...MOVEMENT, ships: ['deep', '', ''] }));
    expect(shipInHand(one, undefined)).toBe(DEEP_SPACE);
    expect(shipInHand(one, null)).toBeNull();
    const three = optionsAt(aTable(MOVEMENT));
    expect(shipInHand(three, undefined)).toBeNull();
    expect(shipInHand(three, place('sR1'))).toBe(place('sR1'));
    expect(shipInHand(three, place('sY1'))).toBeNull();
  });
});

describe('what a touch stands for', () => {
  it('chooses a ship, then its flight', () => {
    const table = aTable(MOVEMENT);
    const options = optionsAt(table);
    expect(touchPlanet(options, null, place('sR1'), 0, 0)).toEqual({ kind: 'ship', from: place('sR1') });
    expect(touchFleet(options)).toEqual({ kind: 'ship', from: DEEP_SPACE });
    expect(touchSystem(options, null, system('sY'))).toEqual({ kind: 'closer', system: system('sY') });
    expect(touchSystem(options, place('sR1'), system('sY'))).toEqual({ kind: 'decide', decision: 'fly sR1 sY' });
    expect(touchPlanet(options, place('sR1'), place('sY2'), 0, 0)).toEqual({ kind: 'decide', decision: 'fly sR1 sY' });
    expect(touchDeepSpace(options, place('sR1'))).toEqual({ kind: 'decide', decision: 'fly sR1 deep' });
    expect(touchSystem(options, place('sR1'), system('sol'))).toEqual({ kind: 'why', decision: 'fly sR1 sol' });
  });

  it('lands, or asks what to build', () => {
    const landing = optionsAt(aTable(MOVEMENT).do('fly deep lR'));
    expect(landing.peek).toBe(true);
    expect(landing.landing).toEqual({ seat: 0, system: system('lR'), from: DEEP_SPACE });
    expect(touchPlanet(landing, null, place('lR3'), 0, 0)).toEqual({ kind: 'decide', decision: 'land lR3' });
    expect(touchPlanet(landing, null, place('lR2'), 0, 0)).toEqual({ kind: 'why', decision: 'land lR2' });

    const table = aTable({ ...MOVEMENT, cards: ['0 build'], hands: ['WFEXZ', '', ''] });
    const building = optionsAt(table);
    expect(touchPlanet(building, null, place('sR1'), 0, 0)).toEqual({ kind: 'build', place: place('sR1') });
    const [colony, terraformer] = building.builds.get(place('sR1')) ?? [];
    expect(colony?.payments.map(({ decision }) => decision)).toEqual(['colony sR1 X', 'colony sR1 Z']);
    expect(terraformer?.item).toBe('terraformer');
  });

  it('looks at a system (B10.7)', () => {
    const table = aTable({ ...MOVEMENT, artifacts: ['oculus', '', ''] }).do('use oculus', 'look sR');
    const options = optionsAt(table);
    expect(touchSystem(options, null, system('nY'))).toEqual({ kind: 'decide', decision: 'look nY' });
    expect(touchPlanet(options, null, place('sR2'), 0, 0)).toEqual({ kind: 'why', decision: 'look sR' });
  });

  it.each([
    ['a Movement card', aTable(MOVEMENT)],
    ['a Movement card without Energy', aTable({ ...MOVEMENT, hands: ['', '', ''] })],
    ['a ship that has moved', aTable(MOVEMENT).do('fly lR1 deep', 'pass', 'pass')],
    ['the gate', aTable({ ...MOVEMENT, artifacts: ['ianua', '', ''] }).do('use ianua')],
    ['a landing', aTable(MOVEMENT).do('fly lR1 lR')],
    [
      'a Build card',
      aTable({ ...MOVEMENT, cards: ['0 build'], colonies: ['lR1', 'lR2', ''], factories: ['', '', 'sY1'], hands: ['WFEX', '', ''] }),
    ],
    ['a Build card without cards to pay', aTable({ ...MOVEMENT, cards: ['0 build'], colonies: ['lR1', '', ''], hands: ['W', '', ''] })],
    ['a look', aTable({ ...MOVEMENT, artifacts: ['oculus', '', ''] }).do('use oculus', 'look sR')],
  ])('never decides what is refused, nor asks why about what is open: %s', (_name, table) => {
    const { seat, view } = playAt(table);
    const options = optionsAt(table);
    const decisions = new Set<string>();
    for (const ship of [null, ...options.flights.keys()]) {
      const touches: (GalaxyTouch | null)[] = [touchDeepSpace(options, ship), touchFleet(options)];
      for (const [one, size] of view.sizes.entries()) {
        touches.push(touchSystem(options, ship, one));
        for (let index = 0; index < size; index += 1) {
          const here = one * SYSTEM_SIZE.max + index;
          touches.push(touchPlanet(options, ship, here, at(view.pawns, here), seat));
        }
      }
      for (const touch of touches) {
        if (touch?.kind !== 'decide' && touch?.kind !== 'why') continue;
        decisions.add(touch.decision);
        expect([touch.decision, table.why(touch.decision) === 'fine']).toEqual([touch.decision, touch.kind === 'decide']);
      }
    }
    expect(decisions.size).toBeGreaterThan(3);
  });
});

describe('what is seen of a planet', () => {
  it('B5.7 tells one’s own note from a planet face up, and shows it to nobody else', () => {
    const table = aTable(MOVEMENT).do('fly deep lR', 'peek');
    const own = adAstra.view(table.state, 0);
    expect(planetState(own, place('lR1'))).toMatchObject({ side: 'up', owner: 0, ships: 1, settlement: null, terraformed: false });
    expect(planetState(own, place('lR3')).side).toBe('seen');
    expect(planetState(own, place('lR3')).kind).not.toBeNull();
    expect(planetState(adAstra.view(table.state, 1), place('lR3'))).toMatchObject({ side: 'down', kind: null, owner: null });
  });

  it('B3.4 counts the planets left face down', () => {
    const table = aTable(MOVEMENT);
    expect(faceDownLeft(adAstra.view(table.state, 'spectator'))).toBe(table.state.hidden);
  });
});

describe('what moves', () => {
  it('a ship to the star, then to its planet, which turns over', () => {
    const flight = freshAt(aTable(MOVEMENT), 'fly lR1 sY');
    expect(flight.glides).toMatchObject([{ seat: 0, from: { place: place('lR1') }, to: { system: system('sY') } }]);
    const landing = freshAt(aTable(MOVEMENT).do('fly lR1 sY'), 'land sY3');
    expect(landing.glides).toMatchObject([{ from: { system: system('sY') }, to: { place: place('sY3') } }]);
    expect([...landing.turned]).toEqual([place('sY3')]);
    const away = freshAt(aTable(MOVEMENT), 'fly lR1 deep');
    expect(away.glides).toMatchObject([{ to: 'deep' }]);
    expect([...away.launched]).toEqual([0]);
  });

  it('B4.2 the planets that produce, where somebody has pawns', () => {
    const fresh = freshAt(aTable({ ...MOVEMENT, cards: ['0 p1'] }), 'produce X');
    expect([...fresh.producing]).toEqual([place('sR1')]);
  });

  it('what was built is stamped', () => {
    const fresh = freshAt(aTable({ ...MOVEMENT, cards: ['0 build'], hands: ['WFX', '', ''] }), 'colony sR1 X');
    expect([...fresh.built]).toEqual([place('sR1')]);
  });
});

function playAt(table: ATable): Parameters<typeof optionsOf>[0] {
  return { view: adAstra.view(table.state, table.asked), seat: table.asked, legal: new Set(table.legal()) };
}

function optionsAt(table: ATable): GalaxyOptions {
  return optionsOf(playAt(table));
}

function costs(options: GalaxyOptions, from: Place): Record<string, number> {
  return Object.fromEntries([...targetsOf(options, from)].map(([to, energy]) => [to === DEEP ? 'deep' : at(SYSTEMS, to), energy]));
}

function freshAt(table: ATable, decision: string): ReturnType<typeof freshOf> {
  const before = table.told.length;
  table.do(decision);
  const news = table.told.slice(before).map(({ event }) => ({ version: 1, seat: 0, event }));
  return freshOf(adAstra.view(table.state, 0), news);
}

function place(name: string): Place {
  for (let one = 0; one < DEEP_SPACE; one += 1) if (placeName(one) === name) return one;
  throw new Error(`${name} is no place`);
}

function system(code: (typeof SYSTEMS)[number]): number {
  return SYSTEMS.indexOf(code);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function square({ x, y }: Point, side: number): Rect {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Do they share more than an edge? */
function overlap(a: Rect, b: Rect): boolean {
  const edge = 0.01;
  return a.x + edge < b.x + b.width && b.x + edge < a.x + a.width && a.y + edge < b.y + b.height && b.y + edge < a.y + a.height;
}

/** The fewest places that arrow keys reach from any of these. */
function reachable(stops: readonly Point[]): number {
  return Math.min(
    ...stops.map((_, start) => {
      const reached = new Set([start]);
      for (const from of reached) {
        for (const direction of DIRECTIONS) {
          const next = neighbour(stops, from, direction);
          if (next >= 0) reached.add(next);
        }
      }
      return reached.size;
    }),
  );
}
