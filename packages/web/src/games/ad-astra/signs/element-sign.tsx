import { ELEMENTS, type Element, type ElementName } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';

interface ElementSignProps {
  readonly element: Element;
  readonly className?: string;
}

/** What a Scoring card counts (B8.2, B8.3), as a small engraving. */
export const ElementSign = memo(function ElementSign({ element, className }: ElementSignProps): ReactNode {
  return <Engraving className={className}>{DRAWINGS[at(ELEMENTS, element)]}</Engraving>;
});

const DRAWINGS: Readonly<Record<ElementName, ReactNode>> = {
  /** A dome and a roof like a saw, side by side. */
  settlements: (
    <>
      <path d="M1.6 27.4v-6.2a7 7.4 0 0 1 14 0v6.2ZM8.6 13.6v-3" />
      <path d="M5 27v-3.6h7.2V27" className="engraving-fine" />
      <path className="engraving-solid" d="M17.6 28.2V16.6l4-3.4v3.4l4-3.4v2l.8-9.6h3.4l1.4 22.6Z" />
    </>
  ),
  /** A ship, its bow up. */
  starships: (
    <path
      className="engraving-solid"
      d="M16 2c3.2 3.8 4.8 8.2 4.8 12.8l7.4 8.4v6l-7.6-3.4-2.2 3.2h-4.8l-2.2-3.2-7.6 3.4v-6l7.4-8.4C11.2 10.2 12.8 5.8 16 2Zm0 7.4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z"
    />
  ),
  /** A young tree on its own small globe. */
  terraformers: (
    <>
      <path d="M3.6 29.6a12.4 9 0 0 1 24.8 0ZM16 20.4v-8" />
      <path
        className="engraving-solid"
        d="M16 15.4C8.8 15.8 5.4 11.6 5.2 5.6 12 5 15.8 8.8 16 15.4ZM16 12.8c.2-5.6 3.6-9 10.4-8.8 0 6-3.6 9.2-10.4 8.8Z"
      />
    </>
  ),
  /** A star with two orbits and a planet on each. */
  systems: (
    <>
      <circle cx={16} cy={16} r={8.4} className="engraving-fine" />
      <circle cx={16} cy={16} r={14} className="engraving-fine" />
      <path
        className="engraving-solid"
        d="M16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM22.4 7.8a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM4.4 20.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z"
      />
    </>
  ),
  /** Three of one shape. */
  identical: <path className="engraving-solid" d="m16 2 7 6.8-7 6.8-7-6.8ZM8.4 16.6l7 6.8-7 6.8-7-6.8ZM23.6 16.6l7 6.8-7 6.8-7-6.8Z" />,
  /** Three shapes, one of each. */
  different: (
    <>
      <path className="engraving-solid" d="m16 2 7 6.8-7 6.8-7-6.8ZM8.4 17.8a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6Z" />
      <path d="M18.6 18.6h10.6v10.6H18.6Z" />
    </>
  ),
};
