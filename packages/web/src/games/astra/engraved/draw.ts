import { projectionFor } from '../atlas/projection.ts';
import { placeOf, type UnitVector } from '../atlas/sphere.ts';
import { CHART, FRAME } from '../chart.ts';
import { DISC, placeOnDisc } from '../disc.ts';
import { ENGRAVING_SIZE, type Engraving, HATCH_WIDTHS } from '../engravings/engraving.ts';
import { ontoSky } from './onto-sky.ts';
import type { Onto, Print } from './print.ts';
import { POINTS_OF, readStrokes, type Strokes } from './strokes.ts';

/** A figure ready to be drawn: its paths in pixels of the sheet. */
export interface Plate {
  readonly wash: Path2D;
  readonly hatches: readonly { readonly path: Path2D; readonly width: number }[];
  readonly lines: Path2D;
  /** How many pixels of the sheet a unit of the engraving is. */
  readonly unit: number;
}

/** What a figure is drawn from; of a silhouette only the wash is known. */
export type FigureDrawing = Pick<Engraving, 'wash'> & Partial<Engraving>;

/** The strengths of an engraving's parts. */
const WASH = 0.13;
const HATCH = 0.72;
/** A line should not be finer than this, in pixels of the screen; hatches that would be much finer are left out. */
const FINEST_LINE = 0.6;
const FINEST_HATCH = 0.16;
/** About the width of an outline, in units of the engraving. */
const OUTLINE = 6;

export function drawPlate(context: OffscreenCanvasRenderingContext2D, plate: Plate, colour: string, strength: number): void {
  const { wash, hatches, lines, unit } = plate;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.globalAlpha = strength * WASH;
  context.fill(wash, 'evenodd');
  context.globalAlpha = strength * HATCH;
  for (const { path, width } of hatches) {
    context.lineWidth = width;
    if (width > FINEST_HATCH) context.stroke(path);
  }
  context.globalAlpha = strength;
  context.fill(lines);
  const missing = FINEST_LINE - OUTLINE * unit;
  if (missing <= 0) return;
  context.lineWidth = missing;
  context.stroke(lines);
}

/** Nothing is drawn over the frame of a card, nor beyond its chart. */
export function clipToChart(
  context: OffscreenCanvasRenderingContext2D,
  { onto, size, ratio }: Pick<Print, 'onto' | 'size' | 'ratio'>,
): void {
  if (onto.kind !== 'card') return;
  const { x, y, width } = onto.window;
  const scale = (size.width * ratio) / width;
  const inside = CHART - 2 * FRAME;
  const chart = new Path2D();
  chart.rect((FRAME - x) * scale, (FRAME - y) * scale, inside * scale, inside * scale);
  context.clip(chart);
}

/** Of a figure too small or too dim for more, its outline. */
export function drawOutline(context: OffscreenCanvasRenderingContext2D, { wash }: Plate, colour: string, strength: number): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.globalAlpha = strength * WASH;
  context.fill(wash, 'evenodd');
  context.globalAlpha = strength;
  context.lineWidth = FINEST_LINE;
  context.stroke(wash);
}

export function plateOf(code: string, drawing: FigureDrawing, { onto, size, ratio }: Pick<Print, 'onto' | 'size' | 'ratio'>): Plate {
  const { unit, path } = onto.kind === 'card' ? ontoCard(onto, size.width * ratio) : ontoPlane(code, planeOf(onto, size, ratio));
  return {
    wash: path(drawing.wash),
    hatches: (['fine', 'middle', 'broad'] as const).map((needle) => ({
      path: path(drawing[needle] ?? ''),
      width: HATCH_WIDTHS[needle] * unit,
    })),
    lines: path(drawing.lines ?? ''),
    unit,
  };
}

interface Carrier {
  readonly unit: number;
  readonly path: (text: string) => Path2D;
}

/** On a card nothing is bent: the browser reads the path itself. */
function ontoCard({ window }: Extract<Onto, { kind: 'card' }>, pixels: number): Carrier {
  const scale = pixels / window.width;
  const unit = ((CHART - 2 * FRAME) / ENGRAVING_SIZE) * scale;
  const matrix = new DOMMatrix([unit, 0, 0, unit, (FRAME - window.x) * scale, (FRAME - window.y) * scale]);
  return {
    unit,
    path: (text) => {
      const path = new Path2D();
      path.addPath(new Path2D(text), matrix);
      return path;
    },
  };
}

/** Where a direction of the sky lies on the sheet, and how many pixels a degree is there. */
interface Plane {
  readonly place: (direction: UnitVector) => { readonly x: number; readonly y: number } | undefined;
  readonly degree: number;
}

function planeOf(onto: Exclude<Onto, { kind: 'card' }>, size: Print['size'], ratio: number): Plane {
  if (onto.kind === 'sky') {
    const { toWindow, scale } = projectionFor(onto.view, onto.window, Number.POSITIVE_INFINITY);
    return {
      degree: scale * ratio,
      place: (direction) => {
        const point = toWindow(direction);
        return point && { x: (point.x - onto.left) * ratio, y: (point.y - onto.top) * ratio };
      },
    };
  }
  const middle = (size.width * ratio) / 2;
  const scale = middle / onto.reach;
  return {
    degree: (scale * DISC) / DISC_DEGREES,
    place: (direction) => {
      const { ra, dec } = placeOf(direction);
      const { x, y } = placeOnDisc(ra, dec);
      return { x: middle + x * scale, y: middle + y * scale };
    },
  };
}

/** From the pole of the planisphere to its edge. */
const DISC_DEGREES = 162;

function ontoPlane(code: string, { place, degree }: Plane): Carrier {
  return { unit: ontoSky(code).degrees * degree, path: (text) => bent(inSky(code, text), place) };
}

/** A path on the sky: its strokes, with a direction for each point. */
interface SkyStrokes extends Strokes {
  readonly directions: readonly UnitVector[];
}

/** Reading a path and finding its place in the sky is done once. */
function inSky(code: string, text: string): SkyStrokes {
  const known = SKY.get(text);
  if (known !== undefined) return known;
  const strokes = readStrokes(text);
  const { toSky } = ontoSky(code);
  const { points } = strokes;
  const directions = Array.from({ length: points.length / 2 }, (_, point) => toSky(points[2 * point] ?? 0, points[2 * point + 1] ?? 0));
  const found = { ...strokes, directions };
  SKY.set(text, found);
  return found;
}

const SKY = new Map<string, SkyStrokes>();

/** The path where it lies on the sheet. What is behind the onlooker is left out. */
function bent({ steps, directions }: SkyStrokes, place: Plane['place']): Path2D {
  const path = new Path2D();
  let next = 0;
  let drawing = false;
  for (const step of steps) {
    if (step === 'z') {
      if (drawing) path.closePath();
      continue;
    }
    const places = directions.slice(next, next + POINTS_OF[step]).map(place);
    next += POINTS_OF[step];
    const [a, b, c] = places;
    if (a === undefined || places.includes(undefined)) drawing = false;
    else if (step === 'M' || !drawing) {
      const end = places.at(-1) ?? a;
      path.moveTo(end.x, end.y);
      drawing = true;
    } else if (c !== undefined && b !== undefined) path.bezierCurveTo(a.x, a.y, b.x, b.y, c.x, c.y);
    else if (b !== undefined) path.quadraticCurveTo(a.x, a.y, b.x, b.y);
    else path.lineTo(a.x, a.y);
  }
  return path;
}
