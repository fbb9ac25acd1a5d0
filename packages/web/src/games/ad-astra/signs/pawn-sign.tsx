import type { ItemName } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import '../../../play/ink/ink.css';
import { Engraving } from './engraving.tsx';

interface PawnSignProps {
  readonly item: ItemName;
  readonly ink: Ink;
  readonly className?: string;
}

/** A pawn in the ink and the hatching of its seat (`InkDefs`). */
export const PawnSign = memo(function PawnSign({ item, ink, className }: PawnSignProps): ReactNode {
  return (
    <Engraving className={className}>
      <PawnDrawing item={item} ink={ink} />
    </Engraving>
  );
});

/** The same, 32 × 32, as a part of a larger drawing. */
export function PawnDrawing({ item, ink }: { readonly item: ItemName; readonly ink: Ink }): ReactNode {
  const { body, cut } = DRAWINGS[item];
  return (
    <g className="engraving-lines">
      <path className={`ink-seal in-${ink}`} d={body} fillRule="evenodd" />
      <path className="pawn-cut" d={cut} />
    </g>
  );
}

const DRAWINGS: Readonly<Record<ItemName, { readonly body: string; readonly cut: string }>> = {
  /** A ship with swept wings, its bow up. */
  starship: {
    body: 'M16 1.6c3.4 4 5 8.6 5 13.4l7.6 8.6v6.2l-7.8-3.6-2.2 3.4h-5.2l-2.2-3.4-7.8 3.6v-6.2L11 15c0-4.8 1.6-9.4 5-13.4Z',
    cut: 'M16 9.4v4.4M11.2 17.4v7.4M20.8 17.4v7.4',
  },
  /** A dome with a door. */
  colony: {
    body: 'M16 5.6A12.6 13 0 0 1 28.6 18.6V27.4H3.4V18.6A12.6 13 0 0 1 16 5.6ZM16 5.4V1.8',
    cut: 'M3.6 19.6h24.8M16 7v12.4M9.4 19.4c0-6 2-10 6.6-12.2 4.6 2.2 6.6 6.2 6.6 12.2M13.4 27.2v-4h5.2v4',
  },
  /** Roofs like a saw, and a chimney. */
  factory: {
    body: 'M2.6 29V16.4l7.4-5.8v5.8l7.4-5.8v5.8l3.4-2.7L22 2.6h5.4l2 26.4Z',
    cut: 'M7 22.6h3.4M14 22.6h3.4M21 22.6h3.4M22.4 7.4h4.6',
  },
  /** A young tree on its own small globe. */
  terraformer: {
    body: 'M3.4 30.2A12.6 9.4 0 0 1 28.6 30.2ZM16 21V12.4M16 15.2C8.6 15.6 5.2 11.4 5 5.2 12 4.6 15.8 8.4 16 15.2ZM16 12.6c.2-5.8 3.6-9.2 10.6-9C26.6 9.6 22.8 13 16 12.6Z',
    cut: 'M8.4 8.2 12.6 12M23.2 6.6 19.4 9.6M9 26.6h5M18 25.4h4.4',
  },
};
