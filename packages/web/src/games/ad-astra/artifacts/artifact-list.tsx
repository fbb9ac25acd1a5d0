import { ARTIFACTS, type ArtifactName } from '@astrarium/ad-astra';
import { members } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import type { Play } from '../play.ts';
import { ArtifactSign } from '../signs/artifact-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ArtifactSheet } from './artifact-sheet.tsx';

interface ArtifactListProps {
  readonly play: Play;
  /** A set. */
  readonly artifacts: number;
  readonly effects: boolean;
}

/** Each glows at its moment; at any other, touching it tells why not. */
export function ArtifactList({ play, artifacts, effects }: ArtifactListProps): ReactNode {
  const [opened, open] = useState<ArtifactName | null>(null);
  const text = useAdAstraText();
  const words = text.words.holdings;
  return (
    <>
      <ul className="held-artifacts">
        {members(artifacts).map((artifact) => {
          const name = ARTIFACTS[artifact] ?? 'repositorium';
          const decision = `use ${name}`;
          const usable = play.legal.has(decision);
          const { name: latin, effect } = text.adAstra.artifacts[name];
          return (
            <li key={name}>
              <ChoiceButton
                glows={usable}
                className="held-artifact"
                {...leadsTo(usable ? decision : null)}
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
              </ChoiceButton>
            </li>
          );
        })}
      </ul>
      {opened !== null && play.legal.has(`use ${opened}`) && <ArtifactSheet play={play} name={opened} onClose={() => open(null)} />}
    </>
  );
}
