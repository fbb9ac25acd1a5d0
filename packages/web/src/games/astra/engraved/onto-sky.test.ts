import { readFileSync } from 'node:fs';
import { CARDS } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import { loadFigureWords } from '@astrarium/astra/sky/figure-words';
import { describe, expect, it, test } from 'vitest';
import { apart, directionOf } from '../atlas/sphere.ts';
import { ENGRAVING_SIZE, type Engraving } from '../engravings/engraving.ts';
import { ontoSky } from './onto-sky.ts';
import { POINTS_OF, readStrokes, strokeByStroke } from './strokes.ts';

function engravingOf(code: string): Engraving {
  return JSON.parse(readFileSync(new URL(`../engravings/${code}.json`, import.meta.url), 'utf8')) as Engraving;
}

describe('a figure on the sky', () => {
  it.each(CARDS.map(({ code }) => code))('%s has each star of its card where the star truly stands', (code) => {
    const { toSky, degrees } = ontoSky(code);
    for (const star of skyOf(code)) {
      const there = toSky(star.x * ENGRAVING_SIZE, star.y * ENGRAVING_SIZE);
      expect(apart(there, directionOf(star)), star.name ?? star.bayer).toBeLessThan(8 * degrees);
    }
  });

  it('is carried without a tear: what lies close together on the card does so in the sky', () => {
    for (const { code } of CARDS) {
      const { toSky, degrees } = ontoSky(code);
      for (let x = 0; x < ENGRAVING_SIZE; x += 100) {
        const step = apart(toSky(x, 1000), toSky(x + 10, 1000));
        expect(step, `${code} at ${x}`).toBeLessThan(100 * degrees);
      }
    }
  });
});

test('the strokes of a path are read with every point in its place', () => {
  const { steps, points } = readStrokes('M10 20l5-5 1 1q2 0 4 4c1 1 2 2 3 3zM0 0l-1-2');
  expect(steps).toEqual(['M', 'l', 'l', 'q', 'c', 'z', 'M', 'l']);
  expect([...points]).toEqual([10, 20, 15, 15, 16, 16, 18, 16, 20, 20, 21, 21, 22, 22, 23, 23, 0, 0, -1, -2]);
});

test('every engraving can be read to its last number, and drawn stroke by stroke', () => {
  for (const { code } of CARDS) {
    for (const path of Object.values(engravingOf(code))) {
      const { steps, points } = readStrokes(path);
      expect(points).toHaveLength(2 * steps.reduce((sum, step) => sum + POINTS_OF[step], 0));
      expect(points.every(Number.isFinite)).toBe(true);
      expect(strokeByStroke(path).join('')).toBe(path);
    }
  }
});

test.each(['en', 'fr'] as const)('a line says what each figure shows: %s', async (language) => {
  const lines = await loadFigureWords(language);
  expect(Object.keys(lines).toSorted()).toEqual(CARDS.map(({ code }) => code).toSorted());
  for (const line of Object.values(lines)) expect(line).toMatch(/^\p{Lu}.{8,}\.$/u);
});
