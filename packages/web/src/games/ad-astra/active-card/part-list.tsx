import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { DeedLine, Passed } from './deed-line.tsx';
import type { Deed } from './deeds.ts';
import type { Part } from './turn-progress.ts';

interface PartListProps {
  readonly play: Play;
  readonly parts: readonly Part[];
  /** What was done, by the same parts. */
  readonly deeds: readonly (readonly Deed[])[];
  /** Is the last part the owner's second (B5.1)? */
  readonly again: boolean;
}

/** Who acts on the card, in order; who does now and who is next; and what each did. */
export function PartList({ play, parts, deeds, again }: PartListProps): ReactNode {
  const words = useAdAstraText().words.planning.active;
  return (
    <ol className="part-list" aria-label={words.order}>
      {parts.map(({ seat, progress }, index) => {
        const plan = at(play.seats, seat);
        const done = deeds[index] ?? [];
        const second = again && index === parts.length - 1;
        return (
          <li key={second ? 'again' : plan.name} className={`part part-${progress} in-${plan.ink}`} aria-current={progress === 'now'}>
            <span className="part-mark" aria-hidden="true" />
            <SeatToken ink={plan.ink} size="1.05em" />
            <span className="part-name">{plan.name}</span>
            <span className="part-deeds">
              {done.map((deed, number) => (
                <DeedLine key={`${deed.kind} ${number + 1}`} play={play} seat={seat} deed={deed} />
              ))}
              {done.length === 0 && progress === 'done' && <Passed words={words.nothing} />}
              {done.length === 0 && second && progress !== 'done' && <span className="part-word">{words.again}</span>}
              {(progress === 'now' || progress === 'next') && <span className="part-word">{words.progress[progress]}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
