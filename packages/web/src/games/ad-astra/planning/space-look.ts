import type { ActionCard, Faction } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { Ink } from '../../../client/local/messages.ts';
import type { Play } from '../play.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import { cardsFor, planText, swapText } from './choice.ts';
import { markerAt, type RoundMoment } from './moment.ts';
import type { Planner } from './use-planning-choice.ts';

/** All that is drawn of a space of the planning board, one plain value each: a space none of whose values changed is not drawn again. */
export interface SpaceLook {
  readonly space: number;
  /** Of whoever has a card here; null while the space is empty. */
  readonly ink: Ink | null;
  /** Null where nobody, or only somebody else, may know. */
  readonly card: ActionCard | null;
  readonly faction: Faction;
  /** The resource or element that was chosen of the two on the card; negative while none is. */
  readonly chosen: number;
  /** Has it been turned up, and just now? */
  readonly up: boolean;
  readonly turns: boolean;
  readonly classes: string;
  readonly label: string;
  readonly pressed: boolean;
  readonly disabled: boolean;
  /** The decision that a touch takes, if it takes one. */
  readonly way: string | null;
}

export function spaceLook(play: Play, moment: RoundMoment, space: number, planner: Planner, text: AdAstraSpoken): SpaceLook {
  const { view, seats, news } = play;
  const { owner, card } = at(view.spaces, space);
  const standing = standingOf(play, moment, space, planner);
  const up = space < view.revealed;
  return {
    space,
    ink: seats[owner]?.ink ?? null,
    card,
    faction: view.seats[owner]?.faction ?? 0,
    chosen: up && space === view.space ? view.deed.choice : -1,
    up,
    turns: news.some(({ event }) => event.kind === 'revealed' && event.space === space),
    classes: classOf(play, space, standing, planner),
    label: labelOf(play, space, standing, planner, text),
    pressed: planner.choice.space === space,
    disabled: standing.offer === 'none',
    way: wayOf(space, standing, planner),
  };
}

interface SpaceState {
  readonly course: 'done' | 'now' | 'coming' | null;
  /** What a touch would do. */
  readonly offer: 'put' | 'open' | 'swap' | 'none';
}

function standingOf({ view, legal }: Play, moment: RoundMoment, space: number, { choice }: Planner): SpaceState {
  const course = courseOf(moment, space);
  if (legal.has(swapText(space))) return { course, offer: 'swap' };
  if (moment.kind !== 'planning' || at(view.spaces, space).owner >= 0) return { course, offer: 'none' };
  if (choice.card !== null) return { course, offer: legal.has(planText(choice.card, space)) ? 'put' : 'none' };
  return { course, offer: cardsFor(space, legal).length > 0 ? 'open' : 'none' };
}

function wayOf(space: number, { offer }: SpaceState, { choice }: Planner): string | null {
  if (offer === 'swap') return swapText(space);
  return offer === 'put' && choice.card !== null ? planText(choice.card, space) : null;
}

function courseOf(moment: RoundMoment, space: number): SpaceState['course'] {
  if (moment.kind === 'planning') return null;
  const marker = markerAt(moment);
  if (marker < 0 || space < marker) return 'done';
  if (space > marker) return null;
  return moment.kind === 'card' ? 'now' : 'coming';
}

function classOf({ view, pointedAt }: Play, space: number, { course, offer }: SpaceState, { choice, over }: Planner): string {
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

function labelOf({ view, seats }: Play, space: number, { course, offer }: SpaceState, planner: Planner, text: AdAstraSpoken): string {
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
