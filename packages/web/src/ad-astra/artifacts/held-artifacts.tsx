import { ARTIFACTS, type Artifact, type ArtifactName } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import '../choice/choice-button.css';
import { ArtifactSign } from '../signs/artifact-sign.tsx';
import type { Play } from '../table/play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ArtifactSheet } from './artifact-sheet.tsx';
import './held-artifacts.css';

interface HeldArtifactsProps {
  readonly play: Play;
  readonly seat: Seat;
  /** Tell what each does, not only when: where there is room. */
  readonly effects?: boolean;
}

/** The artifacts of a seat, each with when it can be used. It glows at its moment; at any other, touching it tells why not. */
export function HeldArtifacts({ play, seat, effects = false }: HeldArtifactsProps): ReactNode {
  const [opened, open] = useState<ArtifactName | null>(null);
  const text = useAdAstraText();
  const words = text.words.holdings;
  const { artifacts = null, artifactCount = 0 } = play.view.seats[seat] ?? {};
  if (artifactCount === 0) return <p className="held-artifacts-none">{words.noArtifacts}</p>;
  if (artifacts === null) return <p className="held-artifacts-none">{words.hiddenArtifacts(artifactCount)}</p>;
  return (
    <>
      <ul className="held-artifacts">
        {membersOf(artifacts).map((artifact) => {
          const name = ARTIFACTS[artifact] ?? 'repositorium';
          const decision = `use ${name}`;
          const usable = play.legal.has(decision);
          const { name: latin, effect } = text.adAstra.artifacts[name];
          return (
            <li key={name}>
              <button
                type="button"
                className={`held-artifact${usable ? ' held-artifact-glows' : ''}`}
                aria-disabled={!usable}
                title={`${latin}. ${effect}`}
                onClick={() => (usable ? open(name) : play.askWhy(decision))}
              >
                <ArtifactSign artifact={artifact} />
                <span className="held-artifact-name" aria-hidden="true">
                  {latin}
                </span>
                <span className="held-artifact-when" aria-hidden="true">
                  {effects ? effect : usable ? words.useNow : words.when[name]}
                </span>
                <span className="visually-hidden">{`${usable ? words.toUse(latin) : latin}. ${effect}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== null && play.legal.has(`use ${opened}`) && <ArtifactSheet play={play} name={opened} onClose={() => open(null)} />}
    </>
  );
}

/** The artifacts in a set. */
export function membersOf(set: number): Artifact[] {
  return ARTIFACTS.flatMap((_, artifact) => (set & (1 << artifact) ? [artifact] : []));
}
