import { CARDS, cardOf } from '@astrarium/astra';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arrange, LAYOUTS, type Rect, roomIn } from './arrange.ts';
import { skyChart } from './card-chart-layout.ts';

const DESKTOPS = [
  [1000, 640],
  [960, 560],
  [1200, 700],
] as const;

describe('the arrangement of the sky', () => {
  it.each(DESKTOPS.flatMap(([width, height]) => [3, 4, 5, 6].map((slots) => [width, height, slots] as const)))(
    '%d × %d: %d cards lie around the board, apart from each other and inside',
    (width, height, slots) => {
      const arrangement = arrange(width, height, slots);
      if (arrangement.kind !== 'around') throw new Error('one card alone is shown');
      expect(arrangement.cards).toHaveLength(slots);
      apartAndInside([arrangement.board, ...arrangement.cards], width, height);
    },
  );

  it.each([
    [358, 400],
    [358, 560],
    [700, 300],
  ])('%d × %d: one card is shown, with a strip of the others', (width, height) => {
    const arrangement = arrange(width, height, 6);
    apartAndInside(placesOf(arrangement), width, height);
    expect(arrangement.kind).toBe('focus');
  });

  it('gives a finger more room than a mouse', () => {
    expect(arrange(760, 560, 6).kind).toBe('around');
    expect(arrange(760, 560, 6, 180).kind).toBe('focus');
  });

  it('never leaves a figure more room than the card has', () => {
    for (const layout of LAYOUTS) {
      const room = roomIn(layout, 260, 315);
      expect(room.width).toBeLessThan(260);
      expect(room.height).toBeLessThan(315);
    }
  });
});

describe('the chart of a card at the table', () => {
  it('has numbers for everything even where it has no room', () => {
    for (const [width, height] of [
      [200, 0],
      [0, 200],
      [0, 0],
    ] as const) {
      const { window } = skyChart(cardOf(0), width, height);
      for (const number of Object.values(window)) expect(number).toSatisfy(Number.isFinite);
    }
  });

  it.each(CARDS.map(({ name, id }) => [name, id] as const))('%s: every star and every word is in the window', (_name, id) => {
    for (const [width, height] of [
      [190, 200],
      [340, 180],
      [210, 300],
    ] as const) {
      const { stars, labels, window } = skyChart(cardOf(id), width, height);
      expect(window.width / window.height).toBeCloseTo(width / height);
      for (const { x, y } of [...stars, ...labels]) {
        expect(x).toBeGreaterThan(window.x);
        expect(x).toBeLessThan(window.x + window.width);
        expect(y).toBeGreaterThan(window.y);
        expect(y).toBeLessThan(window.y + window.height);
      }
      const names = labels.filter(({ kind }) => kind === 'name');
      expect(names).toHaveLength(stars.filter(({ kind }) => kind === 'grand').length);
    }
  });
});

function placesOf(arrangement: Arrangement): readonly Rect[] {
  return arrangement.kind === 'around'
    ? [arrangement.board, ...arrangement.cards]
    : [arrangement.board, arrangement.strip, arrangement.card];
}

function apartAndInside(rects: readonly Rect[], width: number, height: number): void {
  for (const [index, rect] of rects.entries()) {
    expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0);
    expect(rect.x + rect.width).toBeLessThanOrEqual(width + 0.01);
    expect(rect.y + rect.height).toBeLessThanOrEqual(height + 0.01);
    for (const other of rects.slice(index + 1)) {
      const apart =
        rect.x + rect.width <= other.x ||
        other.x + other.width <= rect.x ||
        rect.y + rect.height <= other.y ||
        other.y + other.height <= rect.y;
      expect(apart).toBe(true);
    }
  }
}
