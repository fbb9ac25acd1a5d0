import type { Card } from '@astrarium/astra';
import { linesOf, starsOf } from '../../card/figure.ts';
import { type Label, placeLabels } from '../../card/figure-labels.ts';
import type { ChartWindow, FigureStar, Line } from '../../chart.ts';

/** A card's figure as the table draws it: only the part of the chart that has stars, in letters that can be read at its size. */
export interface SkyChart {
  readonly stars: readonly FigureStar[];
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
  /** The size of the letters on the chart. */
  readonly scale: number;
  /** The part of the chart that is seen, of the proportions asked for. */
  readonly window: ChartWindow;
}

/** How far the seal on a marked star reaches, on a Starting or Grand star further, and the room that it leaves to the edge. */
const SEAL = 11.5;
const LARGE_SEAL = 14;
const MARGIN = 7;

/** The letters of the chart are 15 high; on the screen they should be about this many pixels. */
const LETTER = 15;
const READABLE = 12;
const SCALES = [0.85, 1, 1.2, 1.4, 1.65];

export function skyChart(card: Card, wide: number, high: number): SkyChart {
  // Where there is no room at all nothing is seen, but everything still has its place.
  const [width, height] = [Math.max(1, wide), Math.max(1, high)];
  const { stars, lines } = bareChart(card);
  const room = bounds(stars.map((star) => ({ x: star.x, y: star.y, width: 2 * LARGE_SEAL, height: 2 * LARGE_SEAL })));
  const pixel = Math.max(room.width / width, room.height / height);
  // With the words around it the chart comes out a little smaller.
  const wanted = (1.12 * READABLE * pixel) / LETTER;
  const scale = SCALES.find((step) => step >= wanted) ?? SCALES.at(-1) ?? 1;
  const labels = labelsOf(card, scale);
  return { stars, lines, labels, scale, window: widen(bounds([...labels, ...seals(stars)]), width / height) };
}

/** How large a unit of the chart can be drawn in this room. */
export function chartScale(card: Card, width: number, height: number): number {
  const { window } = skyChart(card, width, height);
  return width / window.width;
}

const CHARTS = new Map<string, Pick<SkyChart, 'stars' | 'lines'>>();
const LABELS = new Map<string, readonly Label[]>();

/** The stars and lines alone, for drawings too small for letters. */
export function bareChart(card: Card): Pick<SkyChart, 'stars' | 'lines'> {
  const known = CHARTS.get(card.code);
  if (known !== undefined) return known;
  const stars = starsOf(card);
  const chart = { stars, lines: linesOf(card, stars) };
  CHARTS.set(card.code, chart);
  return chart;
}

/** The part of the chart with stars and their seals, in these proportions. */
export function bareWindow(card: Card, proportion: number): ChartWindow {
  return widen(bounds(seals(bareChart(card).stars)), proportion);
}

/** Every Grand star's name, and of the letters those that meet no seal and no other word. */
function labelsOf(card: Card, scale: number): readonly Label[] {
  const key = `${card.code} ${scale}`;
  const known = LABELS.get(key);
  if (known !== undefined) return known;
  const { stars, lines } = bareChart(card);
  const sealed = stars.map((star) => ({ ...star, radius: Math.max(star.radius, sealRadius(star) - 2) }));
  const all = placeLabels(sealed, lines, scale);
  const kept = all.filter((label) => label.kind === 'name');
  for (const label of all.filter(({ kind }) => kind === 'letter')) {
    const free = kept.every((other) => !meet(label, other)) && seals(stars).every((seal) => !meet(label, seal, -3));
    if (free) kept.push(label);
  }
  LABELS.set(key, kept);
  return kept;
}

export function sealRadius(star: FigureStar): number {
  return star.kind === 'common' ? SEAL : LARGE_SEAL;
}

/** A box by its middle. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function seals(stars: readonly FigureStar[]): readonly Box[] {
  return stars.map((star) => ({ x: star.x, y: star.y, width: 2 * sealRadius(star), height: 2 * sealRadius(star) }));
}

function meet(a: Box, b: Box, room = 0): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + room && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + room;
}

function bounds(boxes: readonly Box[]): ChartWindow {
  const left = Math.min(...boxes.map((box) => box.x - box.width / 2)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width / 2)) + MARGIN;
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2)) - MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest window around this one that has these proportions. */
function widen({ x, y, width, height }: ChartWindow, proportion: number): ChartWindow {
  const wide = Math.max(width, height * proportion);
  const high = wide / proportion;
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
