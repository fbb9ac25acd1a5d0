import { SKY_STARS, type StarRow } from './stars.ts';

/** A star of a card as it stands in the real sky. */
export interface SkyStar {
  /** Its designation, as in the card's `stars`. */
  readonly star: string;
  /** The designation as astronomers write it: `α`, `γ¹`, `37`. */
  readonly bayer: string;
  readonly name: string | null;
  readonly magnitude: number;
  /** Its place on the card, 0 to 1, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Right ascension and declination in degrees, J2000. */
  readonly ra: number;
  readonly dec: number;
  /** Its number in the Hipparcos catalogue. */
  readonly hipparcos: number;
}

/** The stars of a card, in the order of the card's own list. */
export function skyOf(code: string): readonly SkyStar[] {
  const stars = SKY.get(code);
  if (stars === undefined) throw new RangeError(`no constellation has the code "${code}"`);
  return stars;
}

/** A myth and a fact for every constellation, by card code. Loaded when asked for: few readers open them all. */
export async function loadLore(language: 'en' | 'fr'): Promise<Readonly<Record<string, string>>> {
  const { LORE } = language === 'fr' ? await import('./lore.fr.ts') : await import('./lore.en.ts');
  return LORE;
}

const SKY = new Map(Object.entries(SKY_STARS).map(([code, rows]) => [code, rows.map(toStar)]));

function toStar([star, bayer, name, magnitude, x, y, ra, dec, hipparcos]: StarRow): SkyStar {
  return { star, bayer, name, magnitude, x, y, ra, dec, hipparcos };
}
