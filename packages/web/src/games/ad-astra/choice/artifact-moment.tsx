import { ARCANUM, ARTIFACTS, boardOf, countOf, dueOf, MACHINA, OCULUS, type Phase } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import type { Play } from '../play.ts';
import { ArtifactSign } from '../signs/artifact-sign.tsx';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import { DecisionButton } from './decision-button.tsx';

interface ArtifactMomentProps {
  readonly play: Play;
  readonly phase: Phase;
  readonly seat: Seat;
}

/** A moment at which an artifact may be used. Who holds any is asked, whether it is the right one or not (B11.2). */
export function ArtifactMoment({ play, phase, seat }: ArtifactMomentProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.choice;
  return (
    <>
      <UseButtons play={play} effect={phase === 'harvest' ? machinaEffect(play, seat, text) : undefined} />
      <DecisionButton
        play={play}
        decision="pass"
        word={phase === 'reveal' ? words.reveal : words.keep}
        effect={phase === 'reveal' ? words.revealEffect : words.keepEffect}
        className="choice-last"
      />
    </>
  );
}

interface UseButtonsProps {
  readonly play: Play;
  /** What using it brings, if more can be said than the artifact says itself. */
  readonly effect?: string | undefined;
}

/** The artifacts whose moment this is. Those that can be used at any decision stay where they lie. */
export function UseButtons({ play, effect }: UseButtonsProps): ReactNode {
  const { words, adAstra } = useAdAstraText();
  return ARTIFACTS.map((name, artifact) => {
    const decision = `use ${name}`;
    if (!play.allowed.has(decision) || artifact === OCULUS || artifact === ARCANUM) return null;
    const { name: latin, effect: says } = adAstra.artifacts[name];
    return (
      <DecisionButton
        key={name}
        play={play}
        decision={decision}
        sign={<ArtifactSign artifact={artifact} />}
        word={latin}
        effect={artifact === MACHINA ? (effect ?? says) : says}
        label={`${words.holdings.toUse(latin)}. ${says}`}
        className="choice-artifact"
      />
    );
  });
}

/** B10.4: what is due once more, as far as the bank has it. */
function machinaEffect({ view }: Play, seat: Seat, { words, named }: AdAstraSpoken): string {
  const { choice } = view.deed;
  const cards = Math.min(dueOf(boardOf(view), seat, choice), countOf(view.bank, choice));
  return words.holdings.choice.machina(cards, named.resource(choice));
}
