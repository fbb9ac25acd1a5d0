import { ARTIFACTS, type ArtifactName } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Play } from '../play.ts';
import { ArtifactSign } from '../signs/artifact-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './artifact-sheet.css';

interface ArtifactSheetProps {
  readonly play: Play;
  readonly name: ArtifactName;
  readonly onClose: () => void;
}

/** What the artifact does, before it is used: it can be used but once, and one of them ends the game. */
export function ArtifactSheet({ play, name, onClose }: ArtifactSheetProps): ReactNode {
  const { words: all, adAstra } = useAdAstraText();
  const words = all.holdings;
  const { name: latin, effect } = adAstra.artifacts[name];
  return (
    <Dialog title={latin} close={words.close} onClose={onClose} className="artifact-sheet">
      <p>
        <ArtifactSign artifact={ARTIFACTS.indexOf(name)} />
        <span>{effect}</span>
      </p>
      <ChoiceButton
        glows
        {...leadsTo(`use ${name}`)}
        onClick={() => {
          onClose();
          play.decide(`use ${name}`);
        }}
      >
        <span className="choice-button-word">{words.useNow}</span>
        <span className="choice-button-effect">{words.useOnce}</span>
      </ChoiceButton>
    </Dialog>
  );
}
