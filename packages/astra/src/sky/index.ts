import type { Language } from '@astrarium/core/languages';
import { CATALOGUE, type CatalogueRow } from './catalogue.ts';
import { type ChartStar, chartOf } from './chart.ts';

/** A star of a card as it stands in the real sky. */
export interface SkyStar extends ChartStar {
  /** The designation as astronomers write it: `α`, `γ¹`, `37`. */
  readonly bayer: string;
  /** Right ascension and declination in degrees, J2000. */
  readonly ra: number;
  readonly dec: number;
  /** Its number in the Hipparcos catalogue. */
  readonly hipparcos: number;
}

/** The stars of a card, in the order of the card's own list. */
export function skyOf(code: string): readonly SkyStar[] {
  const known = SKY.get(code);
  if (known !== undefined) return known;
  const rows = CATALOGUE[code] ?? [];
  const stars = chartOf(code).flatMap((star, index) => rows.slice(index, index + 1).map((row) => inSky(star, row)));
  SKY.set(code, stars);
  return stars;
}

/** A myth and a fact for every constellation, by card code. Loaded when asked for: few readers open them all. */
export async function loadLore(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await LORES[language]()).LORE;
}

const LORES: Readonly<Record<Language, () => Promise<{ readonly LORE: Readonly<Record<string, string>> }>>> = {
  en: () => import('./lore.en.ts'),
  fr: () => import('./lore.fr.ts'),
};

const SKY = new Map<string, readonly SkyStar[]>();

function inSky(star: ChartStar, [, bayer, ra, dec, hipparcos]: CatalogueRow): SkyStar {
  return { ...star, bayer, ra, dec, hipparcos };
}
