import { type Frame, NOTHING, sizeOf } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { DecisionButton } from '../choice/decision-button.tsx';
import { ResourceChoice } from '../choice/resource-choice.tsx';
import { callOf } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';

/** Cards given up one by one: for points (B8.3), or down to the hand limit (B3.3). */
export function DiscardChoice({ play, frame }: { readonly play: Play; readonly frame: Frame }): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.choice;
  const hand = play.view.seats[frame.seat]?.hand ?? NOTHING;
  const points = sizeOf(frame.give);
  return (
    <>
      <ResourceChoice play={play} verb="discard" cards={hand} />
      {frame.phase === 'discard' && <p className="choice-note">{standing(play, points, text)}</p>}
      {frame.phase === 'discard' && (
        <DecisionButton
          play={play}
          decision="pass"
          word={points === 0 ? words.noDiscard : words.done}
          effect={points === 0 ? words.noDiscardEffect : points === 1 ? words.oneMore : words.doneDiscarding(points)}
          className="choice-last"
        />
      )}
    </>
  );
}

/** How many points the cards make so far, and whom they have to beat. */
function standing(play: Play, points: number, text: AdAstraSpoken): string {
  const words = text.words.holdings.choice;
  const { scored } = play.view.deed;
  const most = Math.max(0, ...scored);
  const best = scored.indexOf(most);
  const own = points === 0 ? [] : [words.soFar(points)];
  const before = most === 0 ? [] : [words.most(callOf(play, best, text), most)];
  return [...own, ...before].join(' · ');
}
