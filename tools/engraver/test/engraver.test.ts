import { describe, expect, test } from 'vitest';
import { LIGHT, type Point, sub } from '../geometry.ts';
import { oval } from '../kit/shapes.ts';
import { Pen } from '../pen.ts';
import { Plate } from '../plate.ts';
import { print } from '../print.ts';
import { regionOf } from '../region.ts';
import { silhouetteOf } from '../silhouette.ts';

const square = (left: number, top: number, size: number): Point[] => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
];

function aPen(stars: readonly (readonly [string, Point])[] = []): Pen {
  return new Pen(new Plate(new Map(stars)));
}

describe('anchors', () => {
  const pen = aPen([['alf', [300, 400]]]);

  test('are places of the chart, of a frame, or of a star', () => {
    expect(pen.spot('120,-40')).toEqual([120, -40]);
    expect(pen.spot('@alf')).toEqual([300, 400]);
    expect(pen.at('@alf', 90, 2).spot('@alf+10,-6')).toEqual([310, 394]);
    const [x, y] = pen.at('100,100', 90, 2).spot('10,0');
    expect([Math.round(x), Math.round(y)]).toEqual([100, 120]);
    const [mx, my] = pen.at('100,100', 180, 1, true).spot('10,5');
    expect([Math.round(mx), Math.round(my)]).toEqual([90, 105]);
  });

  test('that are wrong are refused with what would be right', () => {
    expect(() => pen.spot('12')).toThrow('"12" is no place: write 120,40 or @alf');
    expect(() => pen.spot('@bet')).toThrow('the card has no star "bet", only alf');
    expect(() => pen.part('0,0 9,0 9,9', { ink: '0-7' })).toThrow('span 0-7: the outline has anchors 0 to 2');
  });

  test('are gone through, and a corner stays one', () => {
    const { curve, index } = pen.ring('0,0! 100,0! 100,100! 0,100!');
    expect(index.map((at) => curve[at])).toEqual(square(0, 0, 100));
    expect(curve.every(([x, y]) => Math.min(Math.abs(x), Math.abs(x - 100), Math.abs(y), Math.abs(y - 100)) < 1e-6)).toBe(true);
  });
});

describe('a part', () => {
  test('hides what is behind it, and only that', () => {
    const pen = aPen();
    pen.line('0,50 100,50', 2);
    pen.part(square(40, 40, 20), { ink: '' });
    const ends = pen.plate.strokes.map(({ points }) => [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0].map(Math.round));
    expect(ends).toEqual([
      [0, 40],
      [60, 100],
    ]);
  });

  test('has its tone where it turns from the light', () => {
    const pen = aPen();
    pen.part(oval(500, 500, 100, 100), { tone: 20 });
    const hatches = pen.plate.strokes.filter(({ kind }) => kind === 'hatch');
    expect(hatches.length).toBeGreaterThan(20);
    for (const { points } of hatches) {
      const [x, y] = sub(points[0] ?? [500, 500], [500, 500]);
      expect(x * LIGHT[0] + y * LIGHT[1]).toBeLessThan(0);
    }
  });

  test('is thicker where it turns from the light', () => {
    const pen = aPen();
    pen.part(oval(500, 500, 100, 100));
    const [outline] = pen.plate.strokes;
    const widths = outline?.widths ?? [];
    const widest = outline?.points[widths.indexOf(Math.max(...widths))] ?? [500, 500];
    expect(widest[0]).toBeGreaterThan(500);
    expect(widest[1]).toBeGreaterThan(500);
  });
});

describe('a region', () => {
  test('has what a curve goes round, also twice', () => {
    const eight = regionOf([...square(0, 0, 100), ...square(20, 20, 40)]);
    expect(eight.has([40, 40])).toBe(true);
    expect(eight.has([150, 40])).toBe(false);
    expect(eight.has([-1, 0])).toBe(false);
  });

  test('makes one silhouette with others it meets, and keeps holes', () => {
    expect(silhouetteOf([regionOf(square(0, 0, 100)), regionOf(square(60, 60, 100))])).toHaveLength(1);
    expect(silhouetteOf([regionOf(square(0, 0, 100)), regionOf(square(300, 0, 100))])).toHaveLength(2);
    const frame = [square(0, 0, 40), square(0, 80, 40), square(80, 0, 40), square(80, 80, 40), square(40, 0, 40), square(0, 40, 40)];
    expect(silhouetteOf([...frame, square(80, 40, 40), square(40, 80, 40)].map(regionOf))).toHaveLength(2);
  });
});

test('a drawing is the same at every run', () => {
  const draw = (): string => {
    const pen = aPen();
    pen.strands(['0,0 100,0', '0,50 100,60'], 20);
    pen.part(oval(300, 300, 50, 80), { tone: 20 });
    return JSON.stringify(print(pen.plate));
  };
  expect(draw()).toBe(draw());
});
