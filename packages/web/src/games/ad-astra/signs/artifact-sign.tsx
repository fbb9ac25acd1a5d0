import { ARTIFACTS, type Artifact, type ArtifactName } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';

interface ArtifactSignProps {
  readonly artifact: Artifact;
  readonly className?: string;
}

/** An alien artifact (B10), as a small engraving of what its Latin name says. */
export const ArtifactSign = memo(function ArtifactSign({ artifact, className }: ArtifactSignProps): ReactNode {
  return <Engraving className={className}>{DRAWINGS[at(ARTIFACTS, artifact)]}</Engraving>;
});

const DRAWINGS: Readonly<Record<ArtifactName, ReactNode>> = {
  /** A chest, open. */
  repositorium: (
    <>
      <path d="M3.4 15.4h25.2v13H3.4ZM3.4 15.4 6 6.4h20l2.6 9" />
      <path d="M3.4 20.4h9.4M19.2 20.4h9.4M12.8 18h6.4v5.4h-6.4Z" className="engraving-fine" />
      <path className="engraving-solid" d={`${spark(11, 11, 3.2)}${spark(19.6, 9.8, 3.8)}`} />
    </>
  ),
  /** An arch with a star in it. */
  ianua: (
    <>
      <path d="M3.4 29.6V14.8a12.6 12.6 0 0 1 25.2 0v14.8M8.4 29.6V15.4a7.6 7.6 0 0 1 15.2 0v14.2M2 29.6h28" />
      <path d="M16 2.4v5M6.6 6.6 10.2 10M25.4 6.6 21.8 10M3.6 16.8h4.6M23.8 16.8h4.6" className="engraving-fine" />
      <path className="engraving-solid" d={spark(16, 19, 6)} />
    </>
  ),
  /** A sail in the wind of a sun. */
  velum: (
    <>
      <path d="M13 3.4v26M13 5c9.4 1.6 14.8 7.6 15.6 17.6-5-2-10.4-2-15.6.8Z" />
      <path d="M13 11.2c5 .4 9.6 2.6 13 6.6M13 17.2c4.6-.6 10 .4 14.8 3.4" className="engraving-fine" />
      <path d="M7.6 29.4h10.8M2.4 8.4h5M3.4 13.6h5.2M2.4 18.8h5" />
    </>
  ),
  /** A wheel with grain growing from it. */
  machina: (
    <>
      <circle cx={16} cy={21} r={6.4} />
      <path d="M16 12.4v2.2M16 27.4v3M8 21H5.4M26.6 21H24M10.2 15.4 8.4 13.6M21.8 15.4l1.8-1.8M10.2 26.6l-1.8 1.8M21.8 26.6l1.8 1.8" />
      <circle cx={16} cy={21} r={2} className="engraving-fine" />
      <path
        className="engraving-solid"
        d="M16 10.8c-3-2.6-3.2-6-.2-9.6 3.2 3.4 3.4 6.8.2 9.6ZM13 9.8c-4 .6-6.6-1-7.4-4.8 4.2-.4 6.8 1.2 7.4 4.8ZM19 9.8c4 .6 6.6-1 7.4-4.8-4.2-.4-6.8 1.2-7.4 4.8Z"
      />
    </>
  ),
  /** A hand that holds a hammer. */
  manus: (
    <>
      <path d="M13.2 12.6h5.6v17h-5.6Z" />
      <path d="M6.4 3.2h15.4l5.2 4.6v4.8H6.4Z" />
      <path d="M8 20.2c0-2.2 3-2.4 5.2-2.4M8 20.2v6.2c0 2 2.6 3.2 5.2 3.2M18.8 17.8h3.6c2 0 2 3 0 3M22.4 20.8c2 0 2 3 0 3M22.4 23.8c1.8 0 1.8 2.8 0 2.8h-3.6" />
      <path d="M10.2 6.4h8" className="engraving-fine" />
    </>
  ),
  /** A hooded stranger between two coins. */
  mercator: (
    <>
      <path d="M16 2.4c5 2.4 7 7 6.4 12.2 4 2.4 6 7 6.2 14.4H3.4c.2-7.4 2.2-12 6.2-14.4C9 9.4 11 4.8 16 2.4Z" />
      <path d="M12 14.4c0-4 1.4-6.4 4-8 2.6 1.6 4 4 4 8-1.6 2.4-6.4 2.4-8 0Z" />
      <path
        className="engraving-solid"
        d="M14.2 11.4h.01M9.4 20.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM22.6 20.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z"
      />
      <path d="M14.2 11.6h.01M17.8 11.6h.01" strokeWidth={2} />
      <path d="M14 23.2h4" className="engraving-fine" />
    </>
  ),
  /** An eye with a star for its pupil. */
  oculus: (
    <>
      <path d="M1.8 17C6.4 10.4 11 7.2 16 7.2S25.6 10.4 30.2 17C25.6 23.6 21 26.8 16 26.8S6.4 23.6 1.8 17Z" />
      <circle cx={16} cy={17} r={6.4} />
      <path className="engraving-solid" d={spark(16, 17, 4.8)} />
      <path d="M16 4.2V1.8M8.8 6 7.4 3.6M23.2 6l1.4-2.4" />
    </>
  ),
  /** A laurel with the sign of equals. */
  laurea: (
    <>
      <path d="M13.4 29.4C6.8 27.6 3.6 22 4.6 11.6M18.6 29.4c6.6-1.8 9.8-7.4 8.8-17.8" />
      <path
        className="engraving-solid"
        d="M4.8 11.4C2.6 8.8 2.8 5.6 5 2.8c2.2 2.8 2.2 5.8-.2 8.6ZM4.8 18c-3-.8-4.4-3.2-4-6.6 3 1.2 4.4 3.4 4 6.6ZM7.4 24.2c-3.2.2-5.4-1.4-6.2-4.8 3.4-.2 5.4 1.4 6.2 4.8ZM27.2 11.4c2.2-2.6 2-5.8-.2-8.6-2.2 2.8-2.2 5.8.2 8.6ZM27.2 18c3-.8 4.4-3.2 4-6.6-3 1.2-4.4 3.4-4 6.6ZM24.6 24.2c3.2.2 5.4-1.4 6.2-4.8-3.4-.2-5.4 1.4-6.2 4.8Z"
      />
      <path d="M11 13h10M11 18.4h10" strokeWidth={2.4} />
    </>
  ),
  /** A key whose bow is an hourglass. */
  clavis: (
    <>
      <path d="M4.6 2.6h13M4.6 14.6h13M6 2.6c0 4 3 4.4 4.2 6-1.2 1.6-4.2 2-4.2 6M16.2 2.6c0 4-3 4.4-4.2 6 1.2 1.6 4.2 2 4.2 6" />
      <path d="m13.8 14.8 14 14M21.4 22.4l3.4-3.4M25 26l3.4-3.4" strokeWidth={2} />
      <path className="engraving-solid" d="M8.4 14.2c.4-1.6 1.6-2.2 2.7-2.2s2.3.6 2.7 2.2Z" />
    </>
  ),
  /** A book under seal. */
  arcanum: (
    <>
      <path d="M5.4 3h18.8a2.4 2.4 0 0 1 2.4 2.4v21.2a2.4 2.4 0 0 1-2.4 2.4H5.4ZM9.6 3v26" />
      <path d="M2.8 8.4h5M2.8 16h5M2.8 23.6h5" />
      <path d="M18 8.4 24 19H12Z" className="engraving-fine" />
      <path className="engraving-solid" d="M18 12.8a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM13 23.4h10v1.6H13Z" />
    </>
  ),
  /** The number that answers everything (B10.11). */
  responsum: (
    <>
      <circle cx={16} cy={16} r={14} />
      <circle cx={16} cy={16} r={11.6} className="engraving-fine" strokeDasharray=".6 2.4" />
      <path d="M13 22.4V10.2L7.6 18.6h7.4M18 13.2c0-4.4 6.2-4.2 6.2-.2 0 3.2-4.4 5.4-6.2 9.2h6.6" strokeWidth={1.9} />
    </>
  ),
};

/** A star of four points around (x, y). */
function spark(x: number, y: number, r: number): string {
  const w = r * 0.16;
  return `M${x} ${y - r}Q${x + w} ${y - w} ${x + r} ${y}Q${x + w} ${y + w} ${x} ${y + r}Q${x - w} ${y + w} ${x - r} ${y}Q${x - w} ${y - w} ${x} ${y - r}Z`;
}
