import { at, type Result, type Seat } from '@astrarium/core';
import type { Expectation, Weighed } from './weigh.ts';

/** A seat's decisions one after another, with nobody else's between them and nothing drawn. */
export interface Turn {
  /** How many decisions of the game were taken before it. */
  readonly version: number;
  readonly seat: Seat;
  /** What the seat could expect when its turn began. */
  readonly before: Expectation;
  /** The share of games it gave away by deciding worse than it could; less than nothing where it saw more than the coach. */
  readonly lost: number;
  /** The decision that gave away most, if any did, and how much. */
  readonly worst: { readonly weighed: Weighed; readonly lost: number } | null;
  /** What came after it, until the seat's next turn, by what the others gave away and by the luck of the draw. */
  readonly gifts: number;
  readonly luck: number;
}

/** From what a seat could expect at its first turn to how the game ended for it: what moved it. */
export interface Balance {
  readonly start: number;
  readonly end: number;
  readonly lost: number;
  readonly gifts: number;
  readonly luck: number;
}

export interface Account {
  readonly turns: readonly Turn[];
  /** By seat; null for a seat that had nothing to choose. */
  readonly balances: readonly (Balance | null)[];
}

/**
 * Accounts for every change in what the seats could expect. What one gives away by a poor decision goes to the others in equal parts;
 * what neither own decisions nor those of the others explain is the luck of the draw, where anything was drawn.
 */
export function accountOf(weighed: readonly Weighed[], result: Result | null, seats: number): Account {
  const begun = beginTurns(weighed, seats);
  const spans = begun.map((turn, index): Span => {
    const next = begun.findIndex(({ seat }, other) => other > index && seat === turn.seat);
    const later = next < 0 ? endOf(result, turn.seat) : at(begun, next).before.win;
    return { until: next < 0 ? begun.length : next, later, drew: next < 0 || at(begun, next).draws > turn.draws };
  });
  // The first time through, what the others gave away is as the coach saw it; the second time, as it turned out.
  const turns = settle(settle(begun, spans, seats), spans, seats);
  return { turns, balances: Array.from({ length: seats }, (_, seat) => balanceOf(turns, result, seat)) };
}

/** What comes between a turn and the seat's next one. */
interface Span {
  readonly until: number;
  /** What the seat can expect at that; null if nobody knows. */
  readonly later: number | null;
  readonly drew: boolean;
}

/** Where nothing was drawn, it was no luck: what happened later tells what the decisions were worth. */
function settle(turns: readonly Begun[], spans: readonly Span[], seats: number): (Begun & Turn)[] {
  return turns.map((turn, index) => {
    const { until, later, drew } = at(spans, index);
    const gifts = turns.slice(index + 1, until).reduce((sum, { lost }) => sum + lost, 0) / Math.max(1, seats - 1);
    if (later === null) return { ...turn, gifts, luck: 0 };
    if (drew) return { ...turn, gifts, luck: later - (turn.before.win - turn.lost) - gifts };
    const lost = turn.before.win + gifts - later;
    const worst = turn.worst !== null && lost > 0 ? { ...turn.worst, lost: Math.min(lost, turn.worst.lost) } : null;
    return { ...turn, lost, worst, gifts, luck: 0 };
  });
}

/** The turns on which the game turned most, in their order: by a poor decision, or by luck. */
export function turningPoints(turns: readonly Turn[], most: number): Turn[] {
  const weight = ({ worst, luck }: Turn): number => Math.max(worst?.lost ?? 0, Math.abs(luck));
  return turns
    .filter((turn) => weight(turn) >= LEAST)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => a.version - b.version);
}

/** A smaller change than this may be no more than the coach's own doubt. */
const LEAST = 0.05;

/** `draws`: how often anything had been drawn before it. */
type Begun = Omit<Turn, 'gifts' | 'luck'> & { readonly draws: number };

function beginTurns(weighed: readonly Weighed[], seats: number): Begun[] {
  const turns: Begun[] = [];
  for (const [index, one] of weighed.entries()) {
    const lost = one.before.win - winAfter(one, weighed[index + 1], seats);
    const turn = turns.at(-1);
    const same = turn?.seat === one.seat && turn.draws === one.draws ? turn : undefined;
    const worst = one.better !== null && lost > (same?.worst?.lost ?? 0) ? { weighed: one, lost } : (same?.worst ?? null);
    if (same === undefined) turns.push({ version: one.version, seat: one.seat, before: one.before, lost, worst, draws: one.draws });
    else turns[turns.length - 1] = { ...same, lost: same.lost + lost, worst };
  }
  return turns;
}

/**
 * What the seat could expect after its decision. Where nothing was drawn before the next one, what the coach thought of that is the
 * better answer: it looked at nothing else. Of two players, one wins what the other does not.
 */
function winAfter(one: Weighed, next: Weighed | undefined, seats: number): number {
  if (next === undefined || next.draws > one.draws) return one.after.win;
  if (next.seat === one.seat) return next.before.win;
  return seats === 2 ? 1 - next.before.win : one.after.win;
}

function endOf(result: Result | null, seat: Seat): number | null {
  if (result === null) return null;
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}

function balanceOf(turns: readonly Turn[], result: Result | null, seat: Seat): Balance | null {
  const own = turns.filter((turn) => turn.seat === seat);
  const [first] = own;
  if (first === undefined) return null;
  const sum = (pick: (turn: Turn) => number): number => own.reduce((total, turn) => total + pick(turn), 0);
  return {
    start: first.before.win,
    end: endOf(result, seat) ?? at(own, own.length - 1).before.win,
    lost: sum(({ lost }) => lost),
    gifts: sum(({ gifts }) => gifts),
    luck: sum(({ luck }) => luck),
  };
}
