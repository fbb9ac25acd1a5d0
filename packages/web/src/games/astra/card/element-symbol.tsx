import type { ElementName } from '@astrarium/astra';
import { memo, type ReactNode } from 'react';
import '../../../ui/icons/signs.css';

/** The sign of an Element, after the alchemists: told by shape, with a little of the thing itself inside. */
export const ElementSymbol = memo(function ElementSymbol({ element }: { readonly element: ElementName }): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[element]}
    </svg>
  );
});

/** The same, 32 × 32, as a part of a larger drawing. */
export function ElementDrawing({ element }: { readonly element: ElementName }): ReactNode {
  return <g className="sign-lines">{DRAWINGS[element]}</g>;
}

const UPWARDS = 'M16 4.2 29 27H3Z';
const DOWNWARDS = 'M16 27.8 3 5h26Z';

const DRAWINGS: Readonly<Record<ElementName, ReactNode>> = {
  fire: (
    <>
      <path d={UPWARDS} />
      <path
        className="sign-solid"
        d="M16.4 12.6c.3 2.6-3.9 4.3-3.9 7.9 0 2.3 1.6 4 3.6 4s3.7-1.6 3.7-3.8c0-1.4-.6-2.4-1.3-3.2-.1 1-.6 1.7-1.3 2 .5-2.6-.1-5.2-.8-6.9Z"
      />
    </>
  ),
  air: (
    <>
      <path d={UPWARDS} />
      <path d="M5.6 16.2h20.8" />
      <path d="M11.2 20.4h7.2c1.7 0 1.7-1.9.3-1.9M9.6 23.6h11.6c1.8 0 1.9-2.2.3-2.1" strokeWidth={1.1} />
    </>
  ),
  water: (
    <>
      <path d={DOWNWARDS} />
      <path
        d="M9 10.2q1.75-2 3.5 0t3.5 0 3.5 0 3.5 0M11 14.4q1.25-1.7 2.5 0t2.5 0 2.5 0 2.5 0M13.4 18.6q1.3-1.6 2.6 0t2.6 0"
        strokeWidth={1.1}
      />
    </>
  ),
  earth: (
    <>
      <path d={DOWNWARDS} />
      <path d="M5.6 15.8h20.8" />
      <path d="M11.6 19.2h1.4M15.4 19.2h1.4M19 19.2h1.4M13.6 21.8h1.2M17.2 21.8h1.2M15.5 24.2h1" strokeWidth={1.2} />
    </>
  ),
};
