import { at } from '@astrarium/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import type { Play } from '../table/play.ts';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import { ActionCardBack } from './action-card-back.tsx';
import { ActionCardFace } from './action-card-face.tsx';
import { cardsFor, planText, swapText } from './choice.ts';
import { type Moment, markerAt } from './moment.ts';
import { type Planner, usePlanningChoice } from './use-planning-choice.ts';

interface PlanningSpaceProps {
  readonly play: Play;
  readonly moment: Moment;
  readonly space: number;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One space of the planning board with whatever lies on it, and its number on the scale. */
export function PlanningSpace({ play, moment, space, tabIndex, onFocus, onKeyDown }: PlanningSpaceProps): ReactNode {
  const text = useAdAstraText();
  const planner = usePlanningChoice();
  const standing = standingOf(play, moment, space, planner);
  const label = labelOf(play, space, standing, planner, text);
  return (
    <li className={classOf(play, space, standing, planner)} data-space={space}>
      <button
        type="button"
        className="planning-slot"
        tabIndex={tabIndex}
        aria-label={label}
        aria-pressed={planner.choice.space === space}
        aria-disabled={standing.offer === 'none'}
        title={label}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={() => planner.touchSpace(space)}
      >
        <SpaceCard play={play} space={space} />
      </button>
      <span className="planning-number" aria-hidden="true">
        {space + 1}
      </span>
    </li>
  );
}

/** What lies on the space: nothing, a card turned up, one's own as a private note, or the back of somebody's. */
function SpaceCard({ play, space }: { readonly play: Play; readonly space: number }): ReactNode {
  const { view, seats, news } = play;
  const { owner, card } = at(view.spaces, space);
  const ink = seats[owner]?.ink;
  if (ink === undefined) return <span className="planning-empty" />;
  const up = space < view.revealed;
  const turns = news.some(({ event }) => event.kind === 'revealed' && event.space === space);
  return (
    <span className={`planning-card${turns ? ' planning-card-turns' : ''}`}>
      {card === null ? (
        <ActionCardBack ink={ink} />
      ) : (
        <ActionCardFace
          card={card}
          faction={at(view.seats, owner).faction}
          ink={ink}
          chosen={up && space === view.space ? view.deed.choice : -1}
          className={up ? '' : 'action-card-private'}
        />
      )}
      {card !== null && <SeatToken ink={ink} size="1em" />}
      {turns && <ActionCardBack ink={ink} className="planning-card-leaves" />}
    </span>
  );
}

interface Standing {
  readonly course: 'done' | 'now' | 'coming' | null;
  /** What a touch would do. */
  readonly offer: 'put' | 'open' | 'swap' | 'none';
}

function standingOf({ view, legal }: Play, moment: Moment, space: number, { choice }: Planner): Standing {
  const course = courseOf(moment, space);
  if (legal.has(swapText(space))) return { course, offer: 'swap' };
  if (moment.kind !== 'planning' || at(view.spaces, space).owner >= 0) return { course, offer: 'none' };
  if (choice.card !== null) return { course, offer: legal.has(planText(choice.card, space)) ? 'put' : 'none' };
  return { course, offer: cardsFor(space, legal).length > 0 ? 'open' : 'none' };
}

function courseOf(moment: Moment, space: number): Standing['course'] {
  if (moment.kind === 'planning') return null;
  const marker = markerAt(moment);
  if (marker < 0 || space < marker) return 'done';
  if (space > marker) return null;
  return moment.kind === 'card' ? 'now' : 'coming';
}

function classOf({ view, pointedAt }: Play, space: number, { course, offer }: Standing, { choice, over }: Planner): string {
  const { owner } = at(view.spaces, space);
  const pointed = pointedAt?.space === space || (owner >= 0 && pointedAt?.seat === owner);
  const classes = [
    'planning-space',
    course === null ? '' : `planning-space-${course}`,
    offer === 'none' ? '' : `planning-space-${offer}`,
    choice.space === space ? 'planning-space-chosen' : '',
    over === space ? 'planning-space-over' : '',
    pointed ? 'planning-space-pointed' : '',
  ];
  return classes.filter(Boolean).join(' ');
}

function labelOf({ view, seats }: Play, space: number, { course, offer }: Standing, planner: Planner, text: AdAstraSpoken): string {
  const words = text.words.planning.board;
  const { owner, card } = at(view.spaces, space);
  const name = seats[owner]?.name ?? '';
  const number = space + 1;
  const full = card === null || owner < 0 ? '' : text.named.fullCard(card, at(view.seats, owner).faction);
  const lies =
    owner < 0
      ? words.empty(number)
      : card === null
        ? words.down(number, name)
        : space < view.revealed
          ? words.up(number, full, name)
          : words.own(number, full);
  const parts = [lies];
  if (course !== null) parts.push(words[course]);
  if (planner.choice.space === space) parts.push(words.chosen);
  else if (offer === 'put' && planner.choice.card !== null) parts.push(words.put(text.named.card(planner.choice.card)));
  else if (offer === 'open' || offer === 'swap') parts.push(words[offer]);
  return parts.join(', ');
}
