import type { Seat } from '@astrarium/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './held-artifacts.css';

interface HeldArtifactsProps {
  readonly play: Play;
  readonly seat: Seat;
  /** Tell what each does, not only when: where there is room. */
  readonly effects?: boolean;
}

// Nobody begins with one: the drawings are fetched with the first.
const ArtifactList = lazy(async () => ({ default: (await import('./artifact-list.tsx')).ArtifactList }));

/** The artifacts of a seat, each with when it can be used. */
export function HeldArtifacts({ play, seat, effects = false }: HeldArtifactsProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  const { artifacts = null, artifactCount = 0 } = play.view.seats[seat] ?? {};
  if (artifactCount === 0) return <p className="held-artifacts-none">{words.noArtifacts}</p>;
  if (artifacts === null) return <p className="held-artifacts-none">{words.hiddenArtifacts(artifactCount)}</p>;
  return (
    <Suspense>
      <ArtifactList play={play} artifacts={artifacts} effects={effects} />
    </Suspense>
  );
}
