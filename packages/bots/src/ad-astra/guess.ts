import { type AdAstraState, type AdAstraView, adAstra, FIRST_MOVEMENT, NOBODY } from '@astrarium/ad-astra';
import type { Below, Chance, Seat } from '@astrarium/core';
import { idealSpace, wishes } from './rollout-policy/plan.ts';
import { WEIGHTS } from './rollout-policy/weights.ts';

/** A state that fits the view, in which the others have planned what makes sense for them there, not anything. */
export function imagineSensibly(view: AdAstraView, chance: Chance): AdAstraState {
  const state = adAstra.imagine(view, chance);
  const below: Below = (n) => chance.below('guess', n);
  for (let seat = 0; seat < state.players; seat += 1) if (seat !== view.viewer) planAnew(state, seat, below);
  return state;
}

/** How much less is sure of others' plans than of one's own. */
const DOUBT = 1.5;

/** Takes the seat's face-down cards up and lays others in their places, one after the other. */
function planAnew(state: AdAstraState, seat: Seat, below: Below): void {
  const { owners, faces, cards, revealed } = state;
  const spaces: number[] = [];
  for (let space = revealed; space < owners.length; space += 1) {
    if (owners[space] !== seat) continue;
    spaces.push(space);
    cards[seat] = (cards[seat] ?? 0) | (1 << (faces[space] ?? 0));
    owners[space] = NOBODY;
  }
  for (const space of spaces) {
    const card = likelyCard(state, seat, space, below);
    owners[space] = seat;
    faces[space] = card;
    cards[seat] = (cards[seat] ?? 0) & ~(1 << card);
  }
}

function likelyCard(state: AdAstraState, seat: Seat, space: number, below: Below): number {
  const wanted = wishes(state, seat, WEIGHTS);
  let best = Number.NEGATIVE_INFINITY;
  let choice = FIRST_MOVEMENT;
  for (let card = 0; card < wanted.length; card += 1) {
    if (((state.cards[seat] ?? 0) & (1 << card)) === 0) continue;
    const whim = DOUBT * WEIGHTS.whim * (below(1024) / 1024);
    const liking = (wanted[card] ?? 0) + whim - WEIGHTS.steady * Math.abs(space - idealSpace(state, card, WEIGHTS));
    if (liking <= best) continue;
    best = liking;
    choice = card;
  }
  return choice;
}
