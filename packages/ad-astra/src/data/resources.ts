import { at } from '@astrarium/core';

/** The six resources (B1.1); a planet's kind is the number of its resource. */
export const RESOURCES = ['water', 'food', 'energy', 'xanthium', 'yoyodium', 'zozodium'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export type Resource = number;

export const WATER = 0;
export const FOOD = 1;
export const ENERGY = 2;
/** The three Ores. */
export const ORES: readonly Resource[] = [3, 4, 5];

/** Cards of each resource (B1.1). */
export const CARDS_EACH = 25;
/** More resource cards than this nobody keeps at the end of a round (B3.3). */
export const HAND_LIMIT = 10;

/** A set of resource cards in one number: five bits a resource, Water in the lowest. Bundles that fit are added and taken away as numbers. */
export type Bundle = number;

export const NOTHING: Bundle = 0;
/** One card of each resource by itself. */
export const ONE: readonly Bundle[] = RESOURCES.map((_, resource) => 1 << (5 * resource));
/** One card of every resource: the first hand (B2.3). */
export const ONE_OF_EACH: Bundle = ONE.reduce((sum, one) => sum + one, 0);
/** The bank before anything was taken. */
export const FULL_BANK: Bundle = ONE_OF_EACH * CARDS_EACH;

/** How many cards of the resource. */
export function countOf(bundle: Bundle, resource: Resource): number {
  return (bundle >>> (5 * resource)) & 31;
}

/** How many cards in all. */
export function sizeOf(bundle: Bundle): number {
  return (
    (bundle & 31) +
    ((bundle >>> 5) & 31) +
    ((bundle >>> 10) & 31) +
    ((bundle >>> 15) & 31) +
    ((bundle >>> 20) & 31) +
    ((bundle >>> 25) & 31)
  );
}

/** Are all the cards of `part` in `whole`? */
export function contains(whole: Bundle, part: Bundle): boolean {
  return (
    (whole & M0) >= (part & M0) &&
    (whole & M1) >= (part & M1) &&
    (whole & M2) >= (part & M2) &&
    (whole & M3) >= (part & M3) &&
    (whole & M4) >= (part & M4) &&
    (whole & M5) >= (part & M5)
  );
}

/** Of each resource the smaller number. */
export function common(a: Bundle, b: Bundle): Bundle {
  return (
    Math.min(a & M0, b & M0) +
    Math.min(a & M1, b & M1) +
    Math.min(a & M2, b & M2) +
    Math.min(a & M3, b & M3) +
    Math.min(a & M4, b & M4) +
    Math.min(a & M5, b & M5)
  );
}

const M0 = 31;
const M1 = 31 << 5;
const M2 = 31 << 10;
const M3 = 31 << 15;
const M4 = 31 << 20;
const M5 = 31 << 25;

/** The letters of the notation: `WWF` is two Water and a Food. */
export const LETTERS: readonly string[] = ['W', 'F', 'E', 'X', 'Y', 'Z'];

export function bundleOf(letters: string): Bundle {
  let bundle = NOTHING;
  for (const letter of letters) bundle += at(ONE, LETTERS.indexOf(letter));
  return bundle;
}

/** The cards as letters, in the order of RESOURCES. */
export function lettersOf(bundle: Bundle): string {
  return LETTERS.map((letter, resource) => letter.repeat(countOf(bundle, resource))).join('');
}
