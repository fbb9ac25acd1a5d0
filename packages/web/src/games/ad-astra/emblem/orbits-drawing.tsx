import type { ReactNode } from 'react';
import { GraduatedFrame } from '../../../ui/ornament/graduated-frame.tsx';
import './orbits-drawing.css';

const SIZE = 360;
const FRAME = 13;

/** A sun, its planets on their ways, and a ship that leaves them: the plate of Ad Astra. */
export function OrbitsDrawing(): ReactNode {
  return (
    <svg className="orbits" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect className="orbits-sky" x={FRAME} y={FRAME} width={SIZE - 2 * FRAME} height={SIZE - 2 * FRAME} />
      <GraduatedFrame size={SIZE} width={FRAME} />
      <g transform="translate(180 180) rotate(-24)">
        {ORBITS.map(([reach, planet, size, dash]) => (
          <g key={reach}>
            <ellipse className="orbits-way" rx={reach} ry={reach * 0.46} strokeDasharray={dash} />
            <circle className="orbits-planet" {...placeOf(reach, planet)} r={size} />
          </g>
        ))}
        <path className="orbits-sun" d={rays(17, 29)} />
        <circle className="orbits-sun" r={13} />
        <ellipse className="orbits-ring" {...placeOf(118, 205)} rx={17} ry={5} />
      </g>
      <path className="orbits-course" d="M92 286C150 250 232 196 286 88" />
      <path className="orbits-ship" d="M291 77l5.500 17-8-3.500-6.500 5.800Z" />
    </svg>
  );
}

/** How far out, where the planet stands in degrees, how large it is, and how its way is drawn. */
const ORBITS: readonly (readonly [number, number, number, string])[] = [
  [48, 62, 4.5, 'none'],
  [80, 318, 6.5, '1 4'],
  [118, 205, 9.5, 'none'],
  [152, 25, 7, '7 5'],
];

function placeOf(reach: number, degrees: number): { cx: number; cy: number } {
  const turn = (degrees * Math.PI) / 180;
  return { cx: Math.round(reach * Math.cos(turn)), cy: Math.round(reach * 0.46 * Math.sin(turn)) };
}

function rays(from: number, to: number): string {
  return Array.from({ length: 24 }, (_, ray) => {
    const turn = (ray * Math.PI) / 12;
    const reach = ray % 2 === 0 ? to : (from + to) / 2;
    const at = (r: number): string => `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
    return `M${at(from)}L${at(reach)}`;
  }).join('');
}
