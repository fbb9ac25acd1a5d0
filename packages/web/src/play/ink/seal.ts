import type { PenInk } from './ink.ts';

/** The outline of an ink's seal around the origin, all of about the same weight to the eye: told apart without colour. */
export function sealOf(ink: PenInk, radius: number): string {
  return SEALS[ink](radius);
}

const SEALS: Readonly<Record<PenInk, (radius: number) => string>> = {
  rose: (r) => circle(r * 0.96),
  azure: (r) => polygon([0, 90, 180, 270], r * 1.16),
  jade: (r) => polygon([0, 120, 240], r * 1.26, r * 0.16),
  amber: (r) => polygon([45, 135, 225, 315], r * 1.2),
  violet: (r) => cross(r * 1.08, r * 0.46),
  ash: (r) => hourglass(r * 1.02, r * 0.2),
  dreamer: (r) => crescent(r * 1.06),
};

function circle(r: number): string {
  return `M0 ${n(-r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(-r)}Z`;
}

/** Corners at these angles, clockwise from the top, let down a little where the middle would look too high. */
function polygon(angles: readonly number[], r: number, down = 0): string {
  const corners = angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${n(r * Math.sin(turn))} ${n(down - r * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

function cross(r: number, arm: number): string {
  const [long, short] = [n(r - arm), n(2 * arm)];
  return `M${n(-arm)} ${n(-r)}h${short}v${long}h${long}v${short}h-${long}v${long}h-${short}v-${long}h-${long}v-${short}h${long}Z`;
}

/** Two funnels that meet in a neck. */
function hourglass(r: number, neck: number): string {
  return `M${n(-r)} ${n(-r)}H${n(r)}L${n(neck)} 0L${n(r)} ${n(r)}H${n(-r)}L${n(-neck)} 0Z`;
}

/** A moon so full that the star in it stays in the light. */
function crescent(r: number): string {
  return `M${n(r * 0.5)} ${n(-r * 0.87)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.5)} ${n(r * 0.87)}A${n(r * 1.02)} ${n(r * 1.02)} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.87)}Z`;
}

function n(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}
