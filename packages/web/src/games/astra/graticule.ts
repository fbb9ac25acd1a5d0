import { netOf } from '@astrarium/astra/sky/net';
import { onChart } from './chart.ts';

/** The net of right ascension and declination behind a figure, as the path of an SVG: parallels and meridians, as maps have them. */
export function graticuleOf(code: string): string {
  const known = PATHS.get(code);
  if (known !== undefined) return known;
  const path = draw(code);
  PATHS.set(code, path);
  return path;
}

const PATHS = new Map<string, string>();
const DEGREE = Math.PI / 180;

type ChartPoint = readonly [x: number, y: number];
type ChartProjection = (ra: number, dec: number) => ChartPoint;

interface GraticulePlace {
  readonly ra: number;
  readonly dec: number;
}

function draw(code: string): string {
  const { project, centre, field } = netBehind(code);
  const step = field > 50 ? 15 : field > 25 ? 10 : field > 12 ? 5 : 2;
  // Meridians run together towards the pole: the nearer to it, the wider they are set.
  const hours = Math.min(30, Math.max(step, Math.round(step / Math.cos(Math.min(80, Math.abs(centre.dec)) * DEGREE) / 5) * 5));
  // The smaller the field, the closer the points, and the shorter the way that is worth going.
  const grain = field / 16;
  const [south, north] = [Math.max(-90, centre.dec - field), Math.min(90, centre.dec + field)];
  const curves: ChartPoint[][] = [];
  for (let dec = Math.ceil(south / step) * step; dec < north; dec += step) {
    const wide = Math.min(180, field / Math.cos(dec * DEGREE));
    curves.push(range(-wide, wide, wide / 20).map((ra) => project(centre.ra + ra, dec)));
  }
  const farthest = north > 80 || south < -80 ? 180 : field / Math.cos(Math.max(Math.abs(south), Math.abs(north)) * DEGREE);
  for (let ra = 0; ra < 360; ra += hours) {
    const apart = Math.abs(((ra - centre.ra + 540) % 360) - 180);
    if (apart <= farthest) curves.push(range(south, north, grain).map((dec) => project(ra, dec)));
  }
  return curves
    .map(toPath)
    .filter((path) => path.includes('L'))
    .join('');
}

/** A stereographic projection that puts the stars where the card has them, as nearly as can be. */
export function netBehind(code: string): { readonly project: ChartProjection; readonly centre: GraticulePlace; readonly field: number } {
  const [ra, dec, scale, left, top] = netOf(code);
  const centre = { ra, dec };
  const project: ChartProjection = (...place) => {
    const [x, y] = stereographic(...place, centre);
    return [left + x * scale, top + y * scale];
  };
  return { project, centre, field: 1 / scale / DEGREE };
}

/** North up and east to the left, as one sees the sky. */
function stereographic(ra: number, dec: number, centre: GraticulePlace): ChartPoint {
  const [turn, height, middle] = [(ra - centre.ra) * DEGREE, dec * DEGREE, centre.dec * DEGREE];
  const nearness = Math.sin(middle) * Math.sin(height) + Math.cos(middle) * Math.cos(height) * Math.cos(turn);
  const scale = 2 / (1 + Math.max(-0.9, nearness));
  const x = Math.cos(height) * Math.sin(turn);
  const y = Math.cos(middle) * Math.sin(height) - Math.sin(middle) * Math.cos(height) * Math.cos(turn);
  return [-x * scale, -y * scale];
}

/** Only what lies on the chart or just beyond its edge. */
function toPath(points: readonly ChartPoint[]): string {
  let path = '';
  let drawing = false;
  for (const [x, y] of points) {
    const near = x > -0.15 && x < 1.15 && y > -0.15 && y < 1.15;
    if (near) path += `${drawing ? 'L' : 'M'}${onChart(x).toFixed(1)} ${onChart(y).toFixed(1)}`;
    drawing = near;
  }
  return path;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
