import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ActionCardFace } from './action-card-face.tsx';
import { PlanDial } from './plan-dial.tsx';
import { usePlanningChoice } from './use-planning-choice.ts';

interface PlanningNowProps {
  readonly play: Play;
  /** Who puts the next card. */
  readonly seat: Seat;
  readonly placed: number;
}

/** The planning phase (B3.1): the card in the hand, or a dial of the spaces; who plans now, who next, and how many each has put. */
export function PlanningNow({ play, seat, placed }: PlanningNowProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.planning.active;
  const { choice } = usePlanningChoice();
  const { view, seats } = play;
  const spaces = view.spaces.length;
  const each = spaces / view.players;
  const put = (one: Seat): number => view.spaces.filter(({ owner }) => owner === one).length;
  const order = Array.from({ length: view.players }, (_, n) => (view.first + n) % view.players);
  const next = placed + 1 < spaces ? (seat + 1) % view.players : -1;
  const plan = at(seats, seat);
  return (
    <>
      <div className="active-card-picture">
        {choice.card === null ? (
          <PlanDial view={view} seats={seats} />
        ) : (
          <ActionCardFace card={choice.card} faction={at(view.seats, seat).faction} ink={plan.ink} />
        )}
      </div>
      <div className="active-card-head">
        <h3>{words.planning}</h3>
        <p>
          {choice.card !== null
            ? words.chosenCard(named.card(choice.card))
            : choice.space !== null
              ? words.chosenSpace(choice.space + 1)
              : play.seat === seat
                ? words.planningOwn(each - put(seat))
                : words.planningText(plan.name, placed, spaces)}
        </p>
      </div>
      <ol className="part-list" aria-label={words.order}>
        {order.map((one) => {
          const { name, ink } = at(seats, one);
          const progress = one === seat ? 'now' : one === next ? 'next' : 'waits';
          return (
            <li key={name} className={`part part-${progress} in-${ink}`} aria-current={progress === 'now'}>
              <span className="part-mark" aria-hidden="true" />
              <SeatToken ink={ink} size="1.05em" />
              <span className="part-name">{name}</span>
              <span className="part-deeds">
                <span className="deed part-count">
                  {put(one)}/{each}
                </span>
                {progress !== 'waits' && <span className="part-word">{words.progress[progress]}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
