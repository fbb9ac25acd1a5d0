import { RESOURCES, type Resource, type ResourceName } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';

interface ResourceSignProps {
  readonly resource: Resource;
  readonly className?: string;
}

/**
 * A resource by its shape, its mark and its colour; any one of them is enough to know it. Water, Food and Energy have no letter,
 * since their initials differ between languages; the ores begin with X, Y and Z in all.
 */
export const ResourceSign = memo(function ResourceSign({ resource, className }: ResourceSignProps): ReactNode {
  return (
    <Engraving of={`of-${at(RESOURCES, resource)}`} className={className}>
      <ResourceDrawing resource={resource} />
    </Engraving>
  );
});

/** The same, 32 × 32, as a part of a larger drawing. */
export function ResourceDrawing({ resource }: { readonly resource: Resource }): ReactNode {
  const { body, cut, mark } = DRAWINGS[at(RESOURCES, resource)];
  return (
    <g className={`engraving-lines of-${at(RESOURCES, resource)}`}>
      <path className="resource-body" d={body} />
      <path className="resource-cut" d={cut} />
      <path className="resource-mark" d={mark} />
    </g>
  );
}

interface SignDrawing {
  readonly body: string;
  readonly cut: string;
  readonly mark: string;
}

const DRAWINGS: Readonly<Record<ResourceName, SignDrawing>> = {
  /** A drop. */
  water: {
    body: 'M16 1.6C19.6 7.6 27.4 13.6 27.4 20.4a11.4 10.6 0 0 1-22.8 0C4.6 13.6 12.4 7.6 16 1.6Z',
    cut: 'M8 24.2a9 7.6 0 0 0 5.2 4',
    mark: 'M9 17.4q1.75-2.6 3.5 0t3.5 0 3.5 0 3.5 0M9 22.8q1.75-2.6 3.5 0t3.5 0 3.5 0 3.5 0',
  },
  /** A fruit with its leaf. */
  food: {
    body: 'M16 9.6C18.4 7.8 28.8 7 28.8 18.2c0 7-5 12.4-9.2 12.4-1.8 0-2.4-.6-3.6-.6s-1.8.6-3.6.6c-4.2 0-9.2-5.4-9.2-12.4C3.2 7 13.6 7.8 16 9.6ZM16.4 7.4C16 3.8 19.2 1.2 25 1.6 25 5.8 21.4 8.2 16.4 7.4Z',
    cut: 'M16 9.8V6.4M17.8 6.4 22.4 3.6',
    mark: 'M16 26.6V14.8M16 20.6l4.6-3.8M16 25l-4.6-3.8',
  },
  /** A bolt. */
  energy: {
    body: 'M19.6.8 2.6 18.4h7L6.4 31.4 29.4 12h-8.2L26.6.8Z',
    cut: 'M21 3 8.4 16',
    mark: 'M15.8 11v9.6M11 15.8h9.6',
  },
  /** A crystal of six sides. */
  xanthium: {
    body: 'M16 1.2 29 8.6v14.8L16 30.8 3 23.4V8.6Z',
    cut: 'M3 8.6 8 11M29 8.6 24 11M16 30.8v-4',
    mark: 'm11 10.6 10 11.6M21 10.6l-10 11.6',
  },
  /** A cut stone, its point below. */
  yoyodium: {
    body: 'M7.6 2.8h16.8L31 12.4 16 31 1 12.4Z',
    cut: 'M1.4 12.4h5.2M25.4 12.4h5.2M7.8 3l2 4.4M24.2 3l-2 4.4',
    mark: 'm10.6 7.4 5.4 7.2 5.4-7.2M16 14.6v8.4',
  },
  /** An ingot, broad below. */
  zozodium: {
    body: 'M9.4 5.2h13.2L31 26.8H1Z',
    cut: 'M9.6 5.4 8 9.6M22.4 5.4 24 9.6M1.4 26.6l4-2M30.6 26.6l-4-2',
    mark: 'M11.4 11h9.2l-9.6 12h10.4',
  },
};
