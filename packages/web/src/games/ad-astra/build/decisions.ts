import { type ItemName, LETTERS, ORES, PLACES, type Place, placeName, type Resource } from '@astrarium/ad-astra';
import type { Play } from '../play.ts';

/** How the notation calls the building of each item. */
export const BUILD_VERBS: Readonly<Record<ItemName, string>> = {
  starship: 'starship',
  colony: 'colony',
  factory: 'factory',
  terraformer: 'terraform',
};

/** The decisions open now that build this item. */
export function decisionsFor({ legal }: Play, item: ItemName): string[] {
  return [...legal].filter((decision) => decision.startsWith(`${BUILD_VERBS[item]} `));
}

/** The decision, where an Ore is paid or a place is needed or both. */
export function decisionOf(item: ItemName, place: Place, ore: Resource): string {
  const where = item === 'starship' ? [] : [placeName(place)];
  const paid = item === 'starship' || item === 'colony' ? [LETTERS[ore]] : [];
  return [BUILD_VERBS[item], ...where, ...paid].join(' ');
}

/** The places where the item can be built now, whatever Ore is paid. */
export function legalPlaces({ legal }: Play, item: ItemName): Place[] {
  const all = Array.from({ length: PLACES }, (_, place) => place);
  return all.filter((place) => ORES.some((ore) => legal.has(decisionOf(item, place, ore))));
}

/** The Ores that can be paid with now; none where the item costs none of choice. */
export function legalOres({ legal }: Play, item: ItemName): Resource[] {
  if (item !== 'starship' && item !== 'colony') return [];
  return ORES.filter((ore) => [...legal].some((decision) => decision.startsWith(`${item} `) && decision.endsWith(` ${LETTERS[ore]}`)));
}
