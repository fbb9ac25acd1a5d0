import { at, type Chance } from '@astrarium/core';
import { AUPTOLEMY, type Automa, has, NO_SCORING } from './automa/automa.ts';
import { chooseRemoved } from './automa/setup.ts';
import { CARDS, type CardId } from './data/cards.ts';
import { SCORING_CARDS } from './data/constants.ts';
import type { AstraState } from './state.ts';

/** Deals anew what nobody has seen: the deck; in the solo game also Auptolemy's, the cards removed, and its Final Scoring card. */
export function redeal(state: AstraState, chance: Chance): void {
  if (state.frames.length === 0) return;
  const unseen = state.deck.slice(state.drawn);
  if (state.automa === null) chance.shuffle('redeal', unseen);
  else redealSolo(state, state.automa, unseen, chance);
  state.deck = [...state.deck.slice(0, state.drawn), ...unseen];
}

/**
 * Who saw a card come from one pile knows that it is in no other: the piles are dealt together. But a Library deck that was made anew from
 * the discard (A11.14) holds what everybody has seen go there. `unseen` is the draw deck's, and changed in place.
 */
function redealSolo(state: AstraState, automa: Automa, unseen: CardId[], chance: Chance): void {
  const left = automa.drawn + (has(automa, 'open-deck') ? 1 : 0);
  const library = automa.deck.slice(left);
  const right = has(automa, 'hidden-right') ? [automa.library[1]] : [];
  const removed = automa.removed.slice();
  const madeAnew = state.deck.length + automa.deck.length + removed.length < CARDS.length;
  if (!madeAnew) dealTogether(automa, removed, [unseen, library, right], chance);
  else if (automa.deck.includes(automa.library[1])) {
    dealTogether(automa, removed, [unseen], chance);
    dealTogether(automa, [], [library, right], chance);
  } else {
    dealTogether(automa, removed, [unseen, right], chance);
    dealTogether(automa, [], [library], chance);
  }
  automa.removed = removed;
  automa.library[1] = right[0] ?? automa.library[1];
  automa.deck = [...automa.deck.slice(0, left), ...library];
  redealScoring(state, automa, chance);
}

/** Puts what lies in all these piles together, and deals it out to them again; removed are cards of the right kind (A11.1). */
function dealTogether({ modifiers }: Automa, removed: CardId[], piles: readonly CardId[][], chance: Chance): void {
  const together = [...removed, ...piles.flat()];
  chance.shuffle('redeal', together);
  if (removed.length > 0) {
    const chosen = chooseRemoved(modifiers, together, chance).slice(0, removed.length);
    removed.splice(0, removed.length, ...chosen);
  }
  const dealt = together.filter((card) => !removed.includes(card));
  for (const pile of piles) pile.splice(0, pile.length, ...dealt.splice(0, pile.length));
}

/** Each person has seen their own Final Scoring card; Auptolemy's is any of the others. */
function redealScoring(state: AstraState, automa: Automa, chance: Chance): void {
  const seen = new Set(state.scoring.filter((_, seat) => seat !== AUPTOLEMY));
  const others = SCORING_CARDS.map((_, card) => card).filter((card) => !seen.has(card));
  const scoring = at(others, chance.below('scoring', others.length));
  state.scoring = state.scoring.map((card, seat) => (seat === AUPTOLEMY ? scoring : card));
  if (automa.scoring !== NO_SCORING) automa.scoring = scoring;
}
