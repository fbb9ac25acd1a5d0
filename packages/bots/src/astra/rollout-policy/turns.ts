import { type AstraState, astra, type Decision } from '@astrarium/astra';
import { at, type Chance, type Seat } from '@astrarium/core';
import type { Value } from '../../search/game-model.ts';
import { utilityOf } from '../../search/node.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { fingerprint } from './fingerprint.ts';
import { finishTurn } from './settle.ts';

/** How far to look for turns. */
export interface TurnLimits {
  /** How many half-finished turns are followed at once. */
  readonly width: number;
  /** How many positions are looked at in all. */
  readonly positions: number;
  /** How many turns are told of. */
  readonly turns: number;
}

/** Decisions of one seat up to the end of its turn, or until somebody else is asked; and what they promise. */
export interface FoundTurn {
  readonly decisions: readonly Decision[];
  readonly value: Value;
  readonly utility: number;
}

interface TurnLine extends DecisionChain {
  readonly value: Value;
  readonly utility: number;
}

interface DecisionChain {
  readonly state: AstraState;
  readonly last: Decision;
  readonly before: DecisionChain | undefined;
}

/**
 * The best turns the seat could take from here, the best first: follows the most promising lines of its decisions and judges where they
 * lead. `state` is not changed. Lines that lead to the same position are one.
 */
export function findTurns(
  state: AstraState,
  seat: Seat,
  legal: readonly Decision[],
  evaluate: Evaluation,
  { width, positions, turns }: TurnLimits,
  chance: () => Chance,
): FoundTurn[] {
  const ended: TurnLine[] = [];
  const seen = new Set<number>();
  let lines: TurnLine[] = [];
  let next: TurnLine[] = [];
  const follow = (from: AstraState, decision: Decision, before: DecisionChain | undefined): void => {
    const after = astra.clone(from);
    const luck = chance();
    astra.apply(after, seat, decision, luck);
    const print = fingerprint(after);
    if (seen.has(print)) return;
    seen.add(print);
    const open = isOwnDecision(after, seat, state);
    if (!open) finishTurn(after, evaluate, luck);
    const value = at(evaluate(after), seat);
    (open ? next : ended).push({ state: after, last: decision, before, value, utility: utilityOf(value) });
  };
  for (const decision of legal) follow(state, decision, undefined);
  for (; next.length > 0 && seen.size < positions; ) {
    lines = next.toSorted(byUtility);
    next = [];
    for (let n = 0; n < lines.length && n < width; n += 1) {
      const line = at(lines, n);
      for (const decision of astra.legal(line.state, seat)) follow(line.state, decision, line);
    }
  }
  // Lines not followed to their end count as they stand; so do the last ones, should all they led to have been seen and passed over.
  const open = ended.length + next.length === 0 ? lines : next;
  const found = ended.concat(open).toSorted(byUtility);
  return found.slice(0, turns).map((line) => ({ decisions: decisionsOf(line), value: line.value, utility: line.utility }));
}

function byUtility(a: TurnLine, b: TurnLine): number {
  return b.utility - a.utility;
}

function decisionsOf(line: DecisionChain): Decision[] {
  const decisions: Decision[] = [];
  for (let step: DecisionChain | undefined = line; step !== undefined; step = step.before) decisions.push(step.last);
  return decisions.toReversed();
}

/** Is the seat still deciding its own turn? */
function isOwnDecision(state: AstraState, seat: Seat, begun: AstraState): boolean {
  const waiting = astra.waitingFor(state);
  return waiting.length === 1 && waiting[0] === seat && state.active === begun.active && state.round === begun.round;
}
