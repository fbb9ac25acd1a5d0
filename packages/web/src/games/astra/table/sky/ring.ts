/** Geometry of the Sphere board: angles in degrees, clockwise from the top, around the origin. */

export function polar(angle: number, radius: number): readonly [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

/** A part of a ring between two angles and two radii. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${point(a)}A${outer} ${outer} 0 0 1 ${point(b)}L${point(c)}A${inner} ${inner} 0 0 0 ${point(d)}Z`;
}

/** An arc to write along, read from the left whether it lies above or below the middle. */
export function arc(from: number, to: number, radius: number): string {
  const [a, b] = [polar(from, radius), polar(to, radius)];
  return `M${point(a)}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${point(b)}`;
}

/** Strokes across a ring, every so many degrees; `except` leaves out those that another scale draws longer. */
export function ticks(step: number, inner: number, outer: number, except = 0): string {
  let path = '';
  for (let angle = 0; angle < 360; angle += step) {
    if (except !== 0 && angle % except === 0) continue;
    path += `M${point(polar(angle, inner))}L${point(polar(angle, outer))}`;
  }
  return path;
}

function point([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
