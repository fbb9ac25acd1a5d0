import type { Card } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { figureOf } from '../atlas/figures.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { StarSign } from './star-sign.tsx';

/** The stars of a figure that have a name, the brightest first. */
export function NamedStars({ card }: { readonly card: Card }): ReactNode {
  const { words, language } = useAstraPageText();
  const { sheet, sky } = words.atlas;
  const { stars } = figureOf(card);
  const named = stars.filter(({ name }) => name !== null).toSorted((a, b) => a.magnitude - b.magnitude);
  const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' });
  return (
    <>
      <h3>{sheet.stars}</h3>
      <table className="named-stars">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{sheet.star}</th>
            <th scope="col">{sheet.letter}</th>
            <th scope="col">{sheet.magnitude}</th>
          </tr>
        </thead>
        <tbody>
          {named.map(({ hipparcos, name, letter, magnitude }) => (
            <tr key={hipparcos}>
              <th scope="row">
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                  <StarSign magnitude={magnitude} />
                </svg>
                {name}
              </th>
              <td>{letter}</td>
              <td>{sky.magnitude(figures.format(magnitude).replace('-', '−'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {named.length < stars.length && <p className="sheet-note">{sheet.others(stars.length - named.length)}</p>}
    </>
  );
}
