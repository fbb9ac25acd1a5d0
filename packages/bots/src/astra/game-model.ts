import { type AstraState, type Decision } from '@astrarium/astra';
import { at, type Below, type Chance, QuickChance, quickRandom } from '@astrarium/core';
import type { GameModel, Move } from '../search/game-model.ts';
import type { Evaluation } from './evaluation/evaluation.ts';
import { finishTurn } from './rollout-policy/settle.ts';
import { findTurns, type TurnLimits } from './rollout-policy/turns.ts';

/** What the search knows of Astra: its moves are whole turns, found by a quick look and judged by the prices of things. */
export function astraModel(evaluate: Evaluation): GameModel<AstraState, Decision> {
  return {
    worlds: WORLDS,
    key: (state) => keyOf(state),
    moves(state, seat, legal, wide, below) {
      const solo = state.automa !== null;
      const reach = solo ? (wide ? SOLO_WIDE : SOLO_NARROW) : wide ? WIDE : NARROW;
      const found = findTurns(state, seat, legal, evaluate, reach, luckOf(solo, below));
      const best = at(found, 0).utility;
      return found.map(
        ({ decisions, value, utility }): Move<Decision> => ({ decisions, value, weight: Math.exp((utility - best) / DOUBT) }),
      );
    },
    rollOut: (state, chance) => finishTurn(state, evaluate, chance),
    evaluate,
  };
}

const WORLDS = 32;
const WIDE: TurnLimits = { width: 16, positions: 1500, turns: 12 };
const NARROW: TurnLimits = { width: 4, positions: 300, turns: 6 };
/** Against Auptolemy a turn costs more to look at. */
const SOLO_WIDE: TurnLimits = { width: 6, positions: 200, turns: 8 };
const SOLO_NARROW: TurnLimits = { width: 3, positions: 60, turns: 4 };
/** By how much a move may look worse and still deserve a third of the attention. */
const DOUBT = 0.06;

/** Auptolemy's turn is played for each turn that ends: every one meets the same luck, so that none looks better for a lucky roll. */
function luckOf(solo: boolean, below: Below): () => Chance {
  const seed = below(0x7fff_ffff);
  let quick = quickRandom(seed);
  const chance = new QuickChance((n) => quick(n));
  return () => {
    if (solo) quick = quickRandom(seed);
    return chance;
  };
}

/** Everything that lies open, and what is being asked. Final Scoring cards are left out: nobody knows another's, and one's own stays. */
function keyOf(state: AstraState): string {
  const { turn, frames } = state;
  const codes = [state.active, state.round, state.lastRound, state.sphere, state.drawn, turn.lasting, turn.famePerGrand, turn.refund];
  codes.push(turn.grandMarked, turn.notCommonMarked, turn.spent, turn.beforeGrand + 1, turn.actionSkipped ? 1 : 0);
  for (const card of state.slots) codes.push(card + 1);
  for (const set of state.marks) codes.push(set);
  for (const { fame, pouch, wisdom, stardust, telescopes, active, exhausted } of state.journals) {
    codes.push(fame, pouch, wisdom, stardust, telescopes, active.length);
    for (const card of active) codes.push(card);
    for (const card of exhausted) codes.push(card);
  }
  for (const { phase, slot, star, left, used, asked, served } of frames) {
    codes.push(phase.length, phase.charCodeAt(0), slot + 1, star + 1, left, used, asked, served);
  }
  if (state.automa !== null) codes.push(...state.automa.library, state.automa.drawn);
  return String.fromCharCode(...codes);
}
