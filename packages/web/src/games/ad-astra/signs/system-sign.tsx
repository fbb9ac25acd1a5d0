import { SYSTEMS, type System, type SystemCode } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';

interface SystemSignProps {
  readonly system: System;
  readonly className?: string;
}

/**
 * A star: a small disc, a large one, two, or a cloud. Yellow ones throw rays; red ones are hatched and stand in a ring. Sol does
 * neither: a plain disc with a point, as astronomers write it.
 */
export const SystemSign = memo(function SystemSign({ system, className }: SystemSignProps): ReactNode {
  return (
    <Engraving className={className}>
      <SystemDrawing system={system} />
    </Engraving>
  );
});

/** The same, 32 × 32, as a part of a larger drawing. */
function SystemDrawing({ system }: { readonly system: System }): ReactNode {
  const code = at(SYSTEMS, system);
  return <g className={`engraving-lines ${COLOURS[code.slice(-1)] ?? 'of-sol'}`}>{DRAWINGS[code]}</g>;
}

const COLOURS: Readonly<Record<string, string>> = { R: 'of-red-star', Y: 'of-yellow-star' };

const CLOUD =
  'M8.6 22.6c-3.6 0-5-4.4-2-6.4-1-3.8 3-6.4 5.6-4.4 1.6-3.6 7.4-3.4 8.4.4 3.4-1.4 6.8 1.8 5.2 5 2.6 2.2 1 6-2.2 5.8-1.6 2.4-5 2.4-6.6.4-2.2 2-6.4 1.8-8.4-.8Z';

const DRAWINGS: Readonly<Record<SystemCode, ReactNode>> = {
  sR: (
    <>
      <circle cx={16} cy={16} r={8.6} />
      <Disc x={16} y={16} r={5.2} hatched />
    </>
  ),
  sY: (
    <>
      <Disc x={16} y={16} r={5.2} />
      <path d={rays(16, 16, 7.6, 11.4, 8)} />
    </>
  ),
  lR: (
    <>
      <circle cx={16} cy={16} r={15} />
      <Disc x={16} y={16} r={11.6} hatched />
    </>
  ),
  lY: (
    <>
      <Disc x={16} y={16} r={10} />
      <path d={rays(16, 16, 12, 15.4, 16)} />
    </>
  ),
  tR: (
    <>
      <path d="M16 12.4A7.8 7.8 0 1 0 16 19.6 7.8 7.8 0 1 0 16 12.4Z" />
      <Disc x={9} y={16} r={4.8} hatched />
      <Disc x={23} y={16} r={4.8} hatched />
    </>
  ),
  tY: (
    <>
      <Disc x={9} y={16} r={4.6} />
      <Disc x={23} y={16} r={4.6} />
      <path d={rays(9, 16, 6.6, 9, 8, [1, 2]) + rays(23, 16, 6.6, 9, 8, [5, 6])} />
    </>
  ),
  nR: (
    <>
      <path className="star-veil" d={CLOUD} />
      <path d="M11 16.4a5.2 3 0 0 1 10.4 0 5.2 3 0 0 1-10.4 0M8 12.6h4M20 20h4.4M18.6 12.4h4.6M8.4 19.8h3.8" strokeWidth={1.1} />
      <Disc x={16.2} y={16.4} r={1.6} />
      <path d="M5.4 9.2A14.6 14.6 0 0 1 26.6 9.2M26.6 24.8a14.6 14.6 0 0 1-21.2 0" />
    </>
  ),
  nY: (
    <>
      <path className="star-veil" d={CLOUD} />
      <path className="star-body" d="M16.2 11.6q.5 4.3 4.8 4.8-4.3.5-4.8 4.8-.5-4.3-4.8-4.8 4.3-.5 4.8-4.8Z" />
      <path d={rays(16, 16.6, 13, 15.6, 14)} />
    </>
  ),
  sol: (
    <>
      <circle cx={16} cy={16} r={11} />
      <Disc x={16} y={16} r={4} />
    </>
  ),
};

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly hatched?: boolean;
}

function Disc({ x, y, r, hatched = false }: DiscProps): ReactNode {
  return (
    <>
      <circle className="star-body" cx={x} cy={y} r={r} />
      {hatched && <path className="star-hatching" d={chords(x, y, r)} />}
    </>
  );
}

/** Upright chords of a disc: engravers write red so. */
function chords(x: number, y: number, r: number): string {
  const gap = Math.max(2.3, r / 4);
  let path = '';
  for (let dx = -Math.floor(r / gap) * gap; dx <= r; dx += gap) {
    const half = Math.sqrt(Math.max(0, r * r - dx * dx));
    if (half > 1) path += `M${round(x + dx)} ${round(y - half)}v${round(2 * half)}`;
  }
  return path;
}

/** Rays around a point, clockwise; those that would meet the other star of a pair are left out. */
function rays(x: number, y: number, from: number, to: number, number: number, without: readonly number[] = []): string {
  let path = '';
  for (let ray = 0; ray < number; ray += 1) {
    if (without.includes(ray)) continue;
    const turn = ((ray + 0.5) * 2 * Math.PI) / number;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    path += `M${round(x + from * sin)} ${round(y - from * cos)}L${round(x + to * sin)} ${round(y - to * cos)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
