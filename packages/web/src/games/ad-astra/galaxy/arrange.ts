import { placeOf, SOL, SYSTEM_SIZE, SYSTEMS, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { Point, Rect } from '../../../lib/geometry.ts';

/** Where everything of the galaxy stands in the box it was given, in pixels. */
export interface GalaxyArrangement {
  readonly width: number;
  readonly height: number;
  readonly systems: readonly SystemPlace[];
  readonly deep: Rect;
  /** Is deep space a column at the side, or a band below? */
  readonly deepAt: 'side' | 'below';
  /** Are planets too small to tell everything there is to tell? Then a system can be taken up and looked at. */
  readonly compact: boolean;
}

export interface SystemPlace {
  readonly system: System;
  readonly cell: Rect;
  /** The star, and how wide it is drawn. */
  readonly star: Point;
  readonly starSize: number;
  readonly orbit: { readonly rx: number; readonly ry: number };
  /** Planets by their number in the system, and their radius. */
  readonly planets: readonly Point[];
  readonly radius: number;
  /** The height of the line with the name. */
  readonly title: number;
}

/** Sol in the middle, red stars to the left and above, yellow ones to the right and below. */
const CHART: readonly (readonly (typeof SYSTEMS)[number][])[] = [
  ['sR', 'tR', 'sY'],
  ['lR', 'sol', 'lY'],
  ['nR', 'tY', 'nY'],
];

export function arrange(width: number, height: number, sizes: readonly number[]): GalaxyArrangement {
  const deepAt = width > height * 1.35 ? 'side' : 'below';
  const deepWidth = clamp(width * 0.15, 104, 176);
  const deepHeight = clamp(height * 0.13, 46, 84);
  const chart = deepAt === 'side' ? { width: width - deepWidth, height } : { width, height: height - deepHeight };
  const cell = { width: chart.width / 3, height: chart.height / 3 };
  const radius = radiusIn(cell);
  const systems: SystemPlace[] = [];
  for (const [row, codes] of CHART.entries()) {
    for (const [column, code] of codes.entries()) {
      const system = SYSTEMS.indexOf(code);
      systems[system] = arrangeSystem(
        system,
        { x: column * cell.width, y: row * cell.height, width: cell.width, height: cell.height },
        at(sizes, system),
        radius,
      );
    }
  }
  return {
    width,
    height,
    systems,
    deep: deepAt === 'side' ? { x: chart.width, y: 0, width: deepWidth, height } : { x: 0, y: chart.height, width, height: deepHeight },
    deepAt,
    compact: radius < COMPACT_BELOW,
  };
}

/** One system in a cell; with a radius given, its planets are as large as those of the others. */
export function arrangeSystem(system: System, cell: Rect, size: number, radius = radiusIn(cell)): SystemPlace {
  const title = titleIn(cell);
  const orbit = orbitIn(cell, radius);
  const star = { x: cell.x + cell.width / 2, y: cell.y + title + (cell.height - title) / 2 - radius * (BELOW - ABOVE) * 0.5 };
  // Every system begins at another point near the top: a chart, not a clock.
  const start = system === SOL ? 0 : (((system * 5) % 8) - 3.5) / 8 / size;
  return {
    system,
    cell,
    star,
    starSize: Math.min(2 * (Math.min(orbit.rx, orbit.ry) - radius * 1.3), radius * 3.4),
    orbit,
    planets: alongEllipse(star, orbit, size, start),
    radius,
    title,
  };
}

/** Where the ships of a seat lie in deep space. */
export function fleetPlace({ deep, deepAt, compact }: DeepPlace, players: number, seat: number): Rect {
  if (deepAt === 'side') {
    const title = compact ? DEEP_TITLE.compact : DEEP_TITLE.height;
    const height = Math.min(62, (deep.height - title - countHeight(compact)) / players);
    return { x: deep.x + 8, y: deep.y + title + seat * height, width: deep.width - 16, height };
  }
  const width = Math.min(130, (deep.width - DEEP_TITLE.width - DEEP_COUNT.width) / players);
  return { x: deep.x + DEEP_TITLE.width + seat * width, y: deep.y, width, height: deep.height };
}

/** Where the number of planets left face down stands. */
export function countPlace({ deep, deepAt, compact }: DeepPlace): Rect {
  const { width } = DEEP_COUNT;
  const height = countHeight(compact);
  return deepAt === 'side'
    ? { x: deep.x, y: deep.y + deep.height - height, width: deep.width, height }
    : { x: deep.x + deep.width - width, y: deep.y, width, height: deep.height };
}

function countHeight(compact: boolean): number {
  return compact ? DEEP_COUNT.compact : DEEP_COUNT.height;
}

type DeepPlace = Pick<GalaxyArrangement, 'deep' | 'deepAt' | 'compact'>;

/** In deep space: room for its name at the beginning, and for the planets left face down at the end; less where everything is small. */
const DEEP_TITLE = { width: 64, height: 54, compact: 30 };
const DEEP_COUNT = { width: 62, height: 74, compact: 48 };

/** The places that can be pointed at by key: the stars, their planets, and what lies in deep space. */
export interface Stop extends Point {
  readonly id: string;
}

/** `fleet` is the seat whose ships in deep space can be taken in hand, or null. */
export function stopsOf(arrangement: GalaxyArrangement, players: number, fleet: number | null): readonly Stop[] {
  const { systems, deep, deepAt } = arrangement;
  const title = deepAt === 'side' ? { x: deep.x + deep.width / 2, y: deep.y + 20 } : { x: deep.x + 32, y: deep.y + deep.height / 2 };
  const stops = [...systems.flatMap(stopsIn), { id: DEEP_STOP, ...title }];
  return fleet === null ? stops : [...stops, { id: FLEET_STOP, ...middle(fleetPlace(arrangement, players, fleet)) }];
}

export function stopsIn({ system, star, planets }: SystemPlace): readonly Stop[] {
  return [{ id: systemStop(system), ...star }, ...planets.map((point, index) => ({ id: planetStop(placeOf(system, index)), ...point }))];
}

export const DEEP_STOP = 'deep';
export const FLEET_STOP = 'fleet';

export function systemStop(system: System): string {
  return `system-${system}`;
}

export function planetStop(place: number): string {
  return `planet-${place}`;
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The circle in which a touch is taken for a planet: as wide as can be without reaching into that of another. */
export function touchSize({ radius, planets }: SystemPlace): number {
  let least = radius * 2 * ASIDE;
  for (const [index, one] of planets.entries()) for (const other of planets.slice(index + 1)) least = Math.min(least, distance(one, other));
  return Math.max(2 * radius, Math.min(GREATEST_TOUCH, least));
}

const GREATEST_TOUCH = 56;
const LEAST_RADIUS = 8;
const GREATEST_RADIUS = 40;
const COMPACT_BELOW = 16;
/** What stands on a planet reaches beyond it: a seal above, pawns below; in radii. */
const ABOVE = 1.2;
const BELOW = 1.5;
const ASIDE = 1.45;

/** The greatest radius at which seven planets and their star have room. */
function radiusIn(cell: Pick<Rect, 'width' | 'height'>): number {
  for (let radius = GREATEST_RADIUS; radius > LEAST_RADIUS; radius -= 0.5) {
    const orbit = orbitIn(cell, radius);
    if (Math.min(orbit.rx, orbit.ry) < radius * 2.5) continue;
    const planets = alongEllipse({ x: 0, y: 0 }, orbit, SYSTEM_SIZE.max, 0);
    if (planets.every((one, index) => planets.every((other, after) => after <= index || distance(one, other) >= radius * 2.6)))
      return radius;
  }
  return LEAST_RADIUS;
}

function orbitIn(cell: Pick<Rect, 'width' | 'height'>, radius: number): { readonly rx: number; readonly ry: number } {
  const rx = cell.width / 2 - radius * ASIDE;
  const ry = (cell.height - titleIn(cell) - radius * (ABOVE + BELOW)) / 2;
  // Wide cells would draw the planets far from their star: an ellipse, not a line.
  return { rx: Math.min(rx, ry * 2.1), ry: Math.min(ry, rx * 1.25) };
}

function titleIn(cell: Pick<Rect, 'height'>): number {
  return clamp(cell.height * 0.12, 14, 26);
}

/** Points evenly spaced along an ellipse, clockwise from its top; `start` is a part of the whole way. */
function alongEllipse(centre: Point, { rx, ry }: { readonly rx: number; readonly ry: number }, number: number, start: number): Point[] {
  const steps = 360;
  const way = [0];
  for (let step = 1; step <= steps; step += 1) {
    way.push(at(way, step - 1) + distance(onEllipse(rx, ry, (step - 1) / steps), onEllipse(rx, ry, step / steps)));
  }
  const length = at(way, steps);
  return Array.from({ length: number }, (_, index) => {
    const wanted = ((start + index / number + 1) % 1) * length;
    const step = way.findIndex((gone) => gone >= wanted);
    const { x, y } = onEllipse(rx, ry, step / steps);
    return { x: centre.x + x, y: centre.y + y };
  });
}

function onEllipse(rx: number, ry: number, part: number): Point {
  const turn = part * 2 * Math.PI;
  return { x: rx * Math.sin(turn), y: -ry * Math.cos(turn) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
