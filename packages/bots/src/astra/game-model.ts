import { type AstraState, type Decision } from '@astrarium/astra';
import { at, type Below, type Chance, QuickChance, quickRandom } from '@astrarium/core';
import type { Move, Sense } from '../search/game-model.ts';
import type { Judge } from './evaluation/evaluation.ts';
import { finishTurn } from './rollout-policy/settle.ts';
import { findTurns, type Reach } from './rollout-policy/turns.ts';

/** What the search knows of Astra: its moves are whole turns, found by a quick look and judged by the prices of things. */
export function astraSense(judge: Judge): Sense<AstraState, Decision> {
  return {
    worlds: WORLDS,
    key: (state) => keyOf(state),
    moves(state, seat, legal, wide, below) {
      const solo = state.automa !== null;
      const reach = solo ? (wide ? SOLO_WIDE : SOLO_NARROW) : wide ? WIDE : NARROW;
      const found = findTurns(state, seat, legal, judge, reach, luckOf(solo, below));
      const best = at(found, 0).value;
      return found.map(({ decisions, hope, value }): Move<Decision> => ({ decisions, hope, weight: Math.exp((value - best) / DOUBT) }));
    },
    settle: (state, chance) => finishTurn(state, judge, chance),
    outlook: judge,
  };
}

const WORLDS = 32;
const WIDE: Reach = { width: 16, positions: 1500, turns: 12 };
const NARROW: Reach = { width: 4, positions: 300, turns: 6 };
/** Against Auptolemy a turn costs more to look at. */
const SOLO_WIDE: Reach = { width: 6, positions: 200, turns: 8 };
const SOLO_NARROW: Reach = { width: 3, positions: 60, turns: 4 };
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
