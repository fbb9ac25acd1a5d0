import { DEEP, DEEP_SPACE, indexOf, type Place, SYSTEM_OF, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import type { Point } from '../../../lib/geometry.ts';
import { fleetPlace, type GalaxyArrangement, middle } from './arrange.ts';
import './chart-ground.css';

interface ChartGroundProps {
  readonly arrangement: GalaxyArrangement;
  readonly flights: readonly Flight[];
}

/** A way that the ship in hand can fly. */
export interface Flight {
  readonly from: Point;
  readonly to: Point;
}

/** The lines of the chart beneath everything: circles around Sol, the orbits, and where the ship in hand can fly. */
export const ChartGround = memo(function ChartGround({ arrangement, flights }: ChartGroundProps): ReactNode {
  const { width, height, systems, deep, deepAt } = arrangement;
  const sol = at(systems, systems.length - 1);
  const reach = Math.hypot(sol.star.x, sol.star.y);
  return (
    <svg className="chart-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g className="chart-net">
        {RINGS.map((ring) => (
          <ellipse key={ring} cx={sol.star.x} cy={sol.star.y} rx={sol.cell.width * ring} ry={sol.cell.height * ring} />
        ))}
        <path d={spokes(sol.star, Math.min(sol.cell.width, sol.cell.height) * 0.5, reach)} />
      </g>
      <path className="chart-stars" d={FIELD.map(([x, y]) => `M${(x * width).toFixed()} ${(y * height).toFixed()}h.01`).join('')} />
      <path
        className="chart-shore"
        d={deepAt === 'side' ? `M${deep.x} ${deep.y + 10}v${deep.height - 20}` : `M${deep.x + 10} ${deep.y}h${deep.width - 20}`}
      />
      {systems.map(({ system, star, orbit }) => (
        <ellipse key={system} className="chart-orbit" cx={star.x} cy={star.y} rx={orbit.rx} ry={orbit.ry} />
      ))}
      {flights.map(({ from, to }) => (
        <path key={`${to.x} ${to.y}`} className="chart-flight" d={arc(from, to)} />
      ))}
    </svg>
  );
});

/** Where something stands: a planet, or the ships of a seat in deep space. */
export function pointOf(arrangement: GalaxyArrangement, place: Place, players: number, seat: number): Point {
  if (place === DEEP_SPACE) return middle(fleetPlace(arrangement, players, seat));
  return at(at(arrangement.systems, at(SYSTEM_OF, place)).planets, indexOf(place));
}

/** Where a flight ends: at a star, or in deep space. */
export function goalOf(arrangement: GalaxyArrangement, system: System, players: number, seat: number): Point {
  return system === DEEP ? middle(fleetPlace(arrangement, players, seat)) : at(arrangement.systems, system).star;
}

/** Stars too far away for anybody; scattered by the golden ratio, the same in every game. */
const FIELD = Array.from({ length: 120 }, (_, star) => [(star * 0.618034) % 1, (star * 0.754878 + ((star * star) % 7) / 40) % 1] as const);
const RINGS = [0.52, 1.04, 1.56];
const SPOKES = 24;

function spokes(centre: Point, from: number, to: number): string {
  return Array.from({ length: SPOKES }, (_, index) => {
    const turn = (index * 2 * Math.PI) / SPOKES;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${(centre.x + from * x).toFixed(1)} ${(centre.y + from * y).toFixed(1)}L${(centre.x + to * x).toFixed(1)} ${(centre.y + to * y).toFixed(1)}`;
  }).join('');
}

/** A way bent a little to the side, as charts draw voyages. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [from.x + dx / 2 - dy * 0.16, from.y + dy / 2 + dx * 0.16];
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}
