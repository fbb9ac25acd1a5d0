import type { Bounds, Point, Size } from '../../../lib/geometry.ts';
import { ATLAS, type AtlasFigure, type AtlasStar, STARS } from './figures.ts';
import { netLabels, ringLabels } from './graticule-labels.ts';
import type { AtlasLabel, LabelWords } from './label.ts';
import { namePlacesOf } from './name-places.ts';
import type { Projection } from './projection.ts';
import { DEGREE } from './sphere.ts';
import { starGrowth, starRadius } from './star-size.ts';

/**
 * The words in sight that have room, the weightier ones first: constellations, then stars by their brightness, then circles and net,
 * then letters. What would touch another word or a bright star is tried elsewhere, or left out.
 */
export function placeLabels(projection: Projection, size: Size, words: LabelWords): readonly AtlasLabel[] {
  const { labels, place } = emptySheet(projection, size);
  for (const label of ringLabels(projection)) place([label]);
  for (const figure of BY_SPLENDOUR) place(waysForFigure(figure, words.figure(figure.card), projection));
  const faintest = faintestNamed(projection.scale);
  for (const star of STARS) {
    if (star.magnitude > faintest) break;
    if (star.name !== null) place(waysForStar(star, star.name, 'star', projection));
  }
  for (const label of netLabels(projection, words)) place([label]);
  if (projection.scale >= LETTERS_FROM) {
    for (const star of STARS) if (star.name === null) place(waysForStar(star, star.letter, 'letter', projection));
  }
  return labels;
}

/** The nearer, the fainter the stars that are named; in the end all that have a name. */
function faintestNamed(scale: number): number {
  return 1 + 1.7 * Math.log2(scale / 2.2);
}

/** Pixels a degree. */
const LETTERS_FROM = 11;

/** Constellations of many bright stars are named first. */
const BY_SPLENDOUR = ATLAS.toSorted((a, b) => splendour(b) - splendour(a));

function splendour({ stars }: AtlasFigure): number {
  return stars.reduce((sum, { magnitude }) => sum + Math.max(0, 4.5 - magnitude), 0);
}

interface Sheet {
  readonly labels: readonly AtlasLabel[];
  /** Takes the first way to set a word that touches nothing; a word that has none is left out. */
  readonly place: (ways: readonly AtlasLabel[]) => void;
}

function emptySheet({ toWindow, scale }: Projection, { width, height }: Size): Sheet {
  const labels: AtlasLabel[] = [];
  const taken: Bounds[] = [];
  const window = { left: 0, right: width, top: 0, bottom: height };
  // From afar stars stand so close that names may lie over all but the brightest.
  const faintest = scale < 3 ? 1.5 : 2.6;
  for (const { direction, magnitude } of STARS) {
    if (magnitude > faintest) break;
    const at = toWindow(direction);
    if (at !== undefined) taken.push(around(at, starRadius(magnitude, starGrowth(scale)) * 0.8));
  }
  const place = (ways: readonly AtlasLabel[]): void => {
    for (const label of ways) {
      const box = boxOf(label);
      // The ring is a drawing more than a text: its numerals come and go with it.
      if (label.kind === 'ring' ? !overlap(box, window) : !inside(box, window) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push(label);
      return;
    }
  };
  return { labels, place };
}

function around({ x, y }: Point, radius: number): Bounds {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOf({ x, y, width, size, anchor, angle }: AtlasLabel): Bounds {
  const [cos, sin] = [Math.abs(Math.cos(angle * DEGREE)), Math.abs(Math.sin(angle * DEGREE))];
  const [across, down] = [(width * cos + size * sin) / 2, (width * sin + size * cos) / 2];
  const middle = anchor === 'start' ? x + width / 2 : anchor === 'end' ? x - width / 2 : x;
  return { left: middle - across, right: middle + across, top: y - down, bottom: y + down };
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function inside(box: Bounds, { left, right, top, bottom }: Bounds): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

function waysForFigure({ card }: AtlasFigure, text: string, { toWindow, scale }: Projection): readonly AtlasLabel[] {
  const size = 11.5 * Math.min(1.9, Math.max(0.85, (scale / 2) ** 0.32));
  return namePlacesOf(card).flatMap((direction): AtlasLabel[] => {
    const at = toWindow(direction);
    if (at === undefined) return [];
    return [{ key: card.code, kind: 'figure', text, ...at, width: text.length * size * 0.62 + 4, size, anchor: 'middle', angle: 0, card }];
  });
}

/** The name of a star stands beside it: to the right, to the left, aslant, above or below; rather not on its own lines. */
function waysForStar(star: AtlasStar, text: string, kind: 'star' | 'letter', { toWindow, scale }: Projection): readonly AtlasLabel[] {
  const at = toWindow(star.direction);
  if (at === undefined) return [];
  const size = 12.5 * Math.min(1.3, Math.max(1, (scale / 2) ** 0.12));
  const gap = starRadius(star.magnitude, starGrowth(scale)) + 4;
  const aslant = gap * 0.6;
  const lift = aslant + size / 3;
  const way = (anchor: AtlasLabel['anchor'], dx: number, dy: number): AtlasLabel => ({
    key: `${star.hipparcos}`,
    kind,
    text,
    x: at.x + dx,
    y: at.y + dy,
    width: text.length * size * 0.46 + 2,
    size,
    anchor,
    angle: 0,
  });
  const ways = [
    way('start', gap, 0),
    way('end', -gap, 0),
    way('start', aslant, lift),
    way('start', aslant, -lift),
    way('end', -aslant, lift),
    way('end', -aslant, -lift),
    way('middle', 0, gap + size / 2),
    way('middle', 0, -gap - size / 2),
  ];
  const lines = star.neighbours.flatMap((neighbour) => alongLine(at, toWindow(neighbour), gap));
  return ways
    .map((label) => ({ label, crossed: crossings(boxOf(label), lines) }))
    .toSorted((a, b) => a.crossed - b.crossed)
    .map(({ label }) => label);
}

/** A few points of a line that leaves a star, as far as a name may reach. */
function alongLine(from: Point, to: Point | undefined, gap: number): readonly Point[] {
  if (to === undefined) return [];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return [2, 9, 18, 30, 45, 65]
    .map((step) => gap + step)
    .filter((step) => step < length)
    .map((step) => ({ x: from.x + ((to.x - from.x) * step) / length, y: from.y + ((to.y - from.y) * step) / length }));
}

function crossings(box: Bounds, points: readonly Point[]): number {
  return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}
