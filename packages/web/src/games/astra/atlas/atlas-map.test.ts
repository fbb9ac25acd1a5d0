import { astra, CARDS, cardByCode } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import { ASTRA_TEXT } from '@astrarium/astra/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point, Size } from '../../../lib/geometry.ts';
import { drawChart } from './chart.ts';
import DATA from './deciding.json';
import { FIGURES, SAMPLE, standingOf } from './deciding.ts';
import { figureAt } from './figure-at.ts';
import { ATLAS, figureOf, STARS } from './figures.ts';
import type { AtlasLabel, LabelWords } from './label.ts';
import { placeLabels } from './labels.ts';
import { projectionFor, type View } from './projection.ts';
import { apart, directionOf, type SkyPlace, wayRound } from './sphere.ts';
import { flight, NEAREST, pushed, viewAround, WHOLE_SKY, zoomed } from './view.ts';
import { eveningOf, latitudesOf } from './visibility.ts';

const DESKTOP: Size = { width: 1060, height: 780 };
const PHONE: Size = { width: 360, height: 520 };
const WORDS: LabelWords = {
  figure: ({ code, name }) => ASTRA_TEXT.en.cardNames[code] ?? name,
  equator: 'Celestial equator',
  ecliptic: 'Ecliptic',
  hour: (numeral) => `${numeral} h`,
  declination: (degrees) => `${degrees}°`,
};

describe('the projection', () => {
  const views = fc.record({
    ra: fc.double({ min: 0, max: 359, noNaN: true }),
    dec: fc.double({ min: -80, max: 90, noNaN: true }),
    zoom: fc.double({ min: 1, max: NEAREST, noNaN: true }),
  });

  it('finds back to the place in the sky from every point of the window', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: 0, max: 1060 }), fc.integer({ min: 0, max: 780 }), (view, x, y) => {
        const { toSky, toWindow } = projectionFor(view, DESKTOP);
        const place = toSky({ x, y });
        const back = toWindow(directionOf(place));
        // Outside the whole sky there is nothing to come back to.
        if (back === undefined || apart(directionOf(place), directionOf(view)) > 175) return;
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.01);
      }),
    );
  });

  it.each([DESKTOP, PHONE])('shows every star of the cards at once from afar: $width × $height', (size) => {
    const { toWindow } = projectionFor(WHOLE_SKY, size);
    for (const { direction } of STARS) {
      const { x, y } = toWindow(direction) ?? { x: Number.NaN, y: Number.NaN };
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
  });

  it('has north up and east to the left, as one sees the sky', () => {
    const view = around('ori');
    const [betelgeuse, rigel] = [starOf('Betelgeuse', view), starOf('Rigel', view)];
    expect(betelgeuse.y).toBeLessThan(rigel.y);
    expect(betelgeuse.x).toBeLessThan(rigel.x);
  });

  it.each(['cen', 'arg', 'umi', 'ori'])('keeps %s in its true shape near by', (code) => {
    const { stars, middle } = figureOf(card(code));
    const { toWindow, scale } = projectionFor({ ...middle, zoom: 5 }, DESKTOP);
    for (const a of stars) {
      for (const b of stars) {
        const [from, to] = [toWindow(a.direction), toWindow(b.direction)];
        if (from === undefined || to === undefined || a === b) continue;
        const drawn = Math.hypot(to.x - from.x, to.y - from.y) / scale;
        // A flat chart of a round sky swells a little towards its edges.
        expect(drawn / apart(a.direction, b.direction)).toBeGreaterThan(0.99);
        expect(drawn / apart(a.direction, b.direction)).toBeLessThan(1.25);
      }
    }
  });
});

describe('the view', () => {
  it('keeps under the hand what it pushes', () => {
    const from = { x: 400, y: 300 };
    const view = around('vir');
    const held = projectionFor(view, DESKTOP).toSky(from);
    const to = { x: 520, y: 380 };
    const at = onWindow(held, pushed(view, DESKTOP, from, to), DESKTOP);
    expect(distance(at, to)).toBeLessThan(2);
  });

  it('turns the whole sky about the pole, which stays in the middle', () => {
    const turned = pushed(WHOLE_SKY, DESKTOP, { x: 530, y: 600 }, { x: 600, y: 600 });
    expect(turned.dec).toBe(90);
    expect(turned.ra).not.toBe(WHOLE_SKY.ra);
    expect(onWindow({ ra: 0, dec: 90 }, turned, DESKTOP)).toEqual({ x: 530, y: 390 });
  });

  it('draws nearer to what lies under the hand', () => {
    const about = { x: 300, y: 500 };
    const view = around('leo');
    const kept = projectionFor(view, DESKTOP).toSky(about);
    const nearer = zoomed(view, DESKTOP, 1.6, about);
    expect(nearer.zoom).toBeCloseTo(view.zoom * 1.6);
    expect(distance(onWindow(kept, nearer, DESKTOP), about)).toBeLessThan(2);
  });

  it('goes no farther than the whole sky and no nearer than there is to see', () => {
    expect(zoomed(around('cen'), DESKTOP, 0.0001)).toMatchObject({ dec: 90, zoom: 1 });
    expect(zoomed(around('cen'), DESKTOP, 10_000).zoom).toBe(NEAREST);
  });

  it.each(CARDS.map(({ code }) => code))('has all of %s in sight around its middle', (code) => {
    const view = around(code);
    for (const { direction } of figureOf(card(code)).stars) {
      for (const size of [DESKTOP, PHONE]) {
        const at = projectionFor(view, size).toWindow(direction);
        expect(at !== undefined && at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height).toBe(true);
      }
    }
  });

  it('flies the shorter way round and arrives', () => {
    const [from, to] = [
      { ra: 350, dec: 10, zoom: 6 },
      { ra: 20, dec: 30, zoom: 6 },
    ];
    expect(flight(from, to, 0)).toEqual(from);
    const half = flight(from, to, 0.5);
    expect(half.ra).toBeCloseTo(5);
    expect(half.zoom).toBeLessThan(6);
    expect(flight(from, to, 1)).toEqual(to);
    expect(wayRound(20, 350)).toBe(-30);
  });
});

describe('what lies under a point', () => {
  const view = around('ori');
  const { figures } = drawChart(projectionFor(view, DESKTOP));
  const found = (point: Point): string | undefined => figureAt(figures, point, 16)?.figure.card.code;

  it('is the figure of the star there, or of the line', () => {
    const [rigel, saiph, alnitak] = [starOf('Rigel', view), starOf('Saiph', view), starOf('Alnitak', view)];
    expect(found({ x: rigel.x + 6, y: rigel.y - 6 })).toBe('ori');
    expect(found({ x: (saiph.x + alnitak.x) / 2, y: (saiph.y + alnitak.y) / 2 })).toBe('ori');
    expect(found(starOf('Arneb', view))).toBe('lep');
  });

  it('is nothing where there is nothing, and only the nearest when one reaches far', () => {
    const rigel = starOf('Rigel', view);
    expect(found({ x: rigel.x + 60, y: rigel.y - 20 })).toBeUndefined();
    expect(figureAt(figures, { x: rigel.x + 20, y: rigel.y }, Number.POSITIVE_INFINITY)?.figure.card.code).toBe('ori');
  });
});

describe('the words on the map', () => {
  const views: [string, View][] = [
    ['the whole sky', WHOLE_SKY],
    ['Orion', around('ori')],
    ['the far south', around('arg')],
    ['the nearest', { ...around('cyg'), zoom: NEAREST }],
  ];

  it.each(views)('neither overlap nor leave the window: %s', (_, view) => {
    for (const size of [DESKTOP, PHONE]) {
      const boxes = labelsFor(view, size)
        .filter(({ kind, angle }) => kind !== 'ring' && angle === 0)
        .map(boxOf);
      expect(boxes.length).toBeGreaterThan(0);
      for (const [index, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= size.width && a.top >= 0 && a.bottom <= size.height).toBe(true);
        for (const b of boxes.slice(index + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
        }
      }
    }
  });

  it('name constellations and the brightest stars from afar, near by all named stars, and letters for the others', () => {
    const far = labelsFor(WHOLE_SKY, DESKTOP);
    expect(far.filter(({ kind }) => kind === 'figure').length).toBeGreaterThan(35);
    expect(texts(far)).toContain('Sirius');
    expect(texts(far)).not.toContain('Bellatrix');
    expect(far.some(({ kind }) => kind === 'letter')).toBe(false);
    const near = labelsFor(around('ori'), DESKTOP);
    const named = skyOf('ori').flatMap(({ name }) => name ?? []);
    expect(texts(near)).toEqual(expect.arrayContaining(named));
    expect(texts(near)).toContain('ξ');
    expect(near.length).toBeLessThan(120);
  });

  it('tell a constellation once', () => {
    const names = labelsFor(WHOLE_SKY, DESKTOP).filter(({ kind }) => kind === 'figure');
    expect(new Set(names.map(({ key }) => key)).size).toBe(names.length);
  });
});

describe('when and where a constellation is seen', () => {
  it('Orion is highest on evenings in January, Scorpius in July', () => {
    expect(eveningOf(figureOf(card('ori')).middle.ra).getUTCMonth()).toBe(0);
    expect(eveningOf(figureOf(card('sco')).middle.ra).getUTCMonth()).toBe(6);
  });

  it('Ursa Minor never rises whole beyond the equator, nor Argo Navis in the north', () => {
    expect(latitudesOf(skyOf('umi'))).toEqual({ north: 90, south: 0 });
    expect(latitudesOf(skyOf('arg')).north).toBe(20);
  });
});

describe('how often a card decides', () => {
  it('is told for every card, by the rules and cards as they are', () => {
    expect(Object.keys(FIGURES)).toEqual(CARDS.map(({ code }) => code));
    // If this fails: npx astrarium deciding > packages/web/src/games/astra/atlas/deciding.json
    expect([DATA.rules, DATA.data]).toEqual([astra.rulesVersion, astra.dataVersion]);
    expect(SAMPLE.games).toBeGreaterThanOrEqual(1000);
    for (const { discovered, won, fame, decided } of Object.values(FIGURES)) {
      for (const share of [discovered, won, decided]) expect(share > 0 && share < 1).toBe(true);
      expect(fame).toBeGreaterThan(0);
    }
  });

  it('is ranked among all of them', () => {
    const ranked = CARDS.map(({ code }) => standingOf(code, 'decided')).toSorted((a, b) => a.rank - b.rank);
    expect(ranked[0]).toMatchObject({ rank: 1, value: ranked[0]?.most });
    expect(ranked.at(-1)?.rank).toBeLessThanOrEqual(48);
    expect(ranked.map(({ value }) => value)).toEqual(ranked.map(({ value }) => value).toSorted((a, b) => b - a));
    expect(ranked[0]?.mean).toBeCloseTo(ranked.reduce((sum, { value }) => sum + value, 0) / 48);
  });
});

function card(code: string) {
  const found = cardByCode(code);
  if (found === undefined) throw new Error(`no card ${code}`);
  return found;
}

function around(code: string): View {
  const { middle, reach } = figureOf(card(code));
  return viewAround(middle, reach);
}

function starOf(name: string, view: View): Point {
  const star = ATLAS.flatMap(({ stars }) => stars).find((candidate) => candidate.name === name);
  const at = star && projectionFor(view, DESKTOP).toWindow(star.direction);
  if (at === undefined) throw new Error(`${name} is not in sight`);
  return at;
}

function onWindow(place: SkyPlace, view: View, size: Size): Point | undefined {
  return projectionFor(view, size).toWindow(directionOf(place));
}

function distance(a: Point | undefined, b: Point): number {
  return a === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a.x - b.x, a.y - b.y);
}

function labelsFor(view: View, size: Size): readonly AtlasLabel[] {
  return placeLabels(projectionFor(view, size), size, WORDS);
}

function texts(labels: readonly AtlasLabel[]): string[] {
  return labels.map(({ text }) => text);
}

function boxOf({ x, y, width, size, anchor }: AtlasLabel) {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}
