import { type AstraState, astra, cardOf, type Decision } from '@astrarium/astra';
import { at, Chance, childSeed, type Seat, type Seed } from '@astrarium/core';
import { boonValue, turnsLeft } from './heuristic-values.ts';
import { positionValue } from './position-value.ts';
import type { Preferences } from './preferences.ts';
import { soloPositionValue } from './solo.ts';

/** How many half-finished turns are followed at once, and how many positions are looked at in all. */
const WIDTH = 16;
const POSITIONS = 1500;
/** Against Auptolemy fewer do: its whole turn is played for each turn that ends. */
const SOLO_WIDTH = 8;

interface PlannedLine {
  readonly state: AstraState;
  /** The decision this line of play began with. */
  readonly first: Decision;
  readonly value: number;
  /** The position before the last decision of this line, and that decision. */
  readonly from: AstraState;
  readonly last: Decision;
}

/**
 * The decision that begins the best turn found: follows the most promising lines of the seat's own decisions to the end of its turn
 * and compares where they lead. `state` is imagined from the seat's view; it is not changed.
 */
export function bestBeginning(
  state: AstraState,
  seat: Seat,
  legal: readonly Decision[],
  chance: Chance,
  preferences: Preferences,
): Decision {
  const ended: PlannedLine[] = [];
  let lines: PlannedLine[] = [];
  let looked = 0;
  const width = state.automa === null ? WIDTH : SOLO_WIDTH;
  const lucks = state.automa === null ? [] : everyRoll(chance);
  const follow = (from: AstraState, decision: Decision, first: Decision, next: PlannedLine[]): void => {
    const after = astra.clone(from);
    const luck = lucks[0] === undefined ? chance : new Chance(lucks[0]);
    astra.apply(after, seat, decision, luck);
    const open = isOwnDecision(after, seat, state);
    if (!open) settle(after, seat, state, luck);
    (open ? next : ended).push({ state: after, first, value: valueOf(after, seat, preferences), from, last: decision });
    looked += 1;
  };
  for (const decision of legal) follow(state, decision, decision, lines);
  while (lines.length > 0) {
    if (looked >= POSITIONS) break;
    const next: PlannedLine[] = [];
    for (const line of lines.toSorted((a, b) => b.value - a.value).slice(0, width)) {
      for (const decision of astra.legal(line.state, seat)) follow(line.state, decision, line.first, next);
    }
    lines = next;
  }
  // Lines not followed to their end count as they stand.
  const found = [...ended, ...lines];
  if (lucks.length > 0) return bestByEveryRoll(found, seat, lucks, preferences).first;
  return found.reduce((a, b) => (b.value > a.value ? b : a)).first;
}

function valueOf(state: AstraState, seat: Seat, preferences: Preferences): number {
  return state.automa === null ? positionValue(state, seat, preferences) : soloPositionValue(state, state.automa);
}

/** How many of the lines that look best by one roll of Auptolemy's die are tried with all. */
const TRIED_BY_EVERY_ROLL = 6;

/**
 * In the solo game a turn ends with Auptolemy's whole turn. Every line meets the same luck, so that none looks better for a lucky
 * roll; the best are compared by the mean over all rolls.
 */
function bestByEveryRoll(lines: readonly PlannedLine[], seat: Seat, lucks: readonly Seed[], preferences: Preferences): PlannedLine {
  const tried = lines.toSorted((a, b) => b.value - a.value).slice(0, TRIED_BY_EVERY_ROLL);
  const values = tried.map((line) => line.value + lucks.slice(1).reduce((sum, luck) => sum + replayed(line, seat, luck, preferences), 0));
  return at(tried, values.indexOf(Math.max(...values)));
}

function replayed({ from, last }: PlannedLine, seat: Seat, luck: Seed, preferences: Preferences): number {
  const chance = new Chance(luck);
  const after = astra.clone(from);
  astra.apply(after, seat, last, chance);
  settle(after, seat, from, chance);
  return valueOf(after, seat, preferences);
}

/** A seed for each card that Auptolemy's die may select: left, right, and the top of its deck (A11.5). */
function everyRoll(chance: Chance): Seed[] {
  const seeds: Seed[] = [];
  for (let n = 0; seeds.length < 3; n += 1) {
    const seed = childSeed(chance.seed, n);
    if (Math.floor(new Chance(seed).below('die', 6) / 2) === seeds.length) seeds.push(seed);
  }
  return seeds;
}

/** Is the seat still deciding its own turn? */
function isOwnDecision(state: AstraState, seat: Seat, begun: AstraState): boolean {
  const waiting = astra.waitingFor(state);
  return waiting.length === 1 && waiting[0] === seat && sameTurn(state, begun);
}

function sameTurn(state: AstraState, begun: AstraState): boolean {
  return state.active === begun.active && state.round === begun.round;
}

/**
 * Lets the others pick their Boons, each what is best for itself, until the turn is over or the seat is asked again. In Auptolemy's
 * turn the seat picks for itself.
 */
function settle(state: AstraState, seat: Seat, begun: AstraState, chance: Chance): void {
  for (;;) {
    const other = astra.waitingFor(state)[0];
    if (other === undefined) return;
    const ownPick = state.automa !== null && state.active !== seat;
    if (!ownPick && (other === seat || !sameTurn(state, begun))) return;
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
    const worth = boonValue(at(state.journals, seat), boon, turnsLeft(state));
    if (worth > most) {
      most = worth;
      best = decision;
    }
  }
  return best;
}
