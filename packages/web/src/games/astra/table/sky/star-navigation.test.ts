import { CARDS } from '@astrarium/astra';
import { describe, expect, it } from 'vitest';
import { type Direction, nearest, neighbour } from '../../../../lib/spatial-navigation.ts';
import { bareChart } from './card-chart-layout.ts';

const WAYS: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe('from star to star by arrow key', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 12, y: 9 },
    { x: 1, y: 30 },
  ];

  it('goes to the star that lies ahead and near', () => {
    expect(neighbour(places, 0, 'right')).toBe(1);
    expect(neighbour(places, 1, 'left')).toBe(0);
    expect(neighbour(places, 1, 'down')).toBe(2);
    expect(neighbour(places, 0, 'down')).toBe(3);
  });

  it('stays where nothing lies ahead', () => {
    expect(neighbour(places, 0, 'up')).toBe(-1);
    expect(neighbour(places, 2, 'right')).toBe(-1);
    expect(neighbour(places, 9, 'right')).toBe(-1);
  });

  it.each(CARDS.map((card) => [card.name, card] as const))('%s: every star can be reached from every other', (_name, card) => {
    const { stars } = bareChart(card);
    for (const start of stars.keys()) {
      const reached = new Set([start]);
      for (const from of reached) {
        for (const way of WAYS) {
          const next = neighbour(stars, from, way);
          if (next >= 0) reached.add(next);
        }
      }
      expect(reached.size).toBe(stars.length);
    }
  });
});

describe('the star nearest to a touch', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];

  it('is the nearer one, within reach', () => {
    expect(nearest(places, { x: 4, y: 0 }, 20)).toBe(0);
    expect(nearest(places, { x: 6, y: 0 }, 20)).toBe(1);
    expect(nearest(places, { x: 40, y: 0 }, 20)).toBe(-1);
  });
});
