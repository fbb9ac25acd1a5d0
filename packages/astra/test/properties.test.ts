import { at, type Chance, type Viewer } from '@astrarium/core';
import { describeGame } from '../../../test/game-properties.ts';
import { AUPTOLEMY, type Automa, isAutoma, NO_SCORING } from '../src/automa/automa.ts';
import { astra } from '../src/index.ts';
import { openBoxes } from '../src/rules/boons.ts';
import { type AstraState, NO_PICK } from '../src/state.ts';
import { EVERY_DECISION } from './every-decision.ts';
import { broken } from './invariants.ts';

describeGame({
  game: astra,
  options: {
    solo: { players: 1 },
    'solo, easier': {
      players: 1,
      modifiers: ['large-water-removed', 'no-head-start', 'no-telescopes', 'open-deck', 'endless-library', 'rich-start'],
    },
    'solo, harder': {
      players: 1,
      modifiers: ['head-start', 'telescope-per-discovery', 'scoring-card', 'six-stardust', 'hidden-right', 'small-cards-removed'],
    },
    '2 players': { players: 2 },
    '3 players': { players: 3 },
    '4 players': { players: 4 },
    '5 players': { players: 5 },
  },
  // A million over the four numbers of players, 210,000 over the three solo games.
  decisions: (name) => (name.startsWith('solo') ? 70_000 : 250_000),
  longest: 2000,
  broken,
  changeSecrets,
  everyDecision: EVERY_DECISION,
});

/** The undealt deck in another order, others' Final Scoring cards and sealed picks exchanged. */
function changeSecrets(state: AstraState, viewer: Viewer, chance: Chance): AstraState {
  const changed = astra.clone(state);
  const undealt = state.deck.slice(state.drawn);
  chance.shuffle('deck', undealt);
  const over = state.frames.length === 0;
  const spare = [0, 1, 2, 3, 4, 5].filter((card) => over || viewer === 'spectator' || card !== state.scoring[viewer]);
  chance.shuffle('scoring', spare);
  const scoring = state.scoring.map((card, seat) => (over || seat === viewer ? card : (spare.pop() ?? 0)));
  for (const frame of changed.frames) {
    for (const [seat, pick] of frame.picks.entries()) {
      // What Auptolemy takes is no secret (A11.11).
      if (pick === NO_PICK || seat === viewer || isAutoma(changed, seat)) continue;
      const open = [0, 1, 2, 3].filter((box) => openBoxes(changed, frame, seat) & (1 << box));
      frame.picks[seat] = open[chance.below('picks', open.length)] ?? pick;
    }
  }
  const automa = changeLibrary(changed.automa, over, scoring, chance);
  return { ...changed, deck: [...state.deck.slice(0, state.drawn), ...undealt], scoring, automa };
}

/** What nobody sees of Auptolemy's Library: its deck but for an open top, a face-down right card, the removed cards, its Final Scoring card. */
function changeLibrary(automa: Automa | null, over: boolean, scoring: readonly number[], chance: Chance): Automa | null {
  if (automa === null) return null;
  const open = automa.modifiers.includes('open-deck') ? 1 : 0;
  const faceDown = automa.modifiers.includes('hidden-right');
  const [left, right] = automa.library;
  const hidden = [...(faceDown ? [right] : []), ...automa.deck.slice(automa.drawn + open), ...automa.removed];
  chance.shuffle('library', hidden);
  return {
    ...automa,
    library: [left, faceDown ? (hidden.shift() ?? right) : right],
    removed: hidden.splice(0, automa.removed.length),
    deck: [...automa.deck.slice(0, automa.drawn + open), ...hidden],
    scoring: over || automa.scoring === NO_SCORING ? automa.scoring : at(scoring, AUPTOLEMY),
  };
}
