import { ENGRAVING_SIZE, type Engraving, type HATCH_WIDTHS } from '../../packages/web/src/games/astra/engravings/engraving.ts';
import { fit } from './fit.ts';
import { add, type Curve, lengthOf, normals, nth, type Point, times } from './geometry.ts';
import type { Plate } from './plate.ts';
import { silhouetteOf } from './silhouette.ts';
import type { Stroke } from './stroke.ts';

/** How far a printed curve may stray from the one drawn, of the chart's 1000. */
const ERROR = { line: 0.55, hatch: 0.7 };

export function print({ strokes, washes }: Plate): Engraving {
  const hatches = { fine: '', middle: '', broad: '' };
  let lines = '';
  for (const stroke of strokes) {
    if (stroke.kind === 'line') lines += outlineOf(stroke);
    else hatches[needleFor(stroke)] += centreOf(stroke.points);
  }
  return { wash: silhouetteOf(washes).map(polygonOf).join(''), ...hatches, lines };
}

function needleFor({ widths }: Stroke): keyof typeof HATCH_WIDTHS {
  const mean = (2 * widths.reduce((sum, width) => sum + width, 0)) / widths.length;
  return mean < 2.4 ? 'fine' : mean < 3.3 ? 'middle' : 'broad';
}

/** A swelling line is filled between its two edges. */
function outlineOf({ points, widths }: Stroke): string {
  const across = normals(points);
  const edge = (side: number): Point[] => points.map((point, i) => add(point, times(nth(across, i), (side * nth(widths, i)) / 2)));
  const left = edge(-1);
  const right = edge(1).toReversed();
  const path = new Path(nth(left, 0));
  path.curves(left, ERROR.line);
  path.lineTo(nth(right, 0));
  path.curves(right, ERROR.line);
  return `${path.text}z`;
}

/** Hatches are so thin that their centre is enough. */
function centreOf(points: Curve): string {
  const path = new Path(nth(points, 0));
  if (lengthOf(points) < 45) {
    const [a, m, b] = [nth(points, 0), nth(points, points.length >> 1), nth(points, -1)];
    path.bow([m[0] * 2 - (a[0] + b[0]) / 2, m[1] * 2 - (a[1] + b[1]) / 2], b);
  } else path.curves(points, ERROR.hatch);
  return path.text;
}

function polygonOf(outline: Curve): string {
  const path = new Path(nth(outline, 0));
  for (const point of outline.slice(1)) path.lineTo(point);
  return `${path.text}z`;
}

/** A path as text: whole numbers, each relative to the last, a letter only where the command changes. */
class Path {
  text: string;
  private last: Point;
  private command = 'M';

  constructor(start: Point) {
    this.last = rounded(start);
    this.text = `M${this.last[0]} ${this.last[1]}`;
  }

  curves(points: Curve, error: number): void {
    for (const [, b, c, d] of fit(points, error)) this.to('c', b, c, d);
  }

  bow(over: Point, end: Point): void {
    this.to('q', over, end);
  }

  lineTo(end: Point): void {
    const [x, y] = rounded(end);
    if (x !== this.last[0] || y !== this.last[1]) this.to('l', end);
  }

  private to(command: string, ...points: readonly Point[]): void {
    let text = command === this.command ? '' : command;
    const ends = points.map(rounded);
    for (const number of ends.flatMap(([x, y]) => [x - this.last[0], y - this.last[1]])) {
      const bare = text === command && text !== '';
      text += bare || number < 0 ? String(number) : ` ${number}`;
    }
    this.text += text;
    this.command = command;
    this.last = nth(ends, -1);
  }
}

function rounded([x, y]: Point): Point {
  // Adding 0 turns -0 into 0.
  return [Math.round(x * (ENGRAVING_SIZE / 1000)) + 0, Math.round(y * (ENGRAVING_SIZE / 1000)) + 0];
}
