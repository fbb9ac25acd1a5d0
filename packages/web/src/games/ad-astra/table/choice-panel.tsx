import type { Seat } from '@astrarium/core';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './choice-panel.css';
import { questionOf } from '../choice/question.ts';

/** A game begins with planning, on the board; what is chosen here later is fetched with the first of it. */
const Choices = lazy(async () => ({ default: (await import('./choices.tsx')).Choices }));

interface ChoicePanelProps {
  readonly play: Play;
  readonly own: Seat;
  /** Opens the Trade panel, where it is not in sight already. */
  readonly onTrade?: () => void;
  /** In a figure it has no name of its own, but goes by that of the figure. */
  readonly named?: boolean;
}

/** The present question in words, and every answer to it that is not given on the map or on the planning board. */
export const ChoicePanel = memo(function ChoicePanel({ play, own, onTrade, named = true }: ChoicePanelProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.holdings.choice;
  const { view, seat } = play;
  const frame = view.frames.at(-1);
  const asked = frame !== undefined && frame.seat === seat;
  const who = seat === null ? undefined : play.seats[seat];
  return (
    <section className={`choice-panel${asked ? ' choice-panel-awake' : ''}`} aria-label={named ? words.label : undefined}>
      <p className="choice-question">
        {asked && who !== undefined && <b>{view.viewer === 'spectator' ? who.name : words.yourTurn}</b>} {questionOf(play, text)}
      </p>
      {asked && (
        <div className="choice-body">
          {frame.phase === 'plan' ? (
            <p className="choice-hint">{words.onBoard}</p>
          ) : (
            <Suspense>
              <Choices play={play} own={own} frame={frame} onTrade={onTrade} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
});
