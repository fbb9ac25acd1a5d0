import type { Bounds } from '../../../lib/geometry.ts';
import { CHART, type ChartLine, type FigureStar, FRAME } from '../chart.ts';

/** A word beside a star: the proper name of a Grand star, the letter of any other. `x` and `y` are its middle. */
export interface StarLabel {
  readonly kind: 'name' | 'letter';
  /** One row; a name of two words may take two. */
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds each label a place next to its star where it covers no star, no other label and as little of the lines as can be. Every
 * label in turn takes the best place there is, names first; then all are gone through again, now that the others are known.
 * `scale` is the size of the letters, where the chart is drawn so small that they have to be larger on it.
 */
export function placeLabels(stars: readonly FigureStar[], lines: readonly ChartLine[], scale = 1): readonly StarLabel[] {
  const order = stars.map((_, index) => index).toSorted((a, b) => widthOf(stars, b) - widthOf(stars, a));
  const placed = new Map<number, StarLabel>();
  for (let round = 0; round < 3; round += 1) {
    for (const index of order) {
      const star = stars[index];
      if (star === undefined) continue;
      placed.delete(index);
      placed.set(index, bestPlace(star, scale, stars, lines, [...placed.values()]));
    }
  }
  return stars.flatMap((_, index) => placed.get(index) ?? []);
}

/** Where a label may go around its star, the best places first: near by, and beside the star rather than above or below. */
const PLACES = [4.5, 7, 10, 14]
  .flatMap((distance, rank) =>
    Array.from({ length: 24 }, (_, step) => {
      const [dx, dy] = [Math.cos((step * Math.PI) / 12), Math.sin((step * Math.PI) / 12)];
      return { dx, dy, distance, price: rank * 8 + Math.abs(dy) * 3 };
    }),
  )
  .toSorted((a, b) => a.price - b.price);

/** Rather one row than two. */
const PRICE_OF_BREAK = 12;

function bestPlace(
  star: FigureStar,
  scale: number,
  stars: readonly FigureStar[],
  lines: readonly ChartLine[],
  others: readonly StarLabel[],
): StarLabel {
  let best: StarLabel = { kind: 'letter', rows: [], x: star.x, y: star.y, width: 0, height: 0 };
  let lowest = Number.POSITIVE_INFINITY;
  for (const [breaks, word] of wordsFor(star, scale).entries()) {
    for (const place of PLACES) {
      const price = place.price + breaks * PRICE_OF_BREAK;
      if (price >= lowest) break;
      const label: StarLabel = {
        ...word,
        x: star.x + place.dx * (star.radius + place.distance + word.width / 2),
        y: star.y + place.dy * (star.radius + place.distance + word.height / 2),
      };
      const cost = price + costOf(label, stars, lines, others);
      if (cost < lowest) {
        lowest = cost;
        best = label;
      }
    }
  }
  return best;
}

function costOf(label: StarLabel, stars: readonly FigureStar[], lines: readonly ChartLine[], others: readonly StarLabel[]): number {
  const box = {
    left: label.x - label.width / 2,
    right: label.x + label.width / 2,
    top: label.y - label.height / 2,
    bottom: label.y + label.height / 2,
  };
  const edge = FRAME + 4;
  const outside =
    Math.max(0, edge - box.left) +
    Math.max(0, edge - box.top) +
    Math.max(0, box.right - CHART + edge) +
    Math.max(0, box.bottom - CHART + edge);
  let cost = outside * 100;
  for (const star of stars) {
    const dx = star.x - Math.min(box.right, Math.max(box.left, star.x));
    const dy = star.y - Math.min(box.bottom, Math.max(box.top, star.y));
    const overlap = star.radius + 2 - Math.hypot(dx, dy);
    if (overlap > 0) cost += 150 + overlap * 20;
  }
  for (const other of others) {
    const across = (label.width + other.width) / 2 + 2 - Math.abs(label.x - other.x);
    const down = (label.height + other.height) / 2 + 1 - Math.abs(label.y - other.y);
    if (across > 0 && down > 0) cost += 150 + Math.min(across, down) * 20;
  }
  const wider = { left: box.left - 1, right: box.right + 1, top: box.top - 1.5, bottom: box.bottom + 1.5 };
  for (const line of lines) {
    const covered = lengthInside(line, wider);
    if (covered > 0) cost += 40 + covered * 4;
  }
  return cost;
}

/** How much of the line lies in the box: the line is cut off at one side after another. */
function lengthInside({ x1, y1, x2, y2 }: ChartLine, box: Bounds): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  const sides = [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return 0;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from >= to ? 0 : (to - from) * Math.hypot(dx, dy);
}

/** The height of a row of a name. */
export const ROW = 14;

type LabelWord = Omit<StarLabel, 'x' | 'y'>;

/** What is to be written: one way, or for a name of two words two ways. The widths are those of the two faces, nearly. */
function wordsFor(star: FigureStar, scale: number): readonly LabelWord[] {
  if (star.kind !== 'grand' || star.name === null) {
    return [{ kind: 'letter', rows: [star.letter], width: (star.letter.length * 6.2 + 2.5) * scale, height: 12 * scale }];
  }
  const words = star.name.split(' ');
  const ways = words.length > 1 ? [[star.name], words] : [[star.name]];
  return ways.map((rows) => ({
    kind: 'name',
    rows,
    width: (Math.max(...rows.map((row) => row.length)) * 8.4 + 6) * scale,
    height: (rows.length * ROW - 1) * scale,
  }));
}

function widthOf(stars: readonly FigureStar[], index: number): number {
  const star = stars[index];
  return star === undefined ? 0 : (wordsFor(star, 1)[0]?.width ?? 0);
}
