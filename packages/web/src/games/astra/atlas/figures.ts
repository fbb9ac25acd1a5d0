import { CARDS, type Card } from '@astrarium/astra';
import { type SkyStar, skyOf } from '@astrarium/astra/sky';
import { letterOn } from '@astrarium/astra/text';
import { apart, directionOf, middleOf, type SkyPlace, type UnitVector } from './sphere.ts';

/** A star of the atlas. */
export interface AtlasStar {
  readonly direction: UnitVector;
  readonly letter: string;
  readonly name: string | null;
  readonly magnitude: number;
  /** The same number is the same star: some belong to two figures. */
  readonly hipparcos: number;
  /** Where its lines lead. */
  readonly neighbours: readonly UnitVector[];
}

/** A constellation of the atlas. */
export interface AtlasFigure {
  readonly card: Card;
  readonly stars: readonly AtlasStar[];
  /** Its middle, and how far from there its stars reach, in degrees. */
  readonly middle: SkyPlace;
  readonly reach: number;
}

/** In the order of `CARDS`. */
export const ATLAS: readonly AtlasFigure[] = CARDS.map(measure);

/** Every star once, the brightest first. */
export const STARS: readonly AtlasStar[] = [
  ...new Map(ATLAS.flatMap(({ stars }) => stars).map((star) => [star.hipparcos, star])).values(),
].toSorted((a, b) => a.magnitude - b.magnitude);

export function figureOf({ id }: Card): AtlasFigure {
  const figure = ATLAS[id];
  if (figure === undefined) throw new RangeError(`no card ${id} in the atlas`);
  return figure;
}

function measure(card: Card): AtlasFigure {
  const sky = skyOf(card.code);
  const directions = sky.map(directionOf);
  const stars = sky.map(
    (star: SkyStar, index): AtlasStar => ({
      direction: directionOf(star),
      neighbours: directions.filter((_, other) => ((card.neighbours[index] ?? 0) & (1 << other)) !== 0),
      letter: letterOn(card, index),
      name: star.name,
      magnitude: star.magnitude,
      hipparcos: star.hipparcos,
    }),
  );
  const middle = middleOf(directions);
  const centre = directionOf(middle);
  return { card, stars, middle, reach: Math.max(...directions.map((direction) => apart(centre, direction))) };
}
