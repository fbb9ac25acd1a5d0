/** A place on a chart or on the screen. */
export interface ScreenPlace {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Which place lies next in this direction, as the eye would say: near, and rather ahead than aside. Every other one lies in one of
 * four quarters, left, right, above or below; so none is out of reach. None ahead: -1.
 */
export function neighbour(places: readonly ScreenPlace[], from: number, direction: Direction): number {
  const start = places[from];
  if (start === undefined) return -1;
  const [aheadX, aheadY] = WAYS[direction];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const [dx, dy] = [place.x - start.x, place.y - start.y];
    const ahead = dx * aheadX + dy * aheadY;
    const aside = Math.abs(dx * aheadY - dy * aheadX);
    if (index === from || ahead <= 0 || aside > ahead) continue;
    const cost = ahead + aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

/** The place nearest to a point, if it is within reach; else -1. */
export function nearest(places: readonly ScreenPlace[], point: ScreenPlace, reach: number): number {
  let best = -1;
  let least = reach;
  for (const [index, place] of places.entries()) {
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (distance <= least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

const WAYS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
