import { type AstraState, astra, cardOf, type Decision } from '@astrarium/astra';
import { at, type Chance, type Seat } from '@astrarium/core';
import { evaluate } from './evaluate.ts';
import { boonWorth, turnsLeft } from './worth.ts';

/** How many half-finished turns are followed at once, and how many positions are looked at in all. */
const WIDTH = 16;
const POSITIONS = 1500;

interface Line {
  readonly state: AstraState;
  /** The decision this line of play began with. */
  readonly first: Decision;
  readonly value: number;
}

/**
 * The decision that begins the best turn found: follows the most promising lines of the seat's own decisions to the end of its turn
 * and compares where they lead. `state` is imagined from the seat's view; it is not changed.
 */
export function bestBeginning(state: AstraState, seat: Seat, legal: readonly Decision[], chance: Chance): Decision {
  const ended: Line[] = [];
  let lines: Line[] = [];
  let looked = 0;
  const follow = (from: AstraState, decision: Decision, first: Decision, next: Line[]): void => {
    const after = astra.clone(from);
    astra.apply(after, seat, decision, chance);
    const open = isOwnDecision(after, seat, state);
    if (!open) settle(after, seat, state, chance);
    (open ? next : ended).push({ state: after, first, value: evaluate(after, seat) });
    looked += 1;
  };
  for (const decision of legal) follow(state, decision, decision, lines);
  while (lines.length > 0) {
    if (looked >= POSITIONS) break;
    const next: Line[] = [];
    for (const line of lines.toSorted((a, b) => b.value - a.value).slice(0, WIDTH)) {
      for (const decision of astra.legal(line.state, seat)) follow(line.state, decision, line.first, next);
    }
    lines = next;
  }
  // Lines not followed to their end count as they stand.
  const best = [...ended, ...lines].reduce((a, b) => (b.value > a.value ? b : a));
  return best.first;
}

/** Is the seat still deciding its own turn? */
function isOwnDecision(state: AstraState, seat: Seat, begun: AstraState): boolean {
  const waiting = astra.waitingFor(state);
  return waiting.length === 1 && waiting[0] === seat && sameTurn(state, begun);
}

function sameTurn(state: AstraState, begun: AstraState): boolean {
  return state.active === begun.active && state.round === begun.round;
}

/** Lets the others pick their Boons, each what is best for itself, until the turn is over or the seat is asked again. */
function settle(state: AstraState, seat: Seat, begun: AstraState, chance: Chance): void {
  while (sameTurn(state, begun)) {
    const other = astra.waitingFor(state)[0];
    if (other === undefined || other === seat) return;
    astra.apply(state, other, simpleChoice(state, other, astra.legal(state, other)), chance);
  }
}

/** The best Boon for the seat by itself; anything else that is asked between turns: the first there is. */
function simpleChoice(state: AstraState, seat: Seat, legal: readonly Decision[]): Decision {
  const slot = state.frames[state.frames.length - 1]?.slot ?? -1;
  let best = at(legal, 0);
  let most = -1;
  for (const decision of legal) {
    if (decision.do !== 'boon') continue;
    const boon = at(cardOf(at(state.slots, slot)).boons, decision.box);
    const worth = boonWorth(at(state.journals, seat), boon, turnsLeft(state));
    if (worth > most) {
      most = worth;
      best = decision;
    }
  }
  return best;
}
