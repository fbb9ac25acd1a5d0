/** The four Elements in the order of the Sphere board, clockwise from the top (A1.6). */
export const ELEMENTS = ['fire', 'air', 'water', 'earth'] as const;

export type ElementName = (typeof ELEMENTS)[number];

/** An Element as the state holds it: its place in `ELEMENTS`. */
export type Element = 0 | 1 | 2 | 3;

export const FIRE = 0;
export const AIR = 1;
export const WATER = 2;
export const EARTH = 3;

export function elementOf(name: ElementName): Element {
  return ELEMENTS.indexOf(name) as Element;
}
