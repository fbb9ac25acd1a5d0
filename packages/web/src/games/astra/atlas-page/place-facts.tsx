import type { Card } from '@astrarium/astra';
import { skyOf } from '@astrarium/astra/sky';
import type { ReactNode } from 'react';
import { figureOf } from '../atlas/figures.ts';
import { eveningOf, latitudesOf } from '../atlas/visibility.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';

/** Where in the sky the constellation stands, when it is highest, and from where on Earth it is seen. */
export function PlaceFacts({ card }: { readonly card: Card }): ReactNode {
  const { words, language } = useAstraPageText();
  const { sheet, map } = words.atlas;
  const { ra, dec } = figureOf(card).middle;
  const minutes = Math.round(ra * 4) % 1440;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(eveningOf(ra));
  const { north, south } = latitudesOf(skyOf(card.code));
  return (
    <>
      <h3>{sheet.placeTitle}</h3>
      <dl className="place-facts">
        <dt>{sheet.rightAscension}</dt>
        <dd>{sheet.hours(Math.floor(minutes / 60), minutes % 60)}</dd>
        <dt>{sheet.declination}</dt>
        <dd>{map.declination(Math.round(dec))}</dd>
        <dt>{sheet.evening}</dt>
        <dd>{month}</dd>
        <dt>{sheet.seenFrom}</dt>
        <dd>{sheet.latitudes(sheet.latitude(north), sheet.latitude(south))}</dd>
      </dl>
    </>
  );
}
